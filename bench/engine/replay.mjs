// Asks the engine what was asked before, and prints the CPU seconds: node replay.mjs ENGINE.mjs FILE < QUESTIONS
import { readFileSync } from 'node:fs';

const { Engine } = await import(process.argv[2]);
const engine = await Engine.of(readFileSync(process.argv[3]));
const bytes = readFileSync(0);
const asked = [];
for (let place = 0; place < bytes.length; ) {
  const [kind, length, slices] = [0, 4, 8].map((offset) => bytes.readInt32LE(place + offset));
  const question = Uint8Array.from(bytes.subarray(place + 12, place + 12 + length));
  asked.push({ kind, question, slices });
  place += 12 + length;
}

function answer({ kind, question, slices }) {
  let left = slices;
  engine.answer(kind, question, () => --left > 0);
}

answer(asked[0]);
const before = process.cpuUsage();
asked.forEach(answer);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify((user + system) / 1e6));
