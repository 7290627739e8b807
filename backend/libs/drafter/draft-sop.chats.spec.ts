import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const notesOf = (request: string): string[] =>
  documentOf(request).notes.flatMap(({ src, text }) => (src === 'prompt' ? [text] : []));
const rulesOf = (request: string): string[] =>
  documentOf(request).safety.flatMap(({ src, text }) => (src === 'prompt' ? [text] : []));

describe('draftSop reads questions and answers of a chat together (drafting 3.6)', () => {
  const POOL = `Ruta: who's on the tower sat
Milo: me and Pavel. how many belts
Ruta: 12, count them. radios charged the night before
Milo: the kids under 8?
Ruta: not on the big slide
Pavel: how long per run?
Ruta: 2 mins, one at a time
Milo: rinse after?
Ruta: 5 mins, cold only. thunder = closed
Pavel: who signs
Ruta: driver`;

  it('as one line in the words of both, a prohibition as a rule', () => {
    expect(statedSteps(POOL)).toEqual([
      'Belts: 12, count them',
      'Radios charged the night before',
      'How long per run: 2 mins, one at a time',
      'Rinse after: 5 mins, cold only',
      'Thunder = closed',
      'Driver signs — Driver',
    ]);
    expect(rulesOf(POOL)).toEqual(['The kids under 8: not on the big slide']);
  });

  it('takes who is there on one day for a note, and names the speaker', () => {
    expect(notesOf(POOL)).toEqual(["Who's on the tower sat: Milo and Pavel"]);
    expect(documentOf(POOL).title).not.toBe('Belts');
  });

  it('leaves out what people only say to each other', () => {
    const request = `[08:02] Ana: Folks. when a parcel is packed, the slip goes in first
[08:03] Bea: sorry, my fault
[08:03] Ana: not blaming. let's fix it. the lid gets two strips of tape
[08:05] Cem: i dunno nobody told me
[08:06] Ana: ok so for everyone. red sticker on fragile ones
[08:07] Cem: fair enough`;
    expect(statedSteps(request)).toEqual([
      'When a parcel is packed: Put the slip in first',
      'The lid gets two strips of tape',
      'Red sticker on fragile ones',
    ]);
    expect(notesOf(request)).toEqual([]);
    expect(rulesOf(request)).toEqual([]);
  });

  it('gives what somebody asks and says at once its subject', () => {
    const request = `Desk: the boiler hums, what now
Ines: is the valve open? it must be fully open before start
Desk: ok
Ines: purge it for 5 min. check the glass`;
    expect(rulesOf(request)).toEqual(['The valve must be fully open before start']);
    expect(statedSteps(request)).toEqual(expect.arrayContaining(['Purge it for 5 min', 'Check the glass']));
  });

  it.each([
    ['was the freezer open when you came in?', 'yes, half the ice was gone'],
    ['did anyone lock the shed last night', 'nope, my turn was on Monday'],
    ['who approved that order?', 'nobody, and we have no list'],
    ['so who left the tap running', 'not me, I was in the yard'],
    ['were the crates still wet?', 'a bit'],
    ['hey did Pia get the new seals', 'yep, a whole box'],
  ])('takes what was asked about something that is over for a note: %s', (question, answer) => {
    const request = `[08:01] Ana: ${question}
[08:02] Bea: ${answer}
[08:04] Ana: ok then let's make one. proposals?
[08:05] Bea: check the seal of each crate
[08:06] Ana: weigh the crates
[08:07] Bea: whoever weighs them signs the slip`;
    expect(statedSteps(request)).toEqual([
      'Check the seal of each crate',
      'Weigh the crates',
      'Sign the slip — Whoever weighs them',
    ]);
    expect(rulesOf(request)).toEqual([]);
  });

  it('but no answer that says what is to be done', () => {
    const request = `Lea: did you see the new scales?
Omar: yes, weigh each crate before loading
Lea: then close the tailgate
Omar: and sign the slip`;
    expect(statedSteps(request)).toContain('Weigh each crate before loading');
  });

  it.each(['can someone make a "Seal Check Procedure" of this', 'ok I need the “Seal Check Procedure” by Friday pls'])(
    'takes the name that somebody gives to the procedure: %s',
    (wish) => {
      const request = `Ana: check the seal of each crate
Bea: weigh the crates
Ana: sign the slip
Bea: ${wish}`;
      expect(documentOf(request).title).toBe('Seal Check Procedure');
      expect(statedSteps(request)).toEqual(['Check the seal of each crate', 'Weigh the crates', 'Sign the slip']);
    },
  );
});
