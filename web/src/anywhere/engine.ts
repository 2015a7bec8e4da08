/** The engine beside Python: bytes in, bytes out. */

const HEAD = 4; // bytes of the code before an answer

interface Exports {
  ask(kind: number): number;
  memory: WebAssembly.Memory;
  question: WebAssembly.Global;
  answer: WebAssembly.Global;
}

/** The compiled engine; whatever traps is given up and begun afresh. */
export class Engine {
  #own: Exports | null = null;

  constructor(private readonly module: WebAssembly.Module) {}

  /** The code as four bytes, and so many bytes of the answer. */
  answer(kind: number, question: Uint8Array, size: number): Uint8Array {
    try {
      return this.#answered(kind, question, size);
    } catch (error) {
      this.#own = null;
      throw error;
    }
  }

  #answered(kind: number, question: Uint8Array, size: number): Uint8Array {
    this.#own ??= new WebAssembly.Instance(this.module).exports as unknown as Exports;
    const { ask, memory, question: asked, answer } = this.#own;
    new Uint8Array(memory.buffer).set(question, asked.value as number);
    const code = ask(kind);
    const said = new Uint8Array(HEAD + size);
    new DataView(said.buffer).setInt32(0, code, true);
    const place = answer.value as number;
    said.set(new Uint8Array(memory.buffer, place, size), HEAD);
    return said;
  }
}
