import type { TemplateLanguage } from '../api/generated/types.gen';

/** The languages of templates, each by its own name and in English, which is the language of the product. */
export const TEMPLATE_LANGUAGE_NAMES: Readonly<Record<TemplateLanguage, { own: string; english: string }>> = {
  en: { own: 'English', english: 'English' },
  de: { own: 'Deutsch', english: 'German' },
  es: { own: 'Español', english: 'Spanish' },
  fr: { own: 'Français', english: 'French' },
  pt: { own: 'Português', english: 'Portuguese' },
  it: { own: 'Italiano', english: 'Italian' },
  nl: { own: 'Nederlands', english: 'Dutch' },
};

export const TEMPLATE_LANGUAGES = Object.keys(TEMPLATE_LANGUAGE_NAMES) as TemplateLanguage[];

/** The language of a text as one that there are templates in; English where there are none. */
export function templateLanguageOf(lang: string): TemplateLanguage {
  return TEMPLATE_LANGUAGES.find((known) => known === lang) ?? 'en';
}
