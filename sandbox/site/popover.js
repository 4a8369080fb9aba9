// A panel in front of the page: below or above what opened it, where there is room; on a phone a sheet from below.

const PHONE = matchMedia("(max-width: 600px)");
// Pixels between the panel and what opened it, and between the panel and the window's edge.
const GAP = 4;
const EDGE = 8;
const MOST_HEIGHT = 420;
// Beside a short field a panel may be wider than that.
const LEAST_WIDTH = 280;

export class Popover {
  #shown = null;
  // While an option is pressed the panel stays where it is: moved, it would lose the click.
  #pressed = false;

  // onOutside: called when somebody presses elsewhere, after the panel is hidden.
  constructor(anchor, panel, { asSheet = true, onOutside = null } = {}) {
    this.anchor = anchor;
    this.panel = panel;
    this.asSheet = asSheet;
    this.onOutside = onOutside;
    panel.popover = "manual";
    panel.classList.add("panel");
  }

  get open() {
    return this.panel.isConnected && this.panel.matches(":popover-open");
  }

  show() {
    if (!this.open) {
      this.#shown?.abort();
      this.#shown = new AbortController();
      this.panel.showPopover();
      this.#listen(this.#shown.signal);
    }
    this.#place();
  }

  hide() {
    this.#shown?.abort();
    if (this.open) this.panel.hidePopover();
  }

  #listen(signal) {
    document.addEventListener("pointerdown", (event) => this.#outside(event), { capture: true, signal });
    window.addEventListener("resize", () => this.#place(), { signal });
    document.addEventListener("scroll", () => this.#place(), { capture: true, signal });
    for (const end of ["pointerup", "pointercancel"]) {
      // After the click, if it becomes one.
      window.addEventListener(end, () => setTimeout(() => this.#release()), { signal });
    }
  }

  #release() {
    this.#pressed = false;
    this.#place();
  }

  #outside(event) {
    this.#pressed = this.panel.contains(event.target);
    if (this.#pressed || this.anchor.contains(event.target)) return;
    if (this.panel.classList.contains("below")) swallowClick();
    this.hide();
    this.onOutside?.();
  }

  #place() {
    // A message that was replaced meanwhile has taken its panel along.
    if (!this.open) return this.hide();
    if (this.#pressed) return;
    const { panel } = this;
    panel.removeAttribute("style");
    panel.classList.toggle("below", this.asSheet && PHONE.matches);
    if (panel.classList.contains("below")) return;
    const box = this.anchor.getBoundingClientRect();
    panel.style.minWidth = `${box.width}px`;
    panel.style.maxWidth = `${Math.max(box.width, LEAST_WIDTH)}px`;
    const under = innerHeight - box.bottom - GAP - EDGE;
    const over = box.top - GAP - EDGE;
    const wanted = Math.min(panel.offsetHeight, MOST_HEIGHT);
    const upwards = wanted > under && over > under;
    panel.style.maxHeight = `${Math.min(MOST_HEIGHT, upwards ? over : under)}px`;
    panel.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - panel.offsetWidth - EDGE))}px`;
    if (upwards) panel.style.bottom = `${innerHeight - box.top + GAP}px`;
    else panel.style.top = `${box.bottom + GAP}px`;
  }
}

// A press beside a sheet only closes it: what lies under the finger is not pressed.
function swallowClick() {
  const over = new AbortController();
  const { signal } = over;
  const stop = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, signal });
  // A press that becomes no click, because the finger moved, must not cost the next one.
  window.addEventListener("pointerdown", () => over.abort(), { capture: true, signal });
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, () => setTimeout(() => over.abort()), { signal });
  }
}
