// A client's websocket to the stand-in: it receives frames, and sends requests and gets their results.

const AGAIN_AFTER_MS = 500;

export class Wire {
  #socket;
  #waiting = new Map();
  #number = 0;
  #closed = false;

  constructor(seat, user, onFrame) {
    this.seat = seat;
    this.user = user;
    this.onFrame = onFrame;
    this.#open();
  }

  // Make a request; resolves to its result, which is {failed: "..."} if it failed.
  ask(what) {
    const id = ++this.#number;
    if (this.#socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ failed: "The stand-in is not there" });
    }
    this.#socket.send(JSON.stringify({ ...what, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close() {
    this.#closed = true;
    this.#socket.close();
  }

  #open() {
    this.#socket = new WebSocket(`ws://${location.host}/client/${this.seat}/${this.user || "anybody"}`);
    this.#socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    this.#socket.onclose = () => {
      for (const resolve of this.#waiting.values()) resolve({ failed: "The stand-in went away" });
      this.#waiting.clear();
      if (this.#closed) return;
      this.onFrame({ kind: "away" });
      setTimeout(() => this.#open(), AGAIN_AFTER_MS);
    };
  }

  #receive(frame) {
    if (frame.kind !== "done") return this.onFrame(frame);
    this.#waiting.get(frame.id)?.(frame);
    this.#waiting.delete(frame.id);
  }
}
