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
});
