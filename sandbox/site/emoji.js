// An emoji of Discord's: one of Unicode as text, the application's own as a small picture.

import { element } from "./dom.js";

// spec: {id, name, animated}; without an id the name is the character itself.
export function emoji({ id, name }) {
  if (!id) return element("span.emoji", {}, name);
  const called = `:${name}:`;
  const image = element("img.emoji", { src: `/cdn/emojis/${id}.png`, alt: called, title: called });
  // One that was deleted is shown by its name.
  image.onerror = () => image.replaceWith(called);
  return image;
}
