import { describe, expect, it } from '@jest/globals';
import { type SopDocument, stepsOf } from '../sop-document/index.js';
import { dangersCheck } from '../sop-document/quality-checks/dangers.check.js';
import { draftSop } from './draft-sop.js';
import {
  type GalleryTemplate,
  TEMPLATE_LANGUAGES,
  type TemplateLanguage,
  templateGallery,
} from './template-gallery.js';

const ALL = TEMPLATE_LANGUAGES.flatMap((lang) => templateGallery.list(lang));

function found(id: string, lang: TemplateLanguage): GalleryTemplate {
  const template = templateGallery.find(id, lang);
  if (!template) throw new Error(`No template ${lang}/${id}`);
  return template;
}

/** What the procedure says, without ids, and without what a draft reads in the words of the request. */
function told({ roles, resources, safety, phases, exceptions, records, questions }: SopDocument) {
  const blanks = questions.map(({ text, target }) => ({ text, target }));
  const parts = { roles, resources, safety, phases, exceptions, records };
  return JSON.parse(JSON.stringify({ ...parts, blanks }, (key, value) => (key === 'id' ? undefined : value)));
}

describe('the gallery of templates', () => {
  it('lists each language by trade and title, with the languages of each template', () => {
    const trades = templateGallery.list('en').map(({ trade }) => trade);
    expect(trades).toEqual(trades.toSorted());
    const retail = templateGallery.list('en').filter(({ trade }) => trade === 'retail');
    const titles = retail.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
    const cafe = templateGallery.list('de').find(({ id }) => id === 'open-the-cafe');
    expect(cafe).toMatchObject({ lang: 'de', trade: 'food-and-drink', title: 'Café-Öffnung' });
    expect(cafe?.languages.slice(0, 2)).toEqual(['en', 'de']);
  });

  it.each(TEMPLATE_LANGUAGES)('knows the ids of %s without reading a template', (lang) => {
    const listed = templateGallery.list(lang).map(({ id }) => id);
    expect(templateGallery.ids(lang)).toEqual(listed.toSorted());
  });

  it('has no id that is the name of a language: their pages are neighbors', () => {
    expect(ALL.filter(({ id }) => (TEMPLATE_LANGUAGES as readonly string[]).includes(id))).toEqual([]);
  });

  it.each(ALL.map(({ lang, id }) => [lang, id] as const))('gives %s/%s with all that its draft has', (lang, id) => {
    const template = found(id, lang);
    expect(told(template.document)).toEqual(told(draftSop(template.title).document));
    expect(template.steps).toBe(stepsOf(template.document).length);
  });

  it('gives the same document each time, ids included, and works it out once', () => {
    const { document } = found('open-the-cafe', 'en');
    expect(found('open-the-cafe', 'en').document).toBe(document);
    const ids = [...document.roles, ...stepsOf(document), ...document.questions].map(({ id }) => id);
    expect([ids[0], new Set(ids).size]).toEqual(['d000', ids.length]);
  });

  it('sorts a template into a category', () => {
    expect(found('open-the-cafe', 'en').category).toBe('Food and Hospitality');
  });

  it('finds nothing of an unknown name, nor of one that every object has', () => {
    expect(templateGallery.find('nowhere', 'en')).toBeUndefined();
    expect(templateGallery.find('__proto__', 'en')).toBeUndefined();
  });

  it('finds the nearest to a request, best first', () => {
    expect(templateGallery.nearest('how do we close our shop', 'en', 5)[0]?.id).toBe('close-the-shop');
    expect(templateGallery.nearest('how do we close our shop', 'en', 5)).toHaveLength(5);
    expect(templateGallery.nearest('xyzzy', 'en', 5)).toEqual([]);
  });

  it.each(TEMPLATE_LANGUAGES)('holds nothing in "%s" that harms people or breaks the law (Q24)', (lang) => {
    const dangerous = templateGallery.ids(lang).flatMap((id) => {
      const template = templateGallery.find(id, lang);
      return template ? dangersCheck.run(template.document, template.title).map(({ text }) => `${id}: ${text}`) : [];
    });
    expect(dangerous).toEqual([]);
  });
});
