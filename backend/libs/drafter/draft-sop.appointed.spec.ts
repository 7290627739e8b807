import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;
const namesOf = (text: string): string[] => documentOf(text).roles.map(({ name }) => name);

describe('draftSop gives whoever is appointed what nobody is named for (drafting 3.4)', () => {
  it('all of it, where nobody else acts', () => {
    const text = 'Whoever is on duty opens the hut. Sweep the floor. Refill the lamp.';
    expect(statedSteps(text).filter((step) => step.endsWith('— Whoever is on duty'))).toHaveLength(3);
  });

  it('but only until somebody else comes in', () => {
    const text =
      'When a lamp comes in for repair, the person at the counter looks it over with the customer and writes a ticket. The ticket gets a number. After the repair a second mechanic tests it. Put it on the shelf.';
    expect(statedSteps(text).map((step) => step.split(' — ')[1] ?? '')).toEqual([
      'Person at the counter',
      'Person at the counter',
      'Person at the counter',
      'Second mechanic',
      '',
    ]);
  });
});

describe('draftSop makes no role of what is done next, or of who only stays (drafting 3.4)', () => {
  it.each([
    ['Start saw, lower guard. Feed the block.', ['Start saw', 'Lower guard', 'Feed the block']],
    ['Start mixer, close hood. Feed the block.', ['Start mixer', 'Close hood', 'Feed the block']],
  ])('%s', (work, steps) => {
    expect(statedSteps(`Cutting foam\n\n${work}`)).toEqual(steps);
    expect(namesOf(`Cutting foam\n\n${work}`)).toEqual([]);
  });

  it('but who is called is one', () => {
    expect(statedSteps('Feast\n\nOil the chain, night guard. Bring water, runner.')).toEqual([
      'Oil the chain — Night guard',
      'Bring water — Runner',
    ]);
  });

  it.each([
    'A child without a towel remains in the hall with another class.',
    'A pupil without a note stays at school.',
    'A guest without a key stays in the lobby.',
  ])('%s', (sentence) => {
    expect(namesOf(`Swimming day\n\n${sentence} The coach counts the caps.`)).toEqual(['Coach']);
  });
});

describe('draftSop names whoever is told apart by a place and by what they did (drafting 3.4)', () => {
  it.each([
    [
      'The review is done by somebody in the claims unit who has not seen the case.',
      'Somebody in the claims unit who has not seen the case',
    ],
    [
      'The test is run by a colleague from the other shift who did not mix the batch.',
      'Colleague from the other shift who did not mix the batch',
    ],
    ['The crate is opened by the guard at the gate who has the key.', 'Guard at the gate who has the key'],
    ['The form is signed by a person in the office who knows the client.', 'Person in the office who knows the client'],
    [
      'The draft is read by an editor of the same desk who did not write it.',
      'Editor of the same desk who did not write it',
    ],
    ['The stock is counted by someone on the team who has no keys.', 'Someone on the team who has no keys'],
  ])('%s', (sentence, name) => {
    const [first = ''] = statedSteps(`Desk\n\n${sentence} Wipe the tray.`);
    expect(first.split(' — ')[1]).toBe(name);
    expect(first).not.toMatch(/^(?:Do|Run|Open|Sign|Read|Count) [^—]* who /u);
  });
});

describe('draftSop takes for whom a named procedure is as its scope, and them for who acts (drafting 3.8)', () => {
  it.each([
    [
      'Write an SOP titled "Opening the Ticket Hut" for new weekend helpers at a small railway. They collect the float. Count it.',
      'For new weekend helpers at a small railway.',
      'Collect the float — New weekend helpers',
    ],
    [
      'Please draft a checklist called "Last Rounds" for our night porters. They walk each floor at two and lock the side doors.',
      'For our night porters.',
      'Lock the side doors — Night porters',
    ],
    [
      'Create a policy called "Row C" for our clinic. The porter checks the permits.',
      'For our clinic.',
      'Check the permits — Porter',
    ],
  ])('%s', (text, scope, step) => {
    expect(documentOf(text).scope).toBe(scope);
    expect(statedSteps(text)).toContain(step);
  });
});

describe('draftSop records what we keep without who keeps it (drafting 3.3)', () => {
  it.each([
    ['We keep cards for two years in case of a complaint.', { name: 'Cards', where: null, keep: 'two years' }],
    ['We store the slips for two years in the tin.', { name: 'Slips', where: 'in the tin', keep: 'two years' }],
    ['We must keep receipts for ten years.', { name: 'Receipts', where: null, keep: 'ten years' }],
    ['They keep logs for 5 years at the office.', { name: 'Logs', where: 'at the office', keep: '5 years' }],
    ['I retain the forms for three years.', { name: 'Forms', where: null, keep: 'three years' }],
    ['You should keep the files for a year at least.', null],
  ])('%s', (sentence, record) => {
    const { records } = documentOf(`Pots\n\nWash the pots. ${sentence} Dry the lids.`);
    const told = records.filter(({ src }) => src === 'prompt').map(({ name, where, keep }) => ({ name, where, keep }));
    if (record) expect(told).toEqual([record]);
    else expect(told.every(({ name }) => !/\b(?:you|we)\b/iu.test(name))).toBe(true);
  });
});
