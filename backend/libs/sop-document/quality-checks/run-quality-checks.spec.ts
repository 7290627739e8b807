import { describe, expect, it } from '@jest/globals';
import { buildSopDocument } from '../testing/build-sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { NASTY_TEXTS } from '../testing/nasty-texts.js';
import { QUALITY_CHECKS, runQualityChecks } from './run-quality-checks.js';

const PROMPT =
  'Every day at 7 the shift lead unlocks the door, switches on the lights and counts the float, it should be 150 dollars. If the float is wrong text the manager. Keep the log book at the till for two years.';

function goodDocument() {
  return buildSopDocument({
    trigger: 'Every day at 7:00',
    // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
    exceptions: [{ id: 'exce1', src: 'prompt', when: 'Wrong float', then: 'Text the manager', escalate_to: 'Manager' }],
  });
}

describe('runQualityChecks', () => {
  it('passes a good document in every check', () => {
    const report = runQualityChecks(goodDocument(), PROMPT);
    expect(report.results.filter((result) => !result.passed)).toEqual([]);
    expect(report).toMatchObject({ passed: QUALITY_CHECKS.length, total: QUALITY_CHECKS.length });
  });

  it('gives the checks their numbers of the product decisions, each once, and the blanks one of their own (drafting 7)', () => {
    expect(QUALITY_CHECKS.map((check) => check.id)).toEqual(
      [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
        '24',
        '25',
        '26',
        '27',
      ].map((number) => `Q${number}`),
    );
  });

  it('counts what passes and says what was found', () => {
    const report = runQualityChecks({ ...goodDocument(), purpose: null }, PROMPT);
    expect(report.passed).toBe(report.total - 1);
    expect(report.results[0]).toEqual({
      id: 'Q01',
      title: 'All necessary parts are there',
      passed: false,
      note: null,
      findings: [{ message: 'There is no purpose.', path: '/purpose', text: null }],
    });
  });

  it('passes what it cannot assess and says so', () => {
    const report = runQualityChecks(documentWithSteps(['Tänd lampan', 'Lås', 'Räkna'], { lang: 'sv' }), 'Lås upp');
    const notJudged = report.results.filter((result) => result.note === 'not judged');
    expect(notJudged.map((result) => result.id)).toEqual(
      ['04', '05', '06', '07', '08', '09', '12', '13', '17', '18', '19'].map((number) => `Q${number}`),
    );
    expect(notJudged.every((result) => result.passed)).toBe(true);
  });

  it('gives the same result again', () => {
    const document = documentWithSteps(['Mix the ISO 9001 ABC', 'x, then y']);
    expect(runQualityChecks(document, PROMPT)).toEqual(runQualityChecks(document, PROMPT));
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('comes through %j', (_name, text) => {
    const field = text.slice(0, 300);
    for (const lang of ['en', 'es', 'de', 'ar', 'zh', 'sv']) {
      const steps = [{ text: field, when: field, role: field, caution: field }, field, field];
      const report = runQualityChecks(documentWithSteps(steps, { lang, title: field, purpose: field }), text);
      expect(report.results).toHaveLength(report.total);
    }
  });

  it('assesses the largest document', () => {
    const steps = Array.from({ length: 60 }, (_, index) => `Check the valve number ${index} and write it down`);
    const [phase] = documentWithSteps(steps).phases;
    const phases = phase ? Array.from({ length: 15 }, () => phase) : [];
    const report = runQualityChecks(buildSopDocument({ phases }), PROMPT);
    expect(report.results.find((result) => result.id === 'Q25')?.passed).toBe(false);
  });
});
