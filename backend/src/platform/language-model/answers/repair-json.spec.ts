import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { BadAnswerError } from './answer-limits.js';
import { parseJsonText } from './read-answer.js';

const schema = z.object({ title: z.string(), steps: z.array(z.string()) });
const object = { title: 'Tea', steps: ['Boil', 'Pour'] };
const json = JSON.stringify(object);

describe('parseJsonText', () => {
  it.each([
    ['plain', json, null],
    ['with white space', `\n ${json} \n`, null],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``, 'cut_out'],
    ['between words', `Here: ${json} Enjoy!`, 'cut_out'],
    ['behind thoughts with braces', `I think {steps} are few.</think>${json}`, 'cut_out'],
    ['with a comma too many', '{"title":"Tea","steps":["Boil","Pour",],}', 'jsonrepair'],
    ['without quotes', "{title:'Tea',steps:['Boil','Pour']}", 'jsonrepair'],
    ['with comments, in a fence', '```\n{"title":"Tea", // a drink\n"steps":["Boil","Pour"]}\n```', 'jsonrepair'],
  ])('reads JSON %s', (_, text, repaired) => {
    expect(parseJsonText(text, schema, true)).toEqual({ ok: true, object, repaired });
  });

  it('does not mend a text that may have been cut', () => {
    const cut = '{"title":"Tea","steps":["Boil","Pour"],"notes":[{"a":1}';
    expect(parseJsonText(cut, schema, false).ok).toBe(false);
    expect(parseJsonText(cut, schema, true).ok).toBe(true);
  });

  it('says what does not fit, by its path', () => {
    expect(parseJsonText('{"title":1,"steps":["Boil",2]}', schema, true)).toEqual({
      ok: false,
      issues: [expect.stringMatching(/^title: /), expect.stringMatching(/^steps\.1: /)],
    });
  });

  it('names at most eight faults', () => {
    const parsed = parseJsonText(JSON.stringify({ title: '', steps: Array(20).fill(1) }), schema, true);
    expect(parsed).toMatchObject({ ok: false, issues: { length: 8 } });
  });

  it('gives up mending what takes too long', () => {
    const quotes = `{title:'${`a'b"`.repeat(5000)}}`;
    // Repairing it would take about ten seconds.
    expect(parseJsonText(quotes, schema, true)).toEqual({ ok: false, issues: ['it is not complete, valid JSON'] });
  });

  it('throws for an object that is nested too deeply (reliability REL8)', () => {
    const deep = `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(() => parseJsonText(deep, schema, true)).toThrow(BadAnswerError);
    expect(() => parseJsonText(`Here: ${deep}`, schema, true)).toThrow(BadAnswerError);
  });

  it.each(['', 'no object here', '}{', '{'])('gives up on %j', (text) => {
    expect(parseJsonText(text, schema, true)).toEqual({ ok: false, issues: ['it is not complete, valid JSON'] });
  });
});
