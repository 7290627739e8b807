// @vitest-environment node
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SopDocument } from '../../../../api/generated/types.gen';
import { sampleDocument, sampleStep } from '../../../../test/sample-document';
import { fromEditor } from './from-editor';
import {
  LINE_KINDS,
  LISTS,
  MAX_PHASE_TITLE_LENGTH,
  MAX_PICTURE_TEXT,
  MAX_STEP_MINUTES,
  MOST_PHASES,
  MOST_PICTURES,
  PART_LENGTHS,
} from './line-kinds';
import { typeOf } from './sop-schema';
import { emptyLine, toEditor } from './to-editor';

const ROOT = new URL('../../../../../../', import.meta.url);

interface Gallery {
  ids(lang: string): string[];
  find(id: string, lang: string): { document: SopDocument };
}

/** Both sides share only openapi.json; the real templates prove that the editor loses nothing. */
const { templateGallery: gallery } = (await import(
  /* @vite-ignore */ new URL('backend/libs/drafter/template-gallery.ts', ROOT).href
)) as { templateGallery: Gallery };

/** Many documents take a while on a busy machine. */
const PATIENCE_MS = 60_000;

const roundTrip = (document: SopDocument) => fromEditor(toEditor(document), document);

describe('a document in the editor', () => {
  it('is the same document when nothing was changed', () => {
    const document = sampleDocument();
    toEditor(document).check();
    expect(roundTrip(document)).toEqual({ document, unfinished: 0 });
  });

  it('has no approval where its text was deleted, or nobody has said who approves it', () => {
    const { approval: _, ...open } = sampleDocument();
    expect(roundTrip(open).document).toEqual(open);
    expect(fromEditor(toEditor(open), sampleDocument()).document).toEqual(open);
  });

  it.each(['en', 'de', 'es', 'fr', 'pt', 'it', 'nl'])(
    'is each template of the gallery, unchanged: %s',
    (lang) => {
      const ids = gallery.ids(lang);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        const { document } = gallery.find(id, lang);
        toEditor(document).check();
        expect(roundTrip(document)).toEqual({ document, unfinished: 0 });
      }
    },
    PATIENCE_MS,
  );

  it(
    'keeps any text of any field, and every id',
    () => {
      const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map((raw) => raw.trim() || 'x');
      const maybe = fc.option(text);
      const step = fc
        .record({ text, role: maybe, when: maybe, check: maybe, caution: maybe, expected: maybe, subs: fc.array(text) })
        .map(({ subs, ...fields }) => ({ fields, subs }));
      fc.assert(
        fc.property(
          fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
          maybe,
          (phases, purpose) => {
            const document = sampleDocument({
              purpose,
              phases: phases.map((steps, phase) => ({
                id: `phas${phase}`,
                title: `Phase ${phase}`,
                steps: steps.map(({ fields, subs }, place) =>
                  sampleStep(`s${phase}x${place}`, fields.text, {
                    ...fields,
                    sub: subs.map((sub, number) => ({ id: `u${phase}x${place}x${number}`, text: sub })),
                  }),
                ),
              })),
            });
            expect(roundTrip(document)).toEqual({ document, unfinished: 0 });
          },
        ),
        { numRuns: 20 },
      );
    },
    PATIENCE_MS,
  );

  it('has a step to begin with where there is none, which is not saved while it is empty', () => {
    const document = sampleDocument({ phases: [] });
    const doc = toEditor(document);
    expect(doc.textContent).not.toContain('Unlock');
    let steps = 0;
    doc.descendants(({ type }) => {
      if (type.name === 'steps_line') steps += 1;
    });
    expect(steps).toBe(1);
    expect(fromEditor(doc, document)).toEqual({ document, unfinished: 0 });
  });

  it('leaves out lines that say nothing and counts those that lack their text', () => {
    const document = sampleDocument();
    const doc = toEditor(document);
    const empty = emptyLine('notes');
    const half = emptyLine('exceptions', 'The lamp is red');
    const sections = doc.content.content.map((section) => {
      if (section.type.name === 'notes') return section.copy(section.content.addToEnd(empty));
      if (section.type.name === 'exceptions') return section.copy(section.content.addToEnd(half));
      return section;
    });
    expect(fromEditor(typeOf('doc').create(null, sections), document)).toEqual({ document, unfinished: 1 });
  });

  it('numbers a phase without a title, and drops one without steps unless it was there', () => {
    const document = sampleDocument({ phases: [{ id: 'phas9', title: 'Later', steps: [] }] });
    expect(roundTrip(document).document.phases).toEqual(document.phases);
    expect(fromEditor(toEditor(document), sampleDocument()).document.phases).toEqual([]);
  });
});

describe('bounds of the editor', () => {
  const { schemas } = (
    JSON.parse(readFileSync(new URL('openapi.json', ROOT), 'utf8')) as { components: { schemas: Schemas } }
  ).components;
  const LINE_SCHEMAS = {
    definitions: 'SopDefinition',
    roles: 'SopRole',
    resources: 'SopResource',
    safety: 'SopSafety',
    steps: 'SopStep',
    exceptions: 'SopException',
    records: 'SopRecord',
    kpis: 'SopKpi',
    references: 'SopReference',
    notes: 'SopNote',
  } as const;

  interface Property {
    maxLength?: number;
    maximum?: number;
    maxItems?: number;
    items?: Property & { $ref?: string };
    anyOf?: Property[];
  }
  type Schemas = Record<string, { properties: Record<string, Property> }>;
  const property = (schema: string, name: string) => schemas[schema]?.properties[name];
  const length = (each: Property | undefined) => each?.maxLength ?? each?.anyOf?.[0]?.maxLength;

  it.each(Object.entries(LINE_SCHEMAS))('are those of the API: %s', (list, schema) => {
    const { main, fields, choices } = LINE_KINDS[list as keyof typeof LINE_SCHEMAS];
    expect(length(property(schema, main.name))).toBe(main.maxLength);
    for (const { name, maxLength, most, hasIds, isNumber } of fields) {
      const found = property(schema, name);
      if (isNumber) expect(found?.anyOf?.[0]?.maximum).toBe(MAX_STEP_MINUTES);
      else if (hasIds) expect(length(property('SopSubStep', 'text'))).toBe(maxLength);
      else expect(length(most === undefined ? found : found?.items)).toBe(maxLength);
      expect(found?.maxItems).toBe(most);
    }
    const known = [
      ...(list === 'steps' ? ['media'] : []),
      'id',
      'src',
      main.name,
      ...fields.map(({ name }) => name),
      ...Object.keys(choices),
    ];
    expect(Object.keys(schemas[schema]?.properties ?? {}).sort()).toEqual(known.sort());
  });

  it('are those of the API: pictures', () => {
    expect(property('SopStep', 'media')?.maxItems).toBe(MOST_PICTURES);
    for (const name of ['alt', 'caption']) expect(length(property('SopMedia', name))).toBe(MAX_PICTURE_TEXT);
  });

  it('are those of the API: the lists and the texts of the document', () => {
    for (const list of LISTS) expect(property('SopDocument', list)?.maxItems).toBe(LINE_KINDS[list].most);
    for (const [part, most] of Object.entries(PART_LENGTHS)) expect(length(property('SopDocument', part))).toBe(most);
    expect(property('SopDocument', 'phases')?.maxItems).toBe(MOST_PHASES);
    expect(property('SopPhase', 'steps')?.maxItems).toBe(LINE_KINDS.steps.most);
    expect(length(property('SopPhase', 'title'))).toBe(MAX_PHASE_TITLE_LENGTH);
  });
});
