import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, type Language } from '../wire/languages';

export { LANGUAGE_NAMES, LANGUAGES, type Language } from '../wire/languages';
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  '../../../src/aurum/texts/*/{game,page,reasons,learn,lessons,practice,hints,analysis,review,review-page}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

let bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
/** How often texts came after the first ones. */
let additions = $state(0);

/** The browser's first language that we speak. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

export const language = (): Language => bundle.locales[0] as Language;

/** Files of texts that not every screen needs, or not at once. */
type Further =
  'reasons' | 'learn' | 'lessons' | 'practice' | 'hints' | 'analysis' | 'review' | 'review-page';
const further = new Map<Further, Promise<void>>();

/** Loads a language's texts and makes them the ones that `t` speaks. */
export async function speak(code: Language): Promise<void> {
  const next = new FluentBundle(code, { useIsolating: false });
  await Promise.all(['game', 'page', ...further.keys()].map((name) => add(next, code, name)));
  document.documentElement.lang = code;
  bundle = next;
}

/** Adds a file of texts. */
export function require(name: Further): Promise<void> {
  const known = further.get(name);
  if (known) return known;
  const coming = add(bundle, language(), name).then(
    () => void (additions += 1),
    (failure: unknown) => {
      further.delete(name);
      throw failure;
    },
  );
  further.set(name, coming);
  return coming;
}

async function add(target: FluentBundle, code: Language, name: string): Promise<void> {
  const load = files[`../../../src/aurum/texts/${code}/${name}.ftl`];
  if (load) target.addResource(new FluentResource(await load()));
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

/** Whether there is such a message; who hears no is asked again when further texts have come. */
export const has = (id: string): boolean =>
  bundle.hasMessage(id) || (additions >= 0 && bundle.hasMessage(id));
