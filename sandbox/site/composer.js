// Where a person types: text, or a slash command with its options and their choices.

import { element, freshId } from "./dom.js";
import { Options } from "./options.js";
import { SLASH } from "./places.js";

const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, FILE] = [4, 5, 6, 7, 8, 11];
// What is chosen from a list that is known already.
const LISTED = [BOOLEAN, USER, CHANNEL, ROLE, FILE];
const TYPES = { [INTEGER]: "number", [FILE]: "file" };
const ASK_AFTER_MS = 120;
// A command with its first option: /move c3.
const WHOLE_COMMAND = /^\/(\S+)\s+(.+)$/;

export class Composer {
  // client: {commands(kind), people(), channels(), roles(), place, ask(what), use(command, options), write(text), failed(text)}.
  constructor(host, client) {
    this.host = host;
    this.client = client;
    this.toWords();
  }

  // Show a line for text; typing / lists the commands.
  toWords(text = "", focus = false) {
    const line = element("input.line", {
      type: "text",
      value: text,
      role: "combobox",
      "aria-label": `Message ${this.client.place}`,
      "aria-autocomplete": "list",
      placeholder: `Message ${this.client.place}, or / for commands`,
      autocomplete: "off",
      enterKeyHint: "send",
    });
    const list = new Options(line, (option) => this.toCommand(option.command));
    line.oninput = () => this.#listCommands(line, list);
    line.onblur = () => list.hide();
    line.onkeydown = (event) => {
      const exact = this.#commands(line.value).find((command) => `/${command.name}` === line.value);
      if (exact && [" ", "Tab", "Enter"].includes(event.key)) {
        event.preventDefault();
        this.toCommand(exact);
      } else if (event.key === "Enter" && this.#pasted(line.value)) {
        event.preventDefault();
      } else if (!list.takes(event) && event.key === "Enter" && line.value.trim()) {
        event.preventDefault();
        if (line.value.startsWith("/")) return this.client.failed(`There is no command ${line.value}`);
        this.#write(line);
      }
    };
    this.host.replaceChildren(line, list.panel);
    if (focus) line.focus();
  }

  // The line is emptied only when the message has arrived.
  async #write(line) {
    if (await this.client.write(line.value)) line.value = "";
  }

  // A whole command in one line, "/move c3": what follows the name goes into the first field.
  #pasted(text) {
    const [, name, rest] = WHOLE_COMMAND.exec(text) ?? [];
    const command = this.client.commands(SLASH).find((each) => each.name === name);
    if (!command?.options.length) return false;
    this.toCommand(command);
    this.fields[0].fill(rest.trim());
    return true;
  }

  refresh() {
    const line = this.host.querySelector(".line");
    if (line && !line.value && document.activeElement !== line) this.toWords();
  }

  #commands(typed) {
    const wanted = typed.slice(1).toLowerCase();
    return this.client.commands(SLASH).filter((command) => command.name.startsWith(wanted));
  }

  #listCommands(line, list) {
    if (!line.value.startsWith("/")) return list.hide();
    const found = this.#commands(line.value);
    const options = found.map((command) => ({
      label: `/${command.name}`,
      description: command.description,
      command,
    }));
    list.show(options, "Commands", "There is no such command");
  }

  // Show a form for a command: a field for each option, and Send.
  toCommand(command) {
    this.help = element("p.help", { id: freshId("help") }, command.description);
    const fields = command.options.map((option) => new Field(option, command, this));
    this.fields = fields;
    const form = element(
      "form.command",
      { "aria-label": `/${command.name}`, noValidate: true },
      element(
        "button.chip",
        { type: "button", title: "Back to words (Escape)", onclick: () => this.toWords("", true) },
        `/${command.name}`,
      ),
      ...fields.map((field) => field.box),
      element("button.primary", { type: "submit" }, "Send"),
      this.help,
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#send(command, fields);
    };
    form.onkeydown = (event) => {
      if (event.key === "Escape") this.toWords("", true);
    };
    this.host.replaceChildren(form);
    (fields[0]?.input ?? form.querySelector("[type=submit]")).focus();
  }

  // The values of the options that are filled in.
  values() {
    return Object.fromEntries(
      this.fields.filter((field) => field.filled).map((field) => [field.option.name, field.value]),
    );
  }

  async #send(command, fields) {
    const wrong = fields.find((field) => !field.check());
    if (wrong) {
      wrong.input.focus();
      return this.client.failed(
        `${wrong.option.label}: ${wrong.filled ? "pick one from the list" : "this is needed"}`,
      );
    }
    const options = this.values();
    this.toWords("", true);
    await this.client.use(command.name, options);
  }
}

