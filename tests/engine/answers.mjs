// Asks the engine many questions: a program of Node, and a worker of a page.
import { DONE, Engine } from './engine.mjs';

/** Kind, length, question … become code, length, answer …; only what is DONE has an answer. */
function answers(engine, questions) {
  const view = new DataView(questions.buffer, questions.byteOffset, questions.length);
  const parts = [];
  for (let place = 0; place < questions.length;) {
    const kind = view.getInt32(place, true);
    const length = view.getInt32(place + 4, true);
    const question = questions.subarray(place + 8, place + 8 + length);
    const { code, answer } = engine.answer(kind, question);
    const said = code === DONE ? answer : new Uint8Array(0);
    parts.push(new Uint8Array(new Int32Array([code, said.length]).buffer), said);
    place += 8 + length;
  }
  return parts;
}

if (typeof process === 'object') {
  const { readFileSync, writeFileSync } = await import('node:fs');
  const engine = await Engine.of(readFileSync(process.argv[2]));
  writeFileSync(1, Buffer.concat(answers(engine, readFileSync(0))));
} else {
  const engine = Engine.at(new URL('aurum.wasm', import.meta.url));
  self.onmessage = async ({ data }) => {
    const questions = Uint8Array.from(atob(data), (sign) => sign.codePointAt(0));
    const whole = new Uint8Array(await new Blob(answers(await engine, questions)).arrayBuffer());
    let text = '';
    for (let place = 0; place < whole.length; place += 8192)
      text += String.fromCharCode(...whole.subarray(place, place + 8192));
    self.postMessage(btoa(text));
  };
}
