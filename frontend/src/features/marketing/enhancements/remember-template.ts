import type { TemplateLanguage } from '../../../api/generated/types.gen';
import { rememberChosenTemplate } from '../templates/chosen-template';
import { type Enhancement, listen } from './enhancement';

/** Stores the template of a page when a visitor follows the link to sign in. */
export const rememberTemplate: Enhancement = (link) =>
  listen(link, 'click', () => {
    const { template: id, templateLang: lang } = link.dataset;
    if (id && lang) rememberChosenTemplate({ id, lang: lang as TemplateLanguage });
  });
