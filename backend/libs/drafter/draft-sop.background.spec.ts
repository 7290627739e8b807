import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const between = (sentence: string): string => `Sewing room\n\nPin the hem. ${sentence}. Press the seam.`;
const notesOf = (request: string): string[] => draftSop(request).document.notes.map(({ text }) => text);

describe('draftSop makes no step of what is only told (drafting 3.6)', () => {
  it.each([
    ['since when it is done', 'The guild has been doing this since 1931'],
    ['what somebody used to do', 'My mother used to do that by candlelight'],
    ['what somebody feels', 'I hate these shops that charge twenty dollars for a zip'],
    ['where things come from', 'Most of our cloth comes from mills in the north'],
    ['how it is with us', 'We are next to the barracks and get many uniforms, so repairs are common'],
  ])('%s', (_what, sentence) => {
    expect(statedSteps(between(sentence))).toEqual(['Pin the hem', 'Press the seam']);
    expect(notesOf(between(sentence))).toContain(sentence);
  });

  it.each([
    ['The machine has to be oiled since 2020 models run dry', /oil/iu],
    ['Get a lot number from the office', /Get a lot number/u],
    ['The key used to open the safe is put back', /key used to open the safe/u],
  ])('but of work: %s', (sentence, said) => {
    const { safety } = draftSop(between(sentence)).document;
    expect([...statedSteps(between(sentence)), ...safety.map(({ text }) => text)].join('\n')).toMatch(said);
  });
});

describe('draftSop leaves out how a letter ends (drafting 3.6)', () => {
  it.each(['Big hug, Annegret', 'Hugs and kisses, Mia', 'A big hug, Jo', 'All my love, Ben'])('%s', (ending) => {
    const request = `Dear Jo,\n\nPlease open the gate at 8. Feed the hens.\n\n${ending}`;
    expect(statedSteps(request)).toEqual(['Open the gate at 8', 'Feed the hens']);
    expect(notesOf(request)).toEqual([]);
  });
});
