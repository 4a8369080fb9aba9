// A picture of a message. A press enlarges it; Escape, Back, or another press closes it.

import { element } from "./dom.js";

export function picture(url, alt) {
  const opener = element("button.picture", { type: "button", title: "Enlarge" });
  opener.append(element("img", { src: url, alt, loading: "lazy" }));
  opener.onclick = () => enlarge(url, alt);
  return opener;
}

function enlarge(url, alt) {
  const shown = element(
    "dialog.large",
    { "aria-label": "The picture, enlarged" },
    element("div.frame", {}, element("img", { src: url, alt })),
    element("button.close", { type: "button" }, "Close"),
  );
  const close = () => shown.close();
  let leaving = false;
  const leave = (event) => {
    event.preventDefault();
    if (!leaving) leaveEnlarged().then(close);
    leaving = true;
  };
  shown.onclick = shown.oncancel = leave;
  // Browsers let only the first of several Escapes be prevented, but each of their keys.
  shown.onkeydown = (event) => event.key === "Escape" && leave(event);
  shown.onclose = () => {
    window.removeEventListener("popstate", close);
    shown.remove();
  };
  // A step of the history, so that Back closes the picture and nothing else.
  history.pushState({ enlarged: true }, "");
  window.addEventListener("popstate", close);
  document.body.append(shown);
  shown.showModal();
  shown.querySelector(".close").focus();
  // What is wider than the screen is seen from its middle.
  const frame = shown.querySelector(".frame");
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
}

// Go back from the step that an enlarged picture is; also after a reload, which has closed it.
// A browser goes back some time later. Whoever takes a step before goes astray, so the caller waits.
export async function leaveEnlarged() {
  if (!history.state?.enlarged) return;
  const left = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.back();
  await left;
}
