import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A chat of three turns, each below the line that says whose it is. */
const chat = (one: string, other: string, again: string): string =>
  [
    one,
    'how do we load the kiln',
    '',
    other,
    'put the heavy pots on the bottom shelf',
    '',
    again,
    'great will do',
  ].join('\n');

describe('draftSop reads a chat whose names stand in lines of their own (drafting 3.6)', () => {
  it.each([
    ['a day and a time', 'Ines - Tue 14:02', 'Paul - Tue 14:05', 'Ines - Tue 14:09'],
    ['a whole day', 'Omar, Monday 9:15', 'Greta, Monday 9:17', 'Omar, Monday 9:30'],
    ['a small letter', 'karim 8:01 AM', 'joan 8:02 AM', 'karim 8:09 AM'],
    ['two names', 'Bill Hart  Yesterday at 3:12 PM', 'Sue Park  Today at 3:15 PM', 'Bill Hart  Today at 3:16 PM'],
    ['a date', 'Nadia • 12 Mar, 10:40', 'Oleg • 12 Mar, 10:42', 'Nadia • 12 Mar, 10:44'],
    ['what somebody is, in brackets', 'Nadia (TL)  Today at 10:40 AM', 'Oleg  10:42 AM', 'Nadia (TL)  10:44 AM'],
    ['a day without a sign', 'Nadia Fri 10:40', 'Oleg Fri 10:42', 'Nadia Sat 10:44'],
  ])('with %s', (_what, one, other, again) => {
    const request = chat(one, other, again);
    expect(statedSteps(request)).toEqual(['Put the heavy pots on the bottom shelf']);
    expect(draftSop(request).document.title).toBe('Loading the Kiln');
  });

  it('and leaves out that somebody writes it down', () => {
    const request = [
      'Rosa: hey how do we roll the dough',
      'Emil: dust the board',
      'Rosa: 👍 ill write it down',
      'Emil: roll it out',
    ];
    expect(statedSteps(request.join('\n'))).toEqual(['Dust the board', 'Roll it out']);
  });

  it.each([
    [
      'Ada desk: first check the lock\nBo: ok\nAda desk: then ring the keeper\nBo: and the lamp?\nAda desk: switch it off',
      ['Check the lock', 'Ring the keeper'],
    ],
    [
      'Nilo muelle: hay que mirar el nivel\nSara: ok\nNilo muelle: el guarda apunta el nivel en la hoja\nSara: y si no hay hoja?\nNilo muelle: se llama a la oficina',
      ['Apuntar el nivel en la hoja — Guarda', 'Si no hay hoja: Llamar a la oficina'],
    ],
  ])('knows names with where somebody works: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(expect.arrayContaining(steps));
    expect(JSON.stringify(draftSop(request).document)).not.toMatch(/ada desk|nilo muelle/iu);
  });

  it('but no parts of a list', () => {
    const request =
      'Front desk: check the lock\nNight porter: ring the keeper\nFront desk: count the keys\nNight porter: lock the gate';
    expect(statedSteps(request)).toEqual(
      expect.arrayContaining(['Count the keys — Front desk', 'Lock the gate — Night porter']),
    );
  });
});
