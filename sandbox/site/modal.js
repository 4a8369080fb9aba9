// A modal: labelled fields in a dialog; resolves to the values of its fields, or null if it was cancelled.

import { element, freshId } from "./dom.js";

const LABEL = 18;
const FIELDS = {
  3: (spec) =>
    element(
      "select",
      { multiple: (spec.max_values ?? 1) > 1 },
      ...spec.options.map((option) =>
        element("option", { value: option.value, selected: Boolean(option.default) }, option.label),
      ),
    ),
  4: (spec) =>
    element(spec.style === 2 ? "textarea" : "input", {
      value: spec.value ?? "",
      placeholder: spec.placeholder ?? "",
      maxLength: spec.max_length ?? 4000,
      required: spec.required !== false,
    }),
};

export function fill(modal) {
  return new Promise((resolve) => {
    const fields = new Map();
    const rows = modal.components.map((box) => {
      if (box.type !== LABEL) return element("p", {}, box.content ?? "");
      const field = (FIELDS[box.component.type] ?? FIELDS[4])(box.component);
      field.id = freshId("field");
      fields.set(box.component.custom_id, field);
      return element(
        "p",
        {},
        element("label", { htmlFor: field.id }, box.label),
        box.description ? element("small", {}, box.description) : null,
        field,
      );
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
      const filled = [...fields].map(([name, field]) => [name, value(field)]);
      resolve(dialog.returnValue === "send" ? Object.fromEntries(filled) : null);
    };
    document.body.append(dialog);
    dialog.showModal();
    fields.values().next().value?.focus();
  });
}

function value(field) {
  return field instanceof HTMLSelectElement
    ? [...field.selectedOptions].map((option) => option.value)
    : field.value;
}
