import { getSopLabels, getTemplate, listTemplates } from './generated/sdk.gen';
import type { SopLabelsDto, TemplateDto, TemplateLanguage, TemplateSummaryDto } from './generated/types.gen';

/** A template, and the words around the text of a procedure in its language. */
export interface LabelledTemplate {
  template: TemplateDto;
  labels: SopLabelsDto;
}

/** The source of the templates of the gallery. */
export interface TemplateSource {
  /** All templates of a language, by trade and title. */
  list(lang: TemplateLanguage): Promise<TemplateSummaryDto[]>;
  /** @throws the problem `template-not-found` */
  find(id: string, lang: TemplateLanguage): Promise<LabelledTemplate>;
}

/** The API; prerendered pages have another source. */
export const apiTemplates: TemplateSource = {
  list: async (lang) => (await listTemplates({ query: { lang } })).data.items,
  find: async (id, lang) => {
    const [{ data: template }, { data: labels }] = await Promise.all([
      getTemplate({ path: { id }, query: { lang } }),
      getSopLabels({ path: { language: lang } }),
    ]);
    return { template, labels };
  },
};
