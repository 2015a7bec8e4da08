// Makes of the built page one that also plays without a server: Python packed beside it, an entry for a server, one
// for a folder of files, and the service worker that keeps both.
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = join(root, 'src/aurum/server/page');
const pyodide = join(root, 'web/node_modules/pyodide');
const wheels = join(root, 'web/node_modules/.aurum-wheels'); // scripts/page.py puts them there
const packed = join(root, 'web/node_modules/.aurum-python');
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const LIMIT = 6_500_000; // bytes
const LIST = 'pyodide-lock.json';
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

const files = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

function digest(paths, base) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(base.length)).update(fs.readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** What Python's part is made from. */
const sources = () => [
  ...files(join(root, 'src/aurum')).filter(
    (path) => !path.startsWith(page) && /\.(py|ftl|toml|jsonl?|npz)$/.test(path),
  ),
  ...files(wheels),
  join(root, 'scripts/packed_python.py'),
  join(root, 'scripts/page_library.py'),
  ...RUNTIME.map((name) => join(pyodide, name)),
];

/** The folder with Python's part, packed when something of it has changed. */
async function python() {
  const folder = join(packed, digest(sources(), root));
  if (fs.existsSync(folder)) return folder;
  fs.rmSync(packed, { recursive: true, force: true });
  const fresh = `${folder}.new`;
  fs.mkdirSync(fresh, { recursive: true });
  await pack(fresh);
  for (const name of RUNTIME) fs.copyFileSync(join(pyodide, name), join(fresh, name));
  // There is nothing to install in the page, so the list of packages says only what it is a list for.
  const { info } = JSON.parse(fs.readFileSync(join(pyodide, LIST), 'utf8'));
  fs.writeFileSync(join(fresh, LIST), JSON.stringify({ info, packages: {} }));
  fs.renameSync(fresh, folder);
  return folder;
}

/** Compiled by the same Python that will run it. */
async function pack(out) {
  const { loadPyodide } = await import('pyodide');
  const runtime = await loadPyodide({ indexURL: pyodide });
  for (const [inside, outside] of Object.entries({
    '/repo': root,
    '/wheels': wheels,
    '/out': out,
  })) {
    runtime.FS.mkdirTree(inside);
    runtime.mountNodeFS(inside, outside);
  }
  runtime.runPython(`
    import sys; sys.path.insert(0, "/repo/scripts")
    from pathlib import Path
    from packed_python import pack
    pack(Path("/repo/src"), sorted(Path("/wheels").glob("*.whl")), Path("/out"))
  `);
}

const head = (entry, lines) => entry.replace('<title>', `${lines.join('\n    ')}\n    <title>`);

/** The two entries, from the one that the page's build has made. */
function entries(place) {
  const raw = join(page, '.vite/entry.html');
  if (!fs.existsSync(raw)) fs.copyFileSync(join(page, 'index.html'), raw);
  const entry = fs.readFileSync(raw, 'utf8').replaceAll(' crossorigin', '');
  const named = `<meta name="aurum-python" content="./${place}/" />`;
  const folder = [
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
    '<meta name="aurum-place" content="folder" />',
    named,
  ];
  fs.writeFileSync(join(page, 'folder.html'), head(entry, folder));
  fs.writeFileSync(join(page, 'index.html'), head(entry, [named]).replaceAll('="./', '="/'));
}

/** All files as a host may send them; a visit to the end loads each of them once. */
function weigh() {
  const sizes = files(page)
    .filter((path) => !path.slice(page.length).startsWith('/.'))
    .map((path) => [gzipSync(fs.readFileSync(path), { level: 9 }).length, path]);
  const sum = sizes.reduce((all, [size]) => all + size, 0);
  const MB = (size) => `${(size / 1e6).toFixed(2)} MB`;
  console.log(`All files, compressed: ${MB(sum)} (limit ${MB(LIMIT)})`);
  if (sum <= LIMIT) return;
  console.error('The page without a server is too heavy; its heaviest files:');
  for (const [size, path] of sizes.sort(([a], [b]) => b - a).slice(0, 6))
    console.error(`  ${MB(size)} ${path.slice(page.length)}`);
  process.exitCode = 1;
}

/** The service worker, with the exact list of what it keeps. */
function keeper() {
  const shown = files(page)
    .map((path) => path.slice(page.length + 1))
    .filter((path) => !path.startsWith('.') && !['sw.js', 'folder.html'].includes(path));
  const version = digest(
    shown.map((path) => join(page, path)),
    page,
  );
  const code = fs.readFileSync(new URL('./keeper.js', import.meta.url), 'utf8');
  const list = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(shown)};\n`;
  fs.writeFileSync(join(page, 'sw.js'), list + code);
}

const folder = await python();
const place = `assets/python-${folder.slice(-16)}`;
for (const name of fs.readdirSync(join(page, 'assets')))
  if (name.startsWith('python-') && `assets/${name}` !== place)
    fs.rmSync(join(page, 'assets', name), { recursive: true });
fs.cpSync(folder, join(page, place), { recursive: true });
entries(place);
keeper();
weigh();
