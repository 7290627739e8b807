import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** The steps of a sentence between two orders. */
const among = (sentence: string): string[] =>
  statedSteps(`SOP for the boat house\n\nRead the tide table. ${sentence} Ring the bell.`).slice(1, -1);
const notesAmong = (sentence: string): string[] =>
  draftSop(`SOP for the boat house\n\nRead the tide table. ${sentence} Ring the bell.`).document.notes.map(
    ({ text }) => text,
  );

describe('draftSop reads a text that is wholly in the passive (drafting 3.2)', () => {
  it('as work, even where no sentence of it can be turned into an order', () => {
    const policy =
      'Loans of paintings. Frames are kept in the crate, not leaned against it. The list is sent to the lenders, not shown to guests. Scratches are photographed by whoever unpacked, not retouched.';
    expect(statedSteps(policy)).toHaveLength(3);
    expect(draftSop(policy).document.notes).toEqual([]);
  });

  it('but tells nothing of a text that only describes', () => {
    const about =
      'We are a mill in the valley. Our flour is known as far as the coast and is often called the best, not only by us. The mill is located at the weir, not in the village.';
    expect(statedSteps(about)).toEqual([]);
  });
});

describe('draftSop reads what is done one after another (drafting 3.2)', () => {
  it.each([
    ['Hatches are closed and the pump is rinsed.', ['Close hatches', 'Rinse the pump']],
    ['The hatch is closed, and the pump is rinsed.', ['Close the hatch', 'Rinse the pump']],
    ['Masts are greased and the alarm is set by the warden.', ['Grease masts', 'Set the alarm — Warden']],
    ['The pool is covered, the rope is coiled up, and the key is hung on the hook.', undefined],
  ])('%s', (sentence, steps) => {
    expect(among(sentence)).toEqual(
      steps ?? ['Cover the pool', 'Coil up the rope', expect.stringMatching(/^Hang the key on the hook/)],
    );
  });

  it('but neither a state nor what is done with things of a kind', () => {
    expect(among('The slipway is closed.')).toEqual([]);
    const ofKind = 'Cracked oars are painted red and the warden is told.';
    expect(among(ofKind)).toEqual([ofKind.slice(0, -1)]);
  });
});

describe('draftSop reads what is said of somebody in the passive (drafting 3.2)', () => {
  it('and leaves it with them', () => {
    expect(among('The logbook is handed to the warden, who has the only key.')).toEqual([
      'Hand the logbook to the warden, who has the only key',
    ]);
    expect(among('The logbook is handed to the warden, who signs it.')).toEqual([
      'Hand the logbook to the warden',
      'Sign it — Warden',
    ]);
  });

  it.each([
    ['A hearing is held, to which the skipper is invited.', 'Hold a hearing, to which the skipper is invited'],
    ['Print the roster, on which each berth is ticked.', 'Print the roster, on which each berth is ticked'],
    ['Wait for the pilot, for whom a bunk is kept free.', 'Wait for the pilot, for whom a bunk is kept free'],
    ['Ask the cook, who knows the shelf.', 'Ask the cook, who knows the shelf'],
  ])('also behind a preposition or an order: %s', (sentence, step) => {
    expect(among(sentence)).toEqual([step]);
  });

  it('but "in which case" opens a case', () => {
    expect(among('The bilge may be wet, in which case the pump is started.').at(-1)).toBe('If so: Start the pump');
  });

  it('and notes what is said of a thing in between', () => {
    const sentence = 'The flares, which live in the red locker, are counted by the mate.';
    expect(among(sentence)).toEqual(['Count the flares — Mate']);
    expect(notesAmong(sentence)).toEqual(['The flares live in the red locker']);
    const whole = 'The basket, which the cook packs, is carried on board';
    expect(among(`${whole}.`)).toEqual([whole]);
  });

  it('but keeps the words where it is said of who does it, or goes on about the thing', () => {
    const agent = 'Calls at night are answered by the warden, who first wakes the crew';
    expect(among(`${agent}.`)[0]).toContain(agent);
    const goesOn = 'Bills are sent to the owner, who has ten days to pay, and are filed by the clerk';
    expect(among(`${goesOn}.`)).toEqual([goesOn]);
  });
});

