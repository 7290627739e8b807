import { describe, expect, it } from '@jest/globals';
import {
  linesOf,
  primaryLanguage,
  renderText,
  runQualityChecks,
  sopDocumentSchema,
  stepsOf,
} from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { readingOf } from './english/lexicon/words.js';
import { PROMPT_FIXTURES } from './testing/prompt-fixtures.js';

const FIXTURES = PROMPT_FIXTURES.map((fixture) => [`${fixture.id} (${fixture.kind})`, fixture] as const);
/** Requests of which a part is refused, redacted or dropped: its facts must not be kept. */
const PARTLY_REFUSED = new Set(['p26', 'p27', 'p28', 'p30']);

/** Requests that tell two steps of a work that no template knows: the check that asks for three finds it. */
const THIN = new Set(['p20']);

describe.each(FIXTURES)('the draft of %s', (_name, fixture) => {
  const draft = draftSop(fixture.prompt);
  const text = renderText(draft.document, { notice: true });
  const report = runQualityChecks(draft.document, fixture.prompt);

  it('fits the schema', () => {
    expect(sopDocumentSchema.safeParse(draft.document).success).toBe(true);
  });

  for (const source of fixture.match) {
    it(`holds /${source}/`, () => {
      expect(text).toMatch(patternOf(source));
    });
  }

  for (const source of fixture.forbid) {
    it(`does not hold /${source}/`, () => {
      expect(text).not.toMatch(patternOf(source));
    });
  }

  it('is in the language of the request', () => {
    expect(draft.language).toBe(primaryLanguage(fixture.lang));
    expect(resultOf('Q20')).toMatchObject({ passed: true });
  });

  it('is the same every time, ids included', () => {
    expect(JSON.stringify(draftSop(fixture.prompt))).toBe(JSON.stringify(draft));
  });

  it('keeps every fact that it may keep', () => {
    if (!PARTLY_REFUSED.has(fixture.id)) expect(resultOf('Q02').findings).toEqual([]);
  });

  it('invents nothing, and has no number in a suggestion but those of a template', () => {
    expect(resultOf('Q03').findings).toEqual([]);
    if (draft.meta.archetype.startsWith('template:')) return;
    // A suggested step may be given to somebody whom the request names.
    const roles = new Set(draft.document.roles.map((role) => role.name));
    const suggestions = linesOf(draft.document).filter((line) => line.src === 'suggested');
    for (const line of suggestions.filter(({ about }) => about !== 'notes')) {
      expect(line.texts.filter((part) => !roles.has(part)).join(' ')).not.toMatch(/\d/u);
    }
  });

  it('has steps of its own words, or of common practice where the request tells none', () => {
    expect(stepsOf(draft.document).length).toBeGreaterThanOrEqual(THIN.has(fixture.id) ? 2 : 3);
    expect(draft.document.phases.map((phase) => phase.steps.length)).not.toContain(0);
  });

  it('keeps sentences that say the same from standing twice', () => {
    const texts = stepsOf(draft.document).map((step) => `${step.when} ${step.text} ${step.role}`);
    expect(new Set(texts).size).toBe(texts.length);
    expect(text).not.toMatch(/\b(the the|a the|the a|to to|of of|and and)\b/iu);
  });

  it('passes the other checks of content', () => {
    for (const id of ['Q01', 'Q09', 'Q10', 'Q13', 'Q14', 'Q15', 'Q16', 'Q21', 'Q22', 'Q24', 'Q25', 'Q26']) {
      expect(resultOf(id)).toMatchObject({ id, passed: !(id === 'Q25' && THIN.has(fixture.id)) });
    }
  });

  it('begins a step with a verb, unless its first words stand as the person wrote them', () => {
    const prompt = plain(fixture.prompt);
    const written = new Set(stepsOf(draft.document).flatMap((step) => (step.src === 'prompt' ? [step.text] : [])));
    for (const { text } of resultOf('Q08').findings.filter((finding) => written.has(finding.text ?? ''))) {
      const [first = '', second = ''] = plain(text ?? '').split(' ');
      if (readingOf(first, 'base') === null) expect(prompt).toContain(`${first} ${second}`.trim());
    }
  });

  function resultOf(id: string) {
    const result = report.results.find((each) => each.id === id);
    if (!result) throw new Error(`There is no check ${id}`);
    return result;
  }
});

/** The words alone: a kept line begins with a capital letter and has plain spaces. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function patternOf(source: string): RegExp {
  return new RegExp(source, 'iu');
}
