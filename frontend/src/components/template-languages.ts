import type { TemplateLanguage } from '../api/generated/types.gen';
import * as words from './template-languages.en';

/** The languages of templates, each by its own name and in English, which is the language of the product. */
export const TEMPLATE_LANGUAGE_NAMES: Readonly<Record<TemplateLanguage, { own: string; english: string }>> = {
  en: { own: 'English', english: words.en },
  de: { own: 'Deutsch', english: words.de },
  es: { own: 'Español', english: words.es },
  fr: { own: 'Français', english: words.fr },
  pt: { own: 'Português', english: words.pt },
  it: { own: 'Italiano', english: words.it },
  nl: { own: 'Nederlands', english: words.nl },
};

export const TEMPLATE_LANGUAGES = Object.keys(TEMPLATE_LANGUAGE_NAMES) as TemplateLanguage[];

/** The language of a text as one that there are templates in; English where there are none. */
export function templateLanguageOf(lang: string): TemplateLanguage {
  return TEMPLATE_LANGUAGES.find((known) => known === lang) ?? 'en';
}
