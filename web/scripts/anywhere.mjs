// Packs what the page needs to play without a server: Python, our packages in it, and the engine.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const [root, home] = [path('../..'), path('../node_modules/pyodide/')];
const out = `${root}/src/aurum/server/page/assets/python`;
const wheels = `${root}/web/node_modules/.aurum-wheels`;

mkdirSync(out, { recursive: true });
const python = await loadPyodide({ indexURL: home });
for (const [inside, outside] of [['/repo', root], ['/wheels', wheels], ['/out', out]]) {
  python.FS.mkdirTree(inside);
  python.mountNodeFS(inside, outside);
}
const script = readFileSync(`${root}/scripts/packed_python.py`, 'utf8');
python.runPython(script);
const names = readdirSync(wheels).filter((name) => name.endsWith('.whl')).sort();
const modules = python.runPython(
  `pack(Path("/repo/src"), [Path("/wheels") / name for name in ${JSON.stringify(names)}], Path("/out"))`,
);
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
  copyFileSync(`${home}${name}`, `${out}/${name}`);
console.log(`Python in the page: ${modules} modules`);
