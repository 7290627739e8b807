import { describe, expect, it } from '@jest/globals';
import { withNumberStops } from './number-stops.js';

describe('withNumberStops', () => {
  it.each([
    ['1 open the lid\n2- drain it\n\n3 close the lid', '1. open the lid\n2. drain it\n\n3. close the lid'],
    ['first this 1 fill it 2 shake it 3 pour it 4 wipe it', 'first this 1. fill it 2. shake it 3. pour it 4. wipe it'],
  ])('gives the numbers of the list %j their stops', (text, numbered) => {
    expect(withNumberStops(text)).toBe(numbered);
  });

  it.each([
    ['two lines that may be amounts', '1 bag of flour\n2 bags of sugar'],
    ['lines that do not count from one', '2 open the lid\n3 drain it\n4 close the lid'],
    ['lines that skip a number', '1 open the lid\n2 drain it\n4 close the lid'],
    ['three amounts in a line', 'take 1 bag 2 lids 3 cups'],
    ['amounts with their units', 'wait 1 hour 2 days 3 weeks 4 months'],
  ])('leaves %s alone', (_case, text) => {
    expect(withNumberStops(text)).toBe(text);
  });
});
