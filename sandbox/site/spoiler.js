// What is covered until somebody wants to see it: words between || and pictures whose file says so.

import { element } from "./dom.js";

const NAME = /^SPOILER_/;

// True of a file that Discord covers.
export const isSpoiler = (file) => NAME.test(file.filename);

// An element with what is covered in it; a press uncovers it.
export function spoiler(tag, nodes) {
  const inside = element(`${tag}.covered`, { inert: true }, ...nodes);
  const cover = element(
    "button.spoiler",
    { type: "button", title: "Show the spoiler", "aria-label": "Spoiler" },
    inside,
  );
  cover.onclick = () => cover.replaceWith(element(`${tag}.uncovered`, {}, ...nodes));
  return cover;
}
