import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const listed = (line: string): string => `SOP for the yard\n\n- Open the gate\n- ${line}\n- Sign the sheet`;

describe('draftSop knows things that texts seldom name (drafting 3.2, 3.4)', () => {
  it.each([
    ['Forklift licences: accredited school only'],
    ['Gasket sheets: shelf 4'],
    ['Waste resin: sealed drum'],
    ['Laptop locks: drawer 2'],
  ])('and takes a label for no doer and no order: %s', (line) => {
    expect(statedSteps(listed(line))).toEqual(['Open the gate', line, 'Sign the sheet']);
    expect(draftSop(listed(line)).document.roles).toEqual([]);
  });

  it.each([
    ['A repeat test shall be diarised 28 days before expiry', 'Diarise a repeat test 28 days before expiry'],
    ['The names must be pseudonymized', 'Pseudonymize the names'],
  ])('and verbs that are made of a word and an ending: %s', (line, step) => {
    expect(statedSteps(listed(line))).toEqual(['Open the gate', step, 'Sign the sheet']);
  });

  it('and no name of whoever is told in the time that follows it', () => {
    const { roles } = draftSop(listed('The shift lead informs the duty officer the same day')).document;
    expect(roles.map(({ name }) => name)).toEqual(['Shift lead', 'Duty officer']);
  });

  it('and takes what is said of a thing for no act', () => {
    const line = "The cleaner who finds damage that isn't on the card informs the foreman";
    expect(statedSteps(listed(line))).toEqual(['Open the gate', `${line} — Cleaner`, 'Sign the sheet']);
  });

  it('and what has to have been done for an act, and no warning', () => {
    const line = 'Crates must have been emptied by the porter with both hands';
    expect(statedSteps(listed(line)).join()).toContain('Crates must have been emptied');
    expect(draftSop(listed(line)).document.safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it.each([
    ['The planer makes two passes and never stands still on the strip', 'The planer never stands still on the strip'],
    ['The diver waits at the ladder and never leaves the raft', 'The diver never leaves the raft'],
  ])('and says of whom a ban is: %s', (line, ban) => {
    const { safety } = draftSop(listed(line)).document;
    expect(safety.filter(({ src }) => src === 'prompt').map(({ text }) => text)).toEqual([ban]);
  });
});
