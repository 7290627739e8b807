import { describe, expect, it } from '@jest/globals';
import { withPlainClocks } from './clock-times.js';
import { withSpokenSigns } from './spoken-signs.js';

describe('withPlainClocks', () => {
  it.each([
    ['At 8:30 a.m. the clerk prints the list.', 'At 8:30 am the clerk prints the list.'],
    ['Between 6 p.m. and 8 p.m. the gate is shut.', 'Between 6 pm and 8 pm the gate is shut.'],
    ['At 7 A.M. Ruth opens.', 'At 7 AM Ruth opens.'],
    ['Staff come by 7 a.m. The porter unlocks.', 'Staff come by 7 am. The porter unlocks.'],
    ['Lock up at 10 p.m.', 'Lock up at 10 pm.'],
    ['Open (9 a. m.) and close', 'Open (9 am) and close'],
  ])('writes %j without stops inside of a sentence', (written, plain) => {
    expect(withPlainClocks(written)).toBe(plain);
  });

  it('leaves other stops alone', () => {
    expect(withPlainClocks('Room 3. a man waits. See floor a.m.')).toBe('Room 3. a man waits. See floor a.m.');
  });
});

describe('withSpokenSigns', () => {
  it('writes the signs that somebody spoke', () => {
    expect(withSpokenSigns('stop the press comma shut the tap full stop new paragraph call the desk full stop')).toBe(
      'stop the press, shut the tap.\ncall the desk.',
    );
  });

  it.each([
    'come to a full stop at the line. Then turn, look and go. Park behind the shed, please.',
    'export it as a comma separated file and send it to the office before the end of the week',
  ])('leaves %j alone', (text) => {
    expect(withSpokenSigns(text)).toBe(text);
  });
});
