import { TEMPLATE_LANGUAGES, type TemplateLanguage, templateGallery } from '../../../libs/drafter/index.js';

/** A page of the gallery: the list of a language, or one template. The build prerenders it; the server serves it. */
export interface TemplatePage {
  path: string;
  /** Name of the built page. */
  file: string;
  lang: TemplateLanguage;
  /** Null for the list. */
  id: string | null;
}

/** English is the language of the site and stands at the root of the gallery. */
const SITE_LANGUAGE: TemplateLanguage = 'en';

/** All pages of the gallery, the list of each language before its templates. */
export const TEMPLATE_PAGES: readonly TemplatePage[] = TEMPLATE_LANGUAGES.flatMap((lang) => {
  const root = lang === SITE_LANGUAGE ? '/templates' : `/templates/${lang}`;
  const list = { path: root, file: `templates/${lang}`, lang, id: null };
  const pages = templateGallery
    .ids(lang)
    .map((id) => ({ path: `${root}/${id}`, file: `templates/${lang}/${id}`, lang, id }));
  return [list, ...pages];
});
