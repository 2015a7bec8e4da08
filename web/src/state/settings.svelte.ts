import { LANGUAGES, preferred, type Language } from '../texts/texts.svelte';

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  /** How much moves: everything, briefly, or nothing. */
  motion: 'full' | 'brief' | 'none';
  /** How long a finished trick and the end of a round stay. */
  reading: 'short' | 'normal' | 'long';
  /** How long bots seem to think where nobody else plays. */
  bots: 'calm' | 'normal' | 'brisk';
  sound: boolean;
  notify: boolean;
  sort: 'metal' | 'rank' | 'own';
  confirm: 'touch' | 'always' | 'never';
  single: boolean;
  askExchange: boolean;
  /** A word before a costly move: in the first matches, always, never. */
  coach: 'auto' | 'on' | 'off';
}

const KEY = 'aurum.settings';
const FIRST: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'full',
  reading: 'normal',
  bots: 'normal',
  sound: true,
  notify: false,
  sort: 'metal',
  confirm: 'touch',
  single: false,
  askExchange: false,
  coach: 'auto',
};

export const settings = $state<Settings>({ ...FIRST, ...stored() });

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Changes one setting and remembers it in this browser. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage simply forgets the choice.
  }
}

export const chosenLanguage = (): Language =>
  settings.language === 'auto' || !LANGUAGES.includes(settings.language)
    ? preferred()
    : settings.language;

const darkness = matchMedia('(prefers-color-scheme: dark)');
let dark = $state(darkness.matches);
darkness.addEventListener('change', (event) => (dark = event.matches));

export const theme = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const PACES = { full: 1, brief: 0.55, none: 0 };
const READING = { short: 0.5, normal: 1, long: 1.8 };

/** The player holds the space bar: everything goes by quickly. */
export const rush = $state({ on: false });

/** Whether anything moves at all. */
export const moves = (): boolean => settings.motion !== 'none' && !stillness.matches;

/** How long the page's movements take, as a factor of the normal: 0 is no movement at all. */
export const pace = (): number => (moves() ? PACES[settings.motion] * (rush.on ? 0.3 : 1) : 0);

/** How long things stay to be read, as a factor of the normal; nothing to do with their movement. */
export const reading = (): number => READING[settings.reading];
