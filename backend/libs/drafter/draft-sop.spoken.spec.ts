import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** The steps that a sentence makes within a procedure. */
function stepsOf(sentence: string): string[] {
  return statedSteps(`Closing the lab. Check the door. ${sentence} Lock the gate.`).slice(1, -1);
}

describe('draftSop reads what follows a clause (drafting 3.4)', () => {
  it.each([
    [
      'things of a list, the first of which could be an order',
      'The vet records body weight, pulse and breathing.',
      ['Record body weight, pulse and breathing — Vet'],
    ],
    [
      'what is done after an aside that forbids',
      'Crates are emptied at the ramp, never in the aisle, and put on the belt.',
      ['Empty crates at the ramp, never in the aisle', 'Put crates on the belt'],
    ],
    [
      'what somebody does to whom the work is done',
      'The customer waits at the counter, takes a number and then shows the ticket.',
      ['The customer waits at the counter — Customer', 'The customer takes a number', 'The customer shows the ticket'],
    ],
    [
      'what is done where the work begins',
      'The shift begins at the board, where the supervisor reads the notes and names the drivers.',
      ['At the board: Read the notes — Supervisor', 'At the board: Name the drivers — Supervisor'],
    ],
    [
      'a limit between the commas of dictation',
      'Weigh the bag, read the scale, over twenty kilos you call a porter, the tag goes on the handle.',
      ['Weigh the bag', 'Read the scale', 'Over twenty kilos: Call a porter', 'Put the tag on the handle'],
    ],
    ['a place and whom to ask for', 'Side entrance: ask for the janitor.', ['Side entrance: ask for the janitor']],
    ['nothing of work', 'Please follow this from now on.', []],
  ])('%s', (_what, sentence, steps) => {
    expect(stepsOf(sentence)).toEqual(steps);
  });

  it('names a talk to new people by where they work', () => {
    const { title } = draftSop(
      'This is for new people at the glue bench, you clean the nozzle, you check the pot and you wipe the frame.',
    ).document;
    expect(title).toBe('Glue Bench');
  });
});

describe('draftSop reads the answers of a chat (drafting 3.6)', () => {
  const chat = [
    'Ines: how do we do the gas alarm again?',
    'Omar: close the valve, open the doors',
    'Ines: reading was 40',
    'Ines: who do I call',
    'Omar: the safety officer on duty. wait outside till he comes',
    'Ines: what about the ovens',
    'Omar: switch them off at the panel',
  ].join('\n');

  it('somebody who is named is called', () => {
    expect(statedSteps(chat)).toEqual(expect.arrayContaining(['Call the safety officer on duty']));
  });

  it('questions are no steps', () => {
    expect(statedSteps(chat).filter((step) => /who do|what about/iu.test(step))).toEqual([]);
  });
});

describe('draftSop reads what speech puts around an order (drafting 3.6)', () => {
  it.each([
    [
      'The last thing you do when the oven is cold is brush the stone. Close the door.',
      ['When the oven is cold: Brush the stone', 'Close the door'],
    ],
    ['What you want to do is turn the wheel by hand. Oil the chain.', ['Turn the wheel by hand', 'Oil the chain']],
    ['Pack the skates and show them the map.', ['Pack the skates', 'Show them the map']],
    ['Pack the skates and put them on the shelf.', ['Pack the skates', 'Put the skates on the shelf']],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each(['Somebody left the gate open and the goats ran away.', 'We nearly missed a flight because nobody called.'])(
    'as background: %j',
    (told) => {
      const { phases, safety, notes } = draftSop(`${told} Lock the gate. Count the goats.`).document;
      expect(phases.flatMap(({ steps }) => steps.map(({ text }) => text))).not.toContain(told.slice(0, -1));
      expect([safety.filter(({ src }) => src !== 'suggested'), notes.map(({ text }) => text)]).toEqual([
        [],
        [told.slice(0, -1)],
      ]);
    },
  );

  it('takes no sentence about everything for a title', () => {
    expect(draftSop('Wash the cups. Everything else waits for Monday. Log it.').document.title).toBe(
      'Washing the Cups',
    );
  });
});
