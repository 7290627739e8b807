import { describe, expect, it } from '@jest/globals';
import { unwrapLines } from './unwrap-lines.js';

describe('unwrapLines', () => {
  it('joins what was cut at a width', () => {
    const text = [
      'Closing the bar. Every evening the bartender counts the till and',
      'writes the total in the log. The glasses are polished by the',
      'trainee. If the float is short, call the manager.',
      '',
      'Chairs up, music off.',
    ].join('\n');
    expect(unwrapLines(text)).toBe(
      'Closing the bar. Every evening the bartender counts the till and writes the total in the log. The glasses are polished by the trainee. If the float is short, call the manager.\n\nChairs up, music off.',
    );
  });

  it.each([
    [
      'a list without signs',
      'Count the till in the office with the door closed\nLock the back door\nSwitch off the lights in both bathrooms',
    ],
    [
      'items of a list',
      '- Count the till and write the total down in the log\n- lock the back door and set the alarm for the night',
    ],
    [
      'the rows of a table',
      '| Belts | check the tension with the gauge in the drawer |\n| filter | drain the water from the bowl below the filter |',
    ],
    ['long lines', `${'word '.repeat(40)}\nand another line that follows it`],
    ['one line', 'Count the till'],
    ['nothing', ''],
  ])('leaves %s as they are', (_what, text) => {
    expect(unwrapLines(text)).toBe(text);
  });
});
