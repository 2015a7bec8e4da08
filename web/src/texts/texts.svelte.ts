import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, type Language } from '../wire/languages';

export { LANGUAGE_NAMES, LANGUAGES, type Language } from '../wire/languages';
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  '../../../src/aurum/texts/*/{game,page,learn,lessons,practice,hints}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

let bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
const loaded = new Set<string>();

/** The browser's first language that we speak. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

export const language = (): Language => bundle.locales[0] as Language;

/** Files of texts that not every screen needs. */
type Further = 'learn' | 'lessons' | 'practice' | 'hints';
const wanted = new Set<Further>();

/** Loads a language's texts and makes them the ones that `t` speaks. */
export async function speak(code: Language): Promise<void> {
  const next = new FluentBundle(code, { useIsolating: false });
  loaded.clear();
  for (const name of ['game', 'page', ...wanted]) await add(next, code, name);
  document.documentElement.lang = code;
  bundle = next;
}

/** Adds a file of texts. */
export async function require(name: Further): Promise<void> {
  wanted.add(name);
  if (!loaded.has(name)) await speak(language());
}

async function add(target: FluentBundle, code: Language, name: string): Promise<void> {
  const load = files[`../../../src/aurum/texts/${code}/${name}.ftl`];
  if (!load) return;
  target.addResource(new FluentResource(await load()));
  loaded.add(name);
}

/** The message in the reader's language. A missing one shows its id and is an error of ours. */
export function t(id: string, args?: Arguments): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`There is no message "${id}" in ${language()}.`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length) console.error(`Message "${id}" in ${language()}: ${errors[0]!.message}`);
  return text;
}

export const has = (id: string): boolean => bundle.hasMessage(id);
