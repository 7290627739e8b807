import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;
const notesOf = (text: string): string[] => documentOf(text).notes.map(({ text: note }) => note);
const rulesOf = (text: string): string[] =>
  documentOf(text)
    .safety.filter(({ src }) => src === 'prompt')
    .map(({ text: rule }) => rule);

describe('draftSop takes the frame of minutes for notes (drafting 2)', () => {
  const MINUTES = [
    'Minutes – Boat Club Committee, Reed Lake',
    'Tues 14 May, 7pm, club room',
    'Present: Ida (chair), Bo, Dr Lund (by phone)',
    'Apologies: Kai',
    '',
    '1. Agreed: the bosun checks each hull for cracks.',
    '2. The bosun locks the shed.',
    '',
    'ACTION: Ida to have points 1 and 2 written as a procedure for all members. Next meeting 11 June.',
  ].join('\n');

  it('with who was there, when and where, and who is to write it', () => {
    expect(documentOf(MINUTES).title).toBe('Boat Club Committee');
    expect(statedSteps(MINUTES).join(' | ')).toMatch(/^[^|]*check[^|]* \| Lock the shed — Bosun$/iu);
    expect(rulesOf(MINUTES)).toEqual([]);
    for (const note of ['Tues 14 May', 'Present: Ida', 'Apologies: Kai', 'ACTION: Ida'])
      expect(notesOf(MINUTES).join('\n')).toContain(note);
  });

  it('but leaves fields of other texts alone', () => {
    const text = 'Night round\n\nPresent: two guards. Check the gates. The guard signs the book.';
    expect(statedSteps(text)).toContain('Sign the book — Guard');
  });
});

describe('draftSop takes what is asked of others for no step (drafting 2)', () => {
  it.each([
    'Ok can someone make this a procedure pls before the lake trip on 22nd',
    "Can u turn this into a real sop, it's what hangs by the kiln in room 2.11 now",
    'Could somebody write this up as a checklist by 5 May',
  ])('%s', (wish) => {
    const text = `Loading kayaks\n\nStrap the kayaks. Count the paddles. ${wish}.`;
    expect(statedSteps(text)).toEqual(['Strap the kayaks', 'Count the paddles']);
    expect(notesOf(text)).toContain(wish);
  });

  it.each(['thanks – Ola (kiln master)', 'Cheers, Bo (dock lead)', 'Thanks! Ines Roth (lab manager)'])(
    'nor who signs below it for a doer: %s',
    (signature) => {
      const text = `Please make this an SOP. ${signature}\n\n- open the door below 60 °C\n- write each firing in the book\n- nobody lifts the lid`;
      expect(statedSteps(text).join('\n')).not.toContain('—');
      expect(rulesOf(text).join('\n')).not.toContain(':');
      expect(statedSteps(text)).toHaveLength(2);
    },
  );

  it.each([
    'Then comes the risk score',
    'Next comes the franking',
    'Spring rota to follow',
    'Cabin list to follow by Friday',
    'Next meeting 11 June',
    'The manager is away until Monday',
    'Kiosk by the lake, boss is off and audit on Thursday',
  ])('nor what only comes: %s', (sentence) => {
    const text = `Loading kayaks\n\nThe steward straps the kayaks. ${sentence}. Count the paddles.`;
    expect(statedSteps(text).map((step) => step.replace(' — Steward', ''))).toEqual([
      'Strap the kayaks',
      'Count the paddles',
    ]);
    expect(notesOf(text)).toContain(sentence);
  });
});

describe('draftSop knows who speaks in a chat by the time before them (drafting 2)', () => {
  it('also where a name holds figures', () => {
    const text = [
      '[08/03, 17:42] Ms Farr: how do we do the kayaks now?',
      '[08/03, 17:44] Bo T2: lol was one of them mine',
      '[08/03, 17:51] Jana (office): I print the list the day before, trip lead has to sign for it',
      '[08/03, 18:02] Bo T2: what if one paddle is missing',
      '[08/03, 18:03] Nurse Ruth: then the spare goes with',
    ].join('\n');
    expect(statedSteps(text)).toEqual(['Print the list the day before — Jana', 'Sign for it — Trip lead']);
    expect(documentOf(text).exceptions.map(({ when }) => when)).toContain('One paddle is missing');
    expect(JSON.stringify(documentOf(text))).not.toMatch(/17:44|Bo T2/u);
  });
});

describe('draftSop knows whom "she" means after what is done to somebody (drafting 3)', () => {
  it.each([
    [
      'Call the plumber if it drips. Then the cellar manager must also be woken, and she moves the barrels.',
      'Cellar manager',
    ],
    ['The clerk rings the vet. From noon the shift lead has to be fetched, and he opens the gate.', 'Shift lead'],
    ['Ask the porter for the key. The head gardener is picked up at six, and she opens the valve.', 'Head gardener'],
  ])('%s', (text, role) => {
    const steps = documentOf(`Cold house\n\n${text}`).phases.flatMap((phase) => phase.steps);
    expect(steps.at(-1)?.role).toBe(role);
  });

  it('but takes "they" for whoever works', () => {
    const text = 'Cold house\n\nThe nurses weigh the patient. The patient is washed, and they note the time.';
    expect(
      documentOf(text)
        .phases.flatMap((phase) => phase.steps)
        .at(-1)?.role,
    ).not.toBe('Patient');
  });

  it.each([
    "In a red alarm there's an incident lead who doesn't touch the keyboard.",
    'The incident lead who never types reads the log.',
  ])('and names nobody by what they do not do: %s', (text) => {
    const names = documentOf(`Server hall\n\n${text} Close the door.`).roles.map(({ name }) => name);
    expect(names.filter((name) => / who /u.test(name))).toEqual([]);
  });
});
