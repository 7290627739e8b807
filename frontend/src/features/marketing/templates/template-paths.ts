import type { TemplateLanguage } from '../../../api/generated/types.gen';

/** Address of the gallery in a language. */
export function galleryPath(lang: TemplateLanguage): string {
  return lang === 'en' ? '/templates' : `/templates/${lang}`;
}

/** Address of a template in a language. */
export function templatePath(id: string, lang: TemplateLanguage): string {
  return `${galleryPath(lang)}/${id}`;
}
