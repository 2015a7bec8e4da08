// Made by `aurum schema` from the server's structs. Do not edit.

import type { EditionId } from './messages';

export const LANGUAGES = ["en", "de", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
 "en": "English",
 "de": "Deutsch",
 "fr": "Français",
 "ru": "Русский"
};
export const LANGUAGE_EDITIONS: Record<Language, EditionId> = {
 "en": "english",
 "de": "german",
 "fr": "french",
 "ru": "russian"
};
