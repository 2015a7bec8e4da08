/** The worker that keeps tables in this browser, and what it is asked. */
import type { Boot } from '../anywhere/worker';
import { pythonFiles } from './place';

export interface Answer {
  status: number;
  body: string;
}

/** A line to a table. */
export interface Ear {
  text(message: string): void;
  closed(code: number): void;
}

interface Heard {
  answer?: number;
  status?: number;
  body?: string;
  line?: number;
  text?: string;
  closed?: number;
  ready?: boolean;
  failed?: string;
  lasting?: boolean;
  unkept?: 'full' | 'failed';
}

const HURRIED = 'aurum.hurried';

export class Here {
  state = $state<'starting' | 'ready' | 'failed'>('starting');
  /** Why the browser does not keep what is played, if it does not. */
  unkept = $state<'' | 'never' | 'full' | 'failed'>('');
  #worker = new Worker(new URL('../anywhere/worker.ts', import.meta.url), { type: 'module' });
  #asked = new Map<number, (answer: Answer) => void>();
  #lines = new Map<number, Ear>();
  #count = 0;

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<string>) =>
      this.#heard(JSON.parse(event.data) as Heard);
    this.#worker.onerror = () => this.#failed();
    const boot: Boot = { files: pythonFiles(), hurried: localStorageHas(HURRIED) };
    this.#worker.postMessage(boot);
  }

  /** What a server would answer by HTTP. */
  ask(method: string, path: string, body: string | null, language: string): Promise<Answer> {
    if (this.state === 'failed') return Promise.reject(new Error('no worker'));
    const id = ++this.#count;
    const answer = new Promise<Answer>((resolve) => this.#asked.set(id, resolve));
    this.#send({ type: 'ask', id, method, path, body, language });
    return answer;
  }

  /** Everything that is kept, as the text of a file; or what became of such a file. */
  move(file?: string): Promise<Answer> {
    const kept = ++this.#count;
    const answer = new Promise<Answer>((resolve) => this.#asked.set(kept, resolve));
    this.#worker.postMessage(file === undefined ? { kept } : { kept, take: file });
    return answer;
  }

  /** Opens a line to a table, which begins with the message `follow`. */
  open(ear: Ear, byForce: boolean): number {
    const line = ++this.#count;
    this.#lines.set(line, ear);
    this.#send({ type: 'open', line, by_force: byForce });
    return line;
  }

  say(line: number, text: string): void {
    this.#send({ type: 'say', line, text });
  }

  close(line: number): void {
    if (this.#lines.delete(line)) this.#send({ type: 'close', line });
  }

  /** Everything stops: what was kept goes away. */
  end(): void {
    this.#worker.terminate();
  }

  #send(message: unknown): void {
    this.#worker.postMessage(JSON.stringify(message));
  }

  #heard(heard: Heard): void {
    if (heard.answer !== undefined) {
      this.#asked.get(heard.answer)?.({ status: heard.status ?? 500, body: heard.body ?? '' });
      this.#asked.delete(heard.answer);
    } else if (heard.text !== undefined) this.#lines.get(heard.line!)?.text(heard.text);
    else if (heard.closed !== undefined) this.#closed(heard.line!, heard.closed);
    else if (heard.ready) this.state = 'ready';
    else if (heard.failed) {
      console.error(heard.failed);
      this.#failed();
    } else if (heard.lasting === false) this.unkept = 'never';
    else if (heard.unkept) this.unkept = heard.unkept;
  }

  #closed(line: number, code: number): void {
    const ear = this.#lines.get(line);
    this.#lines.delete(line);
    ear?.closed(code);
  }

  #failed(): void {
    this.state = 'failed';
    const problem = { status: 503, body: '' };
    for (const answer of this.#asked.values()) answer(problem);
    this.#asked.clear();
  }
}

function localStorageHas(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

let only: Here | null = null;

/** The one worker of this window; it begins when it is first needed. */
export const here = (): Here => (only ??= new Here());
