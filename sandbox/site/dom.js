// Making elements: element("button.primary", {onclick}, "Boop!"); elements are never made from a string of HTML.

export function element(selector, properties = {}, ...children) {
  const [tag, ...classes] = selector.split(".");
  const made = document.createElement(tag || "div");
  made.classList.add(...classes);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made && !name.startsWith("aria")) made[name] = value;
    else if (value !== undefined && value !== null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

let made = 0;

export function freshId(kind) {
  return `${kind}-${++made}`;
}

const END = /[.!?…]$/;

// A text with a full stop, unless it has an end of its own: "Ann pressed Boop!"
export function sentence(text) {
  return END.test(text) ? text : `${text}.`;
}
