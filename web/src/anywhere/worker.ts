/** Python in a web worker: one more host of tables. It gets what the browser has, as `outside`. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { openRows, type Query, type Rows } from './database';
import type { Engine } from '../engine/engine';
import { loadEngine } from '../engine/load';
import { claim, release } from './locks';
import { everything, take } from './moving';

/** Where the files lie, and whether bots answer at once, as tests want it. */
export interface Boot {
  files: string;
  hurried: boolean;
}

type Load = typeof import('pyodide').loadPyodide;
type Hear = (text: string) => void;

const CORE = '/core.so';
const LIBRARY = 'python.zip.gz';
const HEAD = 4; // bytes of the engine's code, before its answer
const FIRST = `
import sys
from importlib.util import spec_from_file_location

class Core:
    @staticmethod
    def find_spec(name, path=None, target=None):
        return spec_from_file_location(name, "${CORE}") if name == "msgspec._core" else None

sys.meta_path.insert(0, Core)
from aurum.browser.start import start
start
`;

const post = (message: unknown): void => postMessage(JSON.stringify(message));
let hear: Hear | null = null;
const waiting: string[] = [];

/** What is asked of the worker itself, and not of Python. */
interface Wish {
  kept: number;
  take?: string;
}

const database = openRows();

onmessage = (event: MessageEvent<Boot | Wish | string>) => {
  const said = event.data;
  if (typeof said !== 'string') void ('kept' in said ? move(said) : boot(said));
  else if (hear) hear(said);
  else waiting.push(said);
};

async function move(wish: Wish): Promise<void> {
  const rows = await database;
  const body = wish.take === undefined ? await everything(rows) : await take(rows, wish.take);
  post({
    answer: wish.kept,
    status: 200,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function boot({ files, hurried }: Boot): Promise<void> {
  try {
    const at = (name: string): string => new URL(name, files).href;
    const [rows, python, core, engine] = await Promise.all([
      database,
      load(files),
      fetch(at('core.so')).then((answer) => answer.arrayBuffer()),
      loadEngine(),
    ]);
    post({ lasting: rows.lasting });
    python.FS.writeFile(CORE, new Uint8Array(core));
    const start = python.runPython(FIRST) as PyProxy &
      ((outside: object, hurried: boolean) => Hear);
    hear = start(outside(rows, engine), hurried);
    for (const text of waiting.splice(0)) hear(text);
    post({ ready: true });
  } catch (error) {
    post({ failed: String(error) });
  }
}

/** Python's library is packed as one stream, which not every host would do for a zip file. */
function unpackWhenFetched(): void {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (asked, wish) => {
    const answer = await fetched(asked, wish);
    if (!String(asked).endsWith(LIBRARY) || !answer.body) return answer;
    return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')));
  };
}

async function load(files: string): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as {
    loadPyodide: Load;
  };
  unpackWhenFetched();
  return loadPyodide({
    indexURL: files,
    stdLibURL: files + LIBRARY,
    packageBaseUrl: files,
    env: { HOME: '/home' },
  });
}

/** What Python is given; `aurum/browser/outside.py` says what each does. */
function outside(rows: Rows, engine: Engine): object {
  const lost = (table: string): void => hear?.(JSON.stringify({ type: 'stolen', table }));
  return {
    post: (text: string) => postMessage(text),
    async write(steps: string) {
      const outcome = await rows.write(JSON.parse(steps) as never);
      if (outcome && outcome !== 'exists') post({ unkept: outcome });
      return outcome;
    },
    read: async (query: string) =>
      rows.read(JSON.parse(query) as Query).then(
        (found) => JSON.stringify(found),
        () => 'failed',
      ),
    claim: (table: string, how: string) => claim(table, how === 'by-force', lost),
    release,
    engine(kind: number, question: PyProxy) {
      const { code, answer } = engine.call(kind, question.toJs() as Uint8Array);
      question.destroy();
      const said = new Uint8Array(HEAD + answer.length);
      new DataView(said.buffer).setInt32(0, code, true);
      said.set(answer, HEAD);
      return said;
    },
  };
}
