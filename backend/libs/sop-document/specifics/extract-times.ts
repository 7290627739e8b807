import type { Specific } from './specific.js';
import type { TextMask } from './text-mask.js';
import { WEEKDAYS } from './weekdays.js';

const NOT_IN_NUMBER = '(?<![\\p{Script=Latin}\\d.,:])';
const CLOCK = new RegExp(
  `${NOT_IN_NUMBER}([01]?\\d|2[0-4])(?:[:.h]([0-5]\\d))?(?::[0-5]\\d)?\\s?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|uhr(?![\\p{L}])|o[’']clock)`,
  'giu',
);
const COLON_TIME = new RegExp(`${NOT_IN_NUMBER}([01]?\\d|2[0-4])[:h]([0-5]\\d)(?!\\d)`, 'giu');
const NOON = /(?<![\p{L}])(?:noon|midnight|mediodía|medianoche|midi|minuit|mittag|mitternacht)(?![\p{L}])/giu;
const MIDNIGHT = /midnight|medianoche|minuit|mitternacht/iu;
const WEEKDAY = new RegExp(
  `(?<![\\p{Script=Latin}])(?:${[...WEEKDAYS.keys()].sort((one, other) => other.length - one.length).join('|')})s?(?![\\p{Script=Latin}])`,
  'giu',
);

/** Takes times of day (8 pm, 20:00, 21h45, 7 Uhr, noon) and days of the week. */
export function takeTimes(text: TextMask): Specific[] {
  return [
    ...text.take(CLOCK, ([written, hours, minutes, suffix]) => clockTime(written, hours, minutes, suffix)),
    ...text.take(COLON_TIME, ([written, hours, minutes]) => clockTime(written, hours, minutes, undefined)),
    ...text.take(NOON, ([written]) => time(written, [MIDNIGHT.test(written) ? '0:00' : '12:00'])),
    ...text.take(WEEKDAY, ([written]) => weekday(written)),
  ];
}

function clockTime(
  written: string,
  hours: string | undefined,
  minutes: string | undefined,
  suffix: string | undefined,
): Specific {
  const hour = Number(hours) % 24;
  const minute = (minutes ?? '00').padStart(2, '0');
  const half = suffix?.charAt(0).toLowerCase();
  if (half === 'p') return time(written, [`${(hour % 12) + 12}:${minute}`]);
  if (half === 'a') return time(written, [`${hour % 12}:${minute}`]);
  // Without am or pm, 5:30 may be meant as 17:30; 17:30 and 05:30 say what they mean.
  const isClear = hour > 12 || hour === 0 || hours?.startsWith('0') || half === 'u';
  return time(written, isClear ? [`${hour}:${minute}`] : [`${hour}:${minute}`, `${(hour % 12) + 12}:${minute}`]);
}

function time(written: string, keys: string[]): Specific {
  return { kind: 'time', text: written.trim(), keys, quantity: null };
}

function weekday(written: string): Specific | null {
  const word = written.toLowerCase();
  const day = WEEKDAYS.get(word) ?? WEEKDAYS.get(word.replace(/s$/u, ''));
  return day === undefined ? null : { kind: 'weekday', text: written, keys: [`weekday ${day}`], quantity: null };
}
