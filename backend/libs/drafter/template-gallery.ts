import { readdirSync } from 'node:fs';
import type { SopCategory, SopDocument } from '../sop-document/index.js';
import { categoryOfTemplate } from './extract/template-category.js';
import { countedItemIds } from './item-ids.js';
import { textsFor } from './languages/texts-for.js';
import { createFindings } from './reading/findings.js';
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from './templates/task-languages.js';
import type { Template } from './templates/template.js';
import { templateDocument } from './templates/template-document.js';
import { templateLibrary } from './templates/template-library.js';

export { TEMPLATE_LANGUAGES, type TemplateLanguage };

/** A template as lists show it. */
export interface TemplateSummary {
  id: string;
  lang: TemplateLanguage;
  trade: string;
  title: string;
  summary: string;
  /** How many steps it has. */
  steps: number;
  /** The languages that it is written in. */
  languages: TemplateLanguage[];
}

/** A template with its whole procedure. */
export interface GalleryTemplate extends TemplateSummary {
  category: SopCategory;
  /** As the draft of a request for it: each line suggested, a question for each blank, the same ids each time. */
  document: SopDocument;
}

/** Door of the library of templates. All that it gives is worked out once. */
export const templateGallery = {
  /** Ids of the templates of a language, by the names of their files: nothing is read. */
  ids: once((lang: TemplateLanguage) => {
    const names = readdirSync(new URL(`./templates/${lang}/`, import.meta.url));
    return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])).sort();
  }),

  /** All templates of a language, by trade and title. */
  list: once((lang: TemplateLanguage): TemplateSummary[] => {
    const { compare } = new Intl.Collator(lang);
    return templateLibrary(lang)
      .templates.map((template) => summaryOf(template, lang))
      .sort((one, other) => compare(one.trade, other.trade) || compare(one.title, other.title));
  }),

  /** A template of a language; undefined when it has none of this id. */
  find(id: string, lang: TemplateLanguage): GalleryTemplate | undefined {
    const template = templatesById(lang).get(id);
    return template && galleryTemplate(template, lang);
  },

  /** The templates of a language that come nearest to a request, best first; none when it shares no word with any. */
  nearest(request: string, lang: TemplateLanguage, limit: number): TemplateSummary[] {
    return templateLibrary(lang)
      .nearest(request, limit)
      .map(({ template }) => summaryOf(template, lang));
  },
};

const templatesById = once(
  (lang: TemplateLanguage) => new Map(templateLibrary(lang).templates.map((template) => [template.id, template])),
);

const finished = new Map<Template, GalleryTemplate>();

function summaryOf(template: Template, lang: TemplateLanguage): TemplateSummary {
  const { id, trade, title, summary, phases } = template;
  const steps = phases.reduce((count, phase) => count + phase.steps.length, 0);
  const languages = TEMPLATE_LANGUAGES.filter((other) => templateGallery.ids(other).includes(id));
  return { id, lang, trade, title, summary, steps, languages };
}

function galleryTemplate(template: Template, lang: TemplateLanguage): GalleryTemplate {
  const known = finished.get(template);
  if (known) return known;
  const document = documentOf(template, lang);
  const made = { ...summaryOf(template, lang), category: categoryOfTemplate(template), document };
  finished.set(template, made);
  return made;
}

/** The procedure for somebody who asks for the template by its title and says nothing else. */
function documentOf(template: Template, lang: TemplateLanguage): SopDocument {
  const assembly = {
    findings: createFindings(new Set()),
    request: template.title,
    namesParts: false,
    lang,
    title: template.title,
    isTitleGuessed: false,
    texts: textsFor(lang),
    archetype: null,
    refusals: [],
    removedSecrets: [],
    droppedInstructions: 0,
    unclearCorrections: [],
    newId: countedItemIds(),
  };
  return templateDocument(template, assembly, []);
}

/** Keeps what a function gives for each argument; the arguments are few. */
function once<Argument, Result>(work: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<Argument, Result>();
  return (argument) => {
    const result = known.get(argument) ?? work(argument);
    known.set(argument, result);
    return result;
  };
}
