import { describe, expect, it } from '@jest/globals';
import { fromWire } from './from-wire.js';
import { sopDocumentSchema, stepsOf } from './sop-document.js';
import { LIST_LIMITS } from './sop-limits.js';
import { type SopWire, sopWireSchema } from './sop-wire.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

function wireStep(changes: Partial<SopWire['phases'][number]['steps'][number]> = {}) {
  return {
    text: 'Unlock the door',
    role: null,
    when: null,
    sub: [],
    check: null,
    caution: null,
    input: 'tick' as const,
    expected: null,
    stated: true,
    ...changes,
  };
}

function buildWire(changes: Partial<SopWire> = {}): SopWire {
  return {
    language: 'en',
    title: 'Open the shop',
    category: 'General',
    purpose: 'Open safely',
    scope: null,
    trigger: null,
    definitions: [],
    roles: [],
    resources: [],
    safety: [],
    phases: [{ title: 'Do', steps: [wireStep()] }],
    exceptions: [],
    records: [],
    kpis: [],
    references: [],
    questions: [],
    ...changes,
  };
}

function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `id${String(count).padStart(4, '0')}`;
  };
}

describe('fromWire', () => {
  it('maps stated lines to the prompt and others to suggestions', () => {
    const steps = [wireStep(), wireStep({ stated: false })];
    const document = fromWire(buildWire({ phases: [{ title: 'Do', steps }] }));
    expect(stepsOf(document).map((step) => step.src)).toEqual(['prompt', 'suggested']);
  });

  it('gives the same document for the same ids', () => {
    const wire = buildWire({ questions: [{ about: 'roles', text: 'Who?' }] });
    expect(fromWire(wire, countingIds())).toEqual(fromWire(wire, countingIds()));
  });

  it('keeps as many phases as a document may have', () => {
    const phases = Array.from({ length: LIST_LIMITS.phases + 1 }, (_, n) => ({
      title: `Part ${n}`,
      steps: [wireStep()],
    }));
    const document = fromWire(buildWire({ phases }));
    expect(document.phases.map(({ title }) => title)).toEqual(phases.slice(0, -1).map(({ title }) => title));
  });

  it('drops lines that say nothing, and phases without steps', () => {
    const document = fromWire(
      buildWire({
        roles: [{ name: ' \u200f ', duties: [], stated: true }],
        phases: [
          { title: 'Empty', steps: [wireStep({ text: '\n' })] },
          { title: '', steps: [wireStep({ sub: ['', 'Left door'] })] },
        ],
        // biome-ignore lint/suspicious/noThenProperty: a key of the wire form; it holds text, so nothing awaits it
        exceptions: [{ when: '', then: 'Stop', escalate_to: null, stated: true }],
      }),
    );
    expect(document.roles).toEqual([]);
    expect(document.exceptions).toEqual([]);
    expect(document.phases.map((phase) => phase.title)).toEqual(['Procedure']);
    expect(stepsOf(document)[0]?.sub.map((sub) => sub.text)).toEqual(['Left door']);
  });

  it('keeps a skeleton without steps', () => {
    const document = fromWire(buildWire({ phases: [], questions: [{ about: 'phases', text: 'What is done?' }] }));
    expect(document.phases).toEqual([]);
    expect(document.questions).toHaveLength(1);
  });

  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['DE', 'de'],
    ['English', 'en'],
    ['', 'en'],
    ['x'.repeat(100), 'en'],
  ])('takes the language %j as %j', (language, lang) => {
    expect(fromWire(buildWire({ language })).lang).toBe(lang);
  });

  it('titles a document without a title in its language', () => {
    expect(fromWire(buildWire({ title: ' ', language: 'fr' })).title).toBe('Procédure sans titre');
  });

  it('lets questions fill the unknown fields that they plainly ask for, each only once', () => {
    const document = fromWire(
      buildWire({
        kpis: [{ name: 'On time', target: null, stated: true }],
        definitions: [{ term: 'GM', text: null, stated: true }],
        questions: [
          { about: 'trigger', text: 'When?' },
          { about: 'trigger', text: 'How often?' },
          { about: 'purpose', text: 'Why?' },
          { about: 'kpis', text: 'Which share?' },
          { about: 'definitions', text: 'What does GM stand for?' },
          { about: 'something else', text: 'And else?' },
        ],
      }),
    );
    expect(document.questions.map((question) => question.target)).toEqual([
      { path: 'trigger' },
      null,
      null,
      { path: 'kpis', id: document.kpis[0]?.id, field: 'target' },
      { path: 'definitions', id: document.definitions[0]?.id, field: 'text' },
      null,
    ]);
    expect(document.questions.at(-1)?.about).toBe('phases');
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('never throws on %j, however often', (_name, text) => {
    const many = <Line>(line: Line): Line[] => Array.from({ length: 100 }, () => line);
    const step = wireStep({
      text,
      role: text,
      when: text,
      sub: many(text),
      check: text,
      caution: text,
      expected: text,
    });
    const wire = buildWire({
      title: text,
      purpose: text,
      scope: text,
      trigger: text,
      definitions: many({ term: text, text, stated: true }),
      roles: many({ name: text, duties: many(text), stated: false }),
      phases: Array.from({ length: 20 }, () => ({ title: text, steps: Array.from({ length: 70 }, () => step) })).slice(
        0,
        2,
      ),
      // biome-ignore lint/suspicious/noThenProperty: a key of the wire form; it holds text, so nothing awaits it
      exceptions: many({ when: text, then: text, escalate_to: text, stated: true }),
      records: many({ name: text, where: text, keep: text, stated: true }),
      questions: many({ about: text, text }),
    });
    expect(sopWireSchema.safeParse(wire).success).toBe(true);
    const document = fromWire(wire);
    expect(sopDocumentSchema.parse(document)).toEqual(document);
    expect(stepsOf(document).length).toBeLessThanOrEqual(2 * LIST_LIMITS.steps);
  });
});
