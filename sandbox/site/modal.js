// A modal: labelled fields in a dialog; resolves to the values of its fields, or null if it was cancelled.

import { element, freshId } from "./dom.js";

const LABEL = 18;
// Each makes a field: its node, whether that has a legend of its own, and how its value is read, as the stand-in expects it.
const FIELDS = {
  3: (spec) => menu(spec, spec.options.map(asChoice)),
  4: text,
  5: (spec, places) => menu(spec, chosenOf(spec, places.people)),
  6: (spec, places) => menu(spec, chosenOf(spec, places.roles)),
  8: (spec, places) => menu(spec, chosenOf(spec, places.channels.filter(fits(spec)))),
  21: (spec) => group(spec, spec.options.map(asChoice), "radio"),
  22: (spec) => group(spec, spec.options.map(asChoice), "checkbox"),
  23: checkbox,
};

const asChoice = (option) => ({ ...option, chosen: Boolean(option.default) });
const fits = (spec) => (channel) => !spec.channel_types || spec.channel_types.includes(channel.type);

// People, roles or channels, those chosen that the form names.
function chosenOf(spec, choices) {
  const named = new Set((spec.default_values ?? []).map((each) => String(each.id)));
  return choices.map((choice) => ({ ...choice, chosen: named.has(choice.value) }));
}

function text(spec) {
  const node = element(spec.style === 2 ? "textarea" : "input", {
    value: spec.value ?? "",
    placeholder: spec.placeholder ?? "",
    maxLength: spec.max_length ?? 4000,
    required: spec.required !== false,
  });
  return { node, value: () => node.value };
}

// A menu for one choice; where there may be several, one checkbox for each.
function menu(spec, choices) {
  if ((spec.max_values ?? 1) > 1) return group(spec, choices, "checkbox");
  const options = choices.map(({ value, label, chosen }) =>
    element("option", { value, selected: chosen }, label),
  );
  const none = element("option", { value: "" }, spec.placeholder ?? "—");
  const open = spec.required === false || !choices.some(({ chosen }) => chosen);
  const node = element(
    "select",
    { required: spec.required !== false },
    ...(open ? [none, ...options] : options),
  );
  return { node, value: () => (node.value ? [node.value] : []) };
}

// Radio buttons, or checkboxes, each with its label.
function group(spec, choices, type) {
  const name = freshId("group");
  const required = type === "radio" && spec.required !== false;
  const inputs = choices.map(({ value, chosen }) =>
    element("input", { type, name, value, checked: chosen, required }),
  );
  const rows = inputs.map((input, number) =>
    element("label", {}, input, face(choices[number].label, choices[number].description)),
  );
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const value = type === "radio" ? () => values()[0] ?? null : values;
  return { node: element("div.choices", {}, ...rows), legend: true, value };
}

function checkbox(spec) {
  const node = element("input", { type: "checkbox", checked: Boolean(spec.default) });
  return { node, value: () => node.checked };
}

function face(label, description) {
  return element("span", {}, label, description ? element("small", {}, description) : null);
}

// places: {people, roles, channels}, those that may be chosen here.
export function fill(modal, places) {
  return new Promise((resolve) => {
    const fields = new Map();
    const rows = modal.components.map((box) => {
      if (box.type !== LABEL) return element("p", {}, box.content ?? "");
      const field = (FIELDS[box.component.type] ?? text)(box.component, places);
      fields.set(box.component.custom_id, field);
      return labelled(box, field);
    });
    const dialog = element(
      "dialog.modal",
      { "aria-label": modal.title },
      element(
        "form",
        { method: "dialog" },
        element("h2", {}, modal.title),
        ...rows,
        element(
          "div.row",
          {},
          element("button.primary", { value: "send" }, "Submit"),
          element("button.secondary", { value: "", formNoValidate: true }, "Cancel"),
        ),
      ),
    );
    dialog.onclose = () => {
      dialog.remove();
      const filled = [...fields].map(([name, field]) => [name, field.value()]);
      resolve(dialog.returnValue === "send" ? Object.fromEntries(filled) : null);
    };
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector("input, select, textarea")?.focus();
  });
}

// A field with its label, which is tied to it, and its description.
function labelled(box, field) {
  const about = box.description ? element("small", { id: freshId("about") }, box.description) : null;
  if (field.legend) {
    const described = about ? { "aria-describedby": about.id } : {};
    return element("fieldset", described, element("legend", {}, box.label), about, field.node);
  }
  field.node.id = freshId("field");
  if (about) field.node.setAttribute("aria-describedby", about.id);
  return element("p", {}, element("label", { htmlFor: field.node.id }, box.label), about, field.node);
}
