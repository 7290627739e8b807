import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../draft-sop.js';
import { TEMPLATE_LANGUAGES } from './task-languages.js';
import { type Template, templateSchema } from './template.js';
import { templateLibrary } from './template-library.js';

const ENGLISH = templateLibrary('en').templates;
const ALL = TEMPLATE_LANGUAGES.flatMap((lang) =>
  templateLibrary(lang).templates.map((template) => ({ lang, template })),
);
const named = ALL.map(({ lang, template }) => [`${lang}/${template.id}`, template] as const);

const BLANK = /\[(\p{Ll}[^[\]]*)\]/gu;

function stepsOf(template: Template) {
  return template.phases.flatMap(({ steps }) => steps);
}

/** The blanks of everything but the questions. */
function blanksOf({ questions: _, ...told }: Template): Set<string> {
  return new Set([...JSON.stringify(told).matchAll(BLANK)].map(([, name = '']) => name));
}

describe('the template library (drafting 4)', () => {
  it('has 766 procedures in English, and no file that is none', () => {
    expect(ENGLISH).toHaveLength(766);
    for (const lang of TEMPLATE_LANGUAGES) {
      const files = readdirSync(new URL(`./${lang}/`, import.meta.url));
      expect(files.toSorted()).toEqual(
        templateLibrary(lang)
          .templates.map(({ id }) => `${id}.json`)
          .toSorted(),
      );
    }
  });

  it.each([
    ['de', 137],
    ['pt', 89],
    ['es', 137],
    ['fr', 89],
    ['it', 89],
    ['nl', 65],
  ] as const)('has the most common ones in %s, under the same ids: %i', (lang, count) => {
    const ids = templateLibrary(lang).templates.map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(ENGLISH.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it.each(named)('%s follows the format', (_name, template) => {
    expect(templateSchema.parse(template)).toEqual(template);
  });

  it.each(named)('%s has 12 to 26 steps, each once, by roles that it names', (_name, template) => {
    const steps = stepsOf(template);
    const roles = template.roles.map(({ name }) => name);
    expect(steps.length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeLessThanOrEqual(26);
    expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length);
    expect(new Set(steps.map(({ role }) => role).filter((role) => role !== null))).toEqual(new Set(roles));
  });

  it.each(named)('%s asks for each of its blanks, and for nothing else', (_name, template) => {
    expect(template.questions.map(({ blank }) => blank).toSorted()).toEqual([...blanksOf(template)].toSorted());
  });

  it.each(TEMPLATE_LANGUAGES)('never says the same step in two procedures (%s)', (lang) => {
    const texts = templateLibrary(lang).templates.flatMap((template) => [
      ...new Set(stepsOf(template).map(({ text }) => text.toLowerCase())),
    ]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('says conditions in German so that they go on after "Falls": the verb comes last', () => {
    const conditions = templateLibrary('de').templates.flatMap((template) =>
      stepsOf(template).flatMap(({ when }) => when ?? []),
    );
    const verbInside =
      /\b(?:ist|sind|hat|haben|wird|werden|wurden?|war|muss|kann|liegt|gibt|geht|enthält)\b(?!,|$| (?:oder|und|muss|könnte)\b)/u;
    expect(conditions.filter((condition) => verbInside.test(condition))).toEqual([]);
  });

  it('says conditions in Dutch so that they go on after "Als": the verbs come last', () => {
    const conditions = templateLibrary('nl').templates.flatMap((template) =>
      stepsOf(template).flatMap(({ when }) => when ?? []),
    );
    const verbInside =
      /\b(?:is|zijn|was|heeft|hebben|wordt|worden|kan|kunnen|staat|gaat|komt|ligt|geldt)\b(?!,|$| (?:of|en|om) )/u;
    expect(conditions.filter((condition) => verbInside.test(condition))).toEqual([]);
  });

  it.each(ALL.map(({ lang, template }) => [template.title, lang, template.id] as const))(
    'is what "%s" (%s) gives, each line a suggestion',
    (title, lang, id) => {
      const { document, language, meta } = draftSop(title);
      expect([meta.archetype, language, document.title]).toEqual([`template:${id}`, lang, title]);
      const lines = [...document.roles, ...document.resources, ...document.phases.flatMap(({ steps }) => steps)];
      expect(new Set(lines.map(({ src }) => src))).toEqual(new Set(['suggested']));
    },
  );
});
