// A connection without a server: tests speak through it and read what the page sent.
import type { ClientMessage, ServerMessage } from '../src/wire/messages';

export class Line {
  static OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onmessage: ((event: { data: string }) => void) | null = () => undefined;
  onclose: ((event: { code: number }) => void) | null = () => undefined;

  constructor(readonly address: string) {
    Line.all.push(this);
    queueMicrotask(() => this.onopen());
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
  }
  say(...messages: ServerMessage[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  acts() {
    return this.sent.filter((message) => message.type === 'act');
  }
}