describe('draftSop reads what is done with a thing and what must not be (drafting 3.3)', () => {
  it.each([
    ['Life vests are rinsed and not wrung.', 'Rinse life vests and do not wring them'],
    ['The flag is folded, never rolled up wet.', 'Fold the flag and never roll it up wet'],
    ['The harbor master is called by radio, not texted.', 'Call the harbor master by radio and do not text them'],
    ['Bait is cooled but not frozen.', 'Cool bait and do not freeze it'],
    ['The winch is turned slowly, not jerkily.', 'Turn the winch slowly, not jerkily'],
  ])('%s', (sentence, step) => {
    expect(among(sentence)).toEqual([step]);
  });

  it('and names who does it', () => {
    expect(among('The slip is signed by the warden and not left on the desk.')).toEqual([
      'Sign the slip and do not leave it on the desk — Warden',
    ]);
  });

  it('and says nothing again in the notes whose participle is irregular', () => {
    expect(notesAmong('Bait is frozen and labeled.')).toEqual([]);
    expect(notesAmong('The sail is drawn in and hung up.')).toEqual([]);
  });
});

describe('draftSop reads "it is to be verified that" (drafting 3.2)', () => {
  it.each([
    ['It is to be verified that both hatches are closed and bolted.', 'Verify that both hatches are closed and bolted'],
    ['It must be checked whether the bilge is dry.', 'Check whether the bilge is dry'],
    ['The hatch is greased, and it has to be confirmed that the lamp is off.', 'Confirm that the lamp is off'],
    ['It is checked that the plug is in.', 'Check that the plug is in'],
  ])('%s', (sentence, step) => {
    expect(among(sentence).at(-1)).toBe(step);
  });

  it('and keeps what is only said to the reader in the notes', () => {
    expect(notesAmong('It should be noted that the winch is loud.')).toEqual(['The winch is loud']);
    expect(notesAmong('It must be remembered that the key is with Olga.')).toEqual(['The key is with Olga']);
    expect(among('It is said that the winch is loud.')).not.toContain('Say that the winch is loud');
  });
});

describe('draftSop reads sentences of policies (drafting 3.2, 3.3)', () => {
  const draftOf = (sentence: string) =>
    draftSop(`SOP for the boat house\n\nRead the tide table. ${sentence} Ring the bell.`).document;

  it.each([
    ['Following each voyage, the skipper signs the log.', 'Following each voyage: Sign the log — Skipper'],
    ['Following the inspection, check the flares.', 'Following the inspection: Check the flares'],
    ['Parcels are weight-checked by the mate.', 'Weight-check parcels — Mate'],
    ['Fish is vacuum-packed.', 'Vacuum-pack fish'],
    ['Vests are the property of the club and are to be handed in.', undefined],
    ['The cabin is damp and has to be aired by the mate.', undefined],
    ['Charts are signed by two officers, one of whom must hold a license.', undefined],
  ])('%s', (sentence, step) => {
    expect(among(sentence)).toEqual([step ?? expect.stringContaining(sentence.slice(0, -1))]);
    expect(draftOf(sentence).title).toBe('Boat House');
  });

  it('but takes a gerund that begins the work for its name', () => {
    expect(draftSop('Following up a charter: call the guest after two days. Note the answer.').document.title).toBe(
      'Following Up a Charter',
    );
  });

  it('and takes what must not be done with things of a kind for a rule', () => {
    const rules = (sentence: string) => draftOf(sentence).safety.map(({ text }) => text);
    expect(rules('Ropes that have not been tested must not be used.')).toEqual([
      'Ropes that have not been tested must not be used',
    ]);
    expect(rules('Guests who are under ten must never steer.')).toEqual(['Guests who are under ten must never steer']);
    expect(among('Check that the hatch is shut.')).toEqual(['Check that the hatch is shut']);
  });

  it('but takes what people are like for nothing that is done', () => {
    expect(among('Our crew is well-trained.')).toEqual([]);
  });

  it.each([
    ['Tickets bought before noon are punched at the gate.', ['Punch tickets bought before noon at the gate']],
    ['Any leak in the hull is told to the mate and noted in the log.', undefined],
    [
      'Guests sign the list, get a vest and are shown the raft.',
      ['Sign the list — Guests', 'Get a vest — Guests', 'Show guests the raft'],
    ],
    [
      'New sailors read the card, tie a knot and are given a whistle.',
      ['Read the card — New sailors', 'Tie a knot — New sailors', 'Give new sailors a whistle'],
    ],
    ['The raft lies by the jetty and is inflated at six.', ['The raft lies by the jetty', 'Inflate the raft at six']],
  ])('one thing after another: %s', (sentence, steps) => {
    expect(among(sentence)).toEqual(
      steps ?? ['Tell any leak in the hull to the mate', 'Note any leak in the hull in the log'],
    );
  });

  it('and keeps the words that say that nobody else may', () => {
    expect(among('The sluice is closed at night and opened by the warden only.')).toEqual([
      'Close the sluice at night',
      'The sluice is opened by the warden only',
    ]);
    expect(among('Claims are answered by the office alone.')).toEqual(['Claims are answered by the office alone']);
  });
});
