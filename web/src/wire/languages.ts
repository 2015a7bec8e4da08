// Made by `aurum schema` from the server's structs. Do not edit.

export const LANGUAGES = ["en", "de", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
 "en": "English",
 "de": "Deutsch",
 "fr": "Français",
 "ru": "Русский"
};
