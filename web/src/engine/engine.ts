// The engine (src/aurum/engine/aurum.wasm) in a browser's worker or in Node: bytes in, bytes out.
// What the bytes mean is for those who ask: docs/engine.md, docs/engine/layout.json.

export const DONE = 0;
export const MORE = 1;
const GO_ON = 1n;
const FINISH = 2n;
const DIGEST = 32;

/** A code of the engine, and the bytes of its answer if the code is DONE. */
export interface Answered {
  code: number;
  answer: Uint8Array;
}

/** The engine could not be loaded, or it gave up. */
export class EngineFailed extends Error {
  override name = 'EngineFailed';
}

interface Exports {
  memory: WebAssembly.Memory;
  ask: (kind: number) => bigint;
  question: WebAssembly.Global;
  answer: WebAssembly.Global;
  kinds: WebAssembly.Global;
  sizes: WebAssembly.Global;
}

export class Engine {
  readonly #module: WebAssembly.Module;
  #exports: Exports | null = null;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  /** The engine from the bytes of its file. */
  static async of(file: BufferSource): Promise<Engine> {
    try {
      return new Engine(await WebAssembly.compile(file));
    } catch (error) {
      throw new EngineFailed(`The engine is damaged: ${reason(error)}`);
    }
  }

  /** The engine from where its file lies. */
  static async at(address: string | URL): Promise<Engine> {
    const response = await fetch(address);
    if (!response.ok)
      throw new EngineFailed(`The engine is missing: ${address} answers ${response.status}`);
    return Engine.of(await response.arrayBuffer());
  }

  /** The digest of the layout of records for which the file was made, in hexadecimal digits. */
  get layout(): string {
    const [section] = WebAssembly.Module.customSections(this.#module, 'aurum');
    const digests = new Uint8Array(section ?? new ArrayBuffer(0));
    return [...digests.subarray(DIGEST, 2 * DIGEST)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  }

  /** The answer in the end. Between slices `goesOn` may say false: then the engine finishes. */
  answer(kind: number, question: Uint8Array, goesOn: () => boolean = () => true): Answered {
    const asked = new Uint8Array(question); // a copy, also of one of the Buffers of Node
    let answered = this.call(kind, asked);
    while (answered.code === MORE) {
      new DataView(asked.buffer).setBigInt64(0, goesOn() ? GO_ON : FINISH, true);
      answered = this.call(kind, asked);
    }
    return answered;
  }

  /** One slice. After a failure the next question gets a fresh instance. */
  call(kind: number, question: Uint8Array): Answered {
    const { memory, ask, question: place, answer, sizes, kinds } = this.#ready();
    if (!(kind >= 0 && kind < word(memory, kinds.value)))
      throw new EngineFailed(`There is no question of kind ${kind}`);
    const asked = word(memory, sizes.value + 8 * kind);
    const answered = word(memory, sizes.value + 8 * kind + 4);
    if (question.length !== asked)
      throw new EngineFailed(
        `A question of kind ${kind} has ${asked} bytes, and not ${question.length}`,
      );
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(question, place.value);
    try {
      const code = Number(ask(kind));
      return { code, answer: bytes.slice(answer.value, answer.value + answered) };
    } catch (error) {
      this.#exports = null;
      throw new EngineFailed(`The engine gave up a question: ${reason(error)}`);
    }
  }

  #ready(): Exports {
    try {
      this.#exports ??= new WebAssembly.Instance(this.#module).exports as unknown as Exports;
      return this.#exports;
    } catch (error) {
      throw new EngineFailed(`There is too little memory for the engine: ${reason(error)}`);
    }
  }
}

const word = (memory: WebAssembly.Memory, place: number): number =>
  new DataView(memory.buffer).getUint32(place, true);

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
