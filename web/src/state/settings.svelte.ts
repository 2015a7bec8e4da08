import { LANGUAGES, preferred, type Language } from '../texts/texts.svelte';

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  speed: 'normal' | 'fast' | 'off';
  sound: boolean;
  notify: boolean;
  sort: 'metal' | 'rank' | 'own';
  confirm: 'touch' | 'always' | 'never';
  single: boolean;
  askExchange: boolean;
}

const KEY = 'aurum.settings';
const FIRST: Settings = {
  language: 'auto',
  theme: 'auto',
  speed: 'normal',
  sound: true,
  notify: false,
  sort: 'metal',
  confirm: 'touch',
  single: false,
  askExchange: false,
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

/** How long the page's movements take, as a factor of the normal: 0 is no movement at all. */
export function pace(): number {
  if (settings.speed === 'off' || stillness.matches) return 0;
  return settings.speed === 'fast' ? 0.5 : 1;
}
