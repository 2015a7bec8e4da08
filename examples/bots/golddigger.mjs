// A complete outside bot in JavaScript: aurum arena "cmd:node examples/bots/golddigger.mjs" random
// It bids the middle card of its hand and plays whatever brings the best gold.
import { createInterface } from "node:readline";

const rank = (action) => Number(action.match(/\d+/g).at(-1));

function choose(view, { legal }) {
  if (view.phase === "exchange") return "keep";
  if (view.phase === "bid") {
    return [...legal].sort((a, b) => rank(a) - rank(b))[Math.floor(legal.length / 3)];
  }
  const finds = (action) => (!action.includes("Au") && view.supply[rank(action)] ? rank(action) : 0);
  const plays = legal.filter((action) => action !== "end");
  return plays.reduce((best, action) => (finds(action) > finds(best) ? action : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const reply =
    message.type === "hello"
      ? { type: "hello", protocol: 2, name: "golddigger" }
      : { id: message.id, action: choose(message.view, message.own) };
  console.log(JSON.stringify(reply));
}
