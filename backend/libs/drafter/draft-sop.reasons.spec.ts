import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

describe('headings that tell no work', () => {
  const WORK = '\n\nSorting\nThe sorter tips each crate on the table. The sorter throws away broken bottles.';
  const stepsOf = (request: string): string[] =>
    draftSop(request)
      .document.phases.flatMap(({ steps }) => steps)
      .filter(({ src }) => src === 'prompt')
      .map(({ text }) => text);
  const STEPS = ['Tip each crate on the table', 'Throw away broken bottles'];

  it.each([
    [
      'Why we have this',
      'The auditor found two holes in the fence in spring.',
      'The auditor found two holes in the fence in spring',
    ],
    ['Why this matters', 'Two customers cut their hands last year.', 'Two customers cut their hands last year'],
    ['Reasons for these rules', 'The boss slipped on the ramp in May.', 'The boss slipped on the ramp in May'],
    [
      'Background',
      'A tenant lost a key in May and nobody knew which one.',
      'A tenant lost a key in May and nobody knew which one',
    ],
  ])('keeps what stands under "%s" as a note', (heading, told, note) => {
    const request = `Glass returns\n\n${heading}\n${told}${WORK}`;
    const { notes } = draftSop(request).document;
    expect(JSON.stringify(notes)).toContain(note);
    expect(stepsOf(request)).toEqual(STEPS);
  });

  it('still reads a duty there as one', () => {
    const request = `Glass returns\n\nWhy we have this\nThe auditor was angry. From now on each crate must be marked.${WORK}`;
    expect(JSON.stringify(draftSop(request).document)).toMatch(
      /"[^"]*(?:[Mm]ark each crate|[Ee]ach crate must be marked)[^"]*"/u,
    );
  });

  it.each([
    'Family bottling plant, nine workers',
    'Small animal clinic, two vets, four nurses',
    'Old letting agency, three brokers',
  ])('takes what the firm is for the scope: %s', (firm) => {
    const request = `GLASS RETURNS\n${firm}${WORK}`;
    expect(JSON.stringify(draftSop(request).document.scope)).toContain(firm);
    expect(stepsOf(request)).toEqual(STEPS);
  });
});