class Field {
  #asked = 0;

  constructor(option, command, composer) {
    this.option = option;
    this.command = command;
    this.composer = composer;
    this.picked = null;
    const id = freshId("option");
    this.input = element("input", {
      id,
      type: TYPES[option.type] ?? "text",
      role: option.type === FILE ? null : "combobox",
      "aria-autocomplete": option.type === FILE ? null : "list",
      "aria-required": String(Boolean(option.required)),
      "aria-describedby": composer.help.id,
      placeholder: option.required ? "" : "optional",
      autocomplete: "off",
      enterKeyHint: "send",
    });
    this.list = new Options(this.input, (choice) => this.#pick(choice));
    this.box = element(
      "div.field",
      {},
      element("label", { htmlFor: id }, option.label),
      this.input,
      this.list.panel,
    );
    this.input.oninput = () => {
      this.picked = null;
      this.input.removeAttribute("aria-invalid");
      // The list is for what was typed before.
      this.list.hide();
      this.#offer();
    };
    this.input.onfocus = () => {
      composer.help.textContent = option.description;
      this.#offer();
    };
    this.input.onblur = () => this.list.hide();
    if (option.type === FILE) this.input.onchange = () => this.#read();
    this.input.onkeydown = (event) => {
      if (event.key === "Tab" && this.fixed && this.input.value && this.list.active)
        this.#pick(this.list.active);
      else this.list.takes(event);
    };
  }

  get fixed() {
    return Boolean(this.option.choices?.length) || LISTED.includes(this.option.type);
  }

  get filled() {
    return this.picked !== null || this.input.value.trim() !== "";
  }

  get value() {
    if (this.picked) return this.picked.value;
    return this.option.type === INTEGER ? Number(this.input.value) : this.input.value;
  }

  fill(text) {
    this.input.value = text;
    this.input.oninput();
  }

  // Whether the value is valid; an invalid one is marked.
  check() {
    const fine = this.filled ? !this.fixed || this.picked !== null : !this.option.required;
    this.input.setAttribute("aria-invalid", String(!fine));
    return fine;
  }

  #pick(choice) {
    this.picked = choice;
    this.input.value = choice.label;
    this.list.hide();
  }

  // A file is sent with the command, its bytes in base64.
  async #read() {
    const [file] = this.input.files;
    this.picked = null;
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    this.picked = { label: file.name, value: { name: file.name, content } };
  }

  async #offer() {
    const typed = this.input.value;
    const offered = await this.#choices();
    if (offered && typed === this.input.value && document.activeElement === this.input && !this.picked) {
      this.list.show(offered, this.option.label, this.fixed ? "Nothing like that" : "");
    }
  }

  #choices() {
    const typed = this.input.value.toLowerCase();
    const fitting = (choices) => choices.filter((choice) => choice.label.toLowerCase().includes(typed));
    if (this.option.choices?.length) {
      return fitting(this.option.choices.map(({ name, value }) => ({ label: name, value })));
    }
    if (this.option.type === BOOLEAN)
      return fitting([
        { label: "True", value: true },
        { label: "False", value: false },
      ]);
    if (this.option.type === USER) return fitting(this.composer.client.people());
    if (this.option.type === CHANNEL) return fitting(this.composer.client.channels());
    if (this.option.type === ROLE) return fitting(this.composer.client.roles());
    return this.option.autocomplete ? this.#ask() : null;
  }

  // The bot's choices for what is typed; only the newest request counts.
  async #ask() {
    const number = ++this.#asked;
    await new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS));
    if (number !== this.#asked) return null;
    const options = { ...this.composer.values(), [this.option.name]: this.input.value };
    const result = await this.composer.client.ask({
      do: "choices",
      command: this.command.name,
      focused: this.option.name,
      options,
    });
    if (number !== this.#asked || result.failed) return null;
    return result.choices.map(({ name, value }) => ({ label: name, value }));
  }
}
