import { capitalise, countWords } from '../../text/words.js';
import { isPersonNoun } from '../lexicon/words.js';
import { readTable } from './table.js';

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const DAY_ALONE = new RegExp(`^${DAY}(?:\\s?(?:-|–|/|&|and|to)\\s?${DAY})?\\b`, 'iu');
/** "Monday: water the ferns" */
const DAY_LABEL = new RegExp(
  `(?:^|\\n|[.;]\\s)\\s*(?:[-*•]\\s*)?${DAY}(?:\\s?(?:-|–|/|&|and|to)\\s?${DAY})?\\s?[:–-]\\s`,
  'giu',
);
/** "morning: open the blinds" */
const DAYTIME_LABEL =
  /(?:^|\n|[.;]\s)\s*(?:[-*•]\s*)?(?:mornings?|noon|midday|lunch(?:time)?|afternoons?|evenings?|nights?)\s?[:–-]\s/giu;
/** "Weekly: descale the machine", "Every month:" alone in its line. */
const FREQUENCY_LABEL =
  /(?:^|\n|[.;]\s)\s*(?:[-*•#]+\s*)?(?:(hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual)(?:ly)?|(?:every|each|once a) (hour|day|week|month|quarter|year))(?: tasks?| jobs?| cleaning)?\s?(?:[:–—]|-(?=\s)|\n)/giu;
const OF_PERIOD: Readonly<Record<string, string>> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
  annual: 'yearly',
};
/** What cleaning is made of. */
const CLEANS =
  /\b(?:clean|wipe|wash|mop|sweep|scrub|dust|vacuum|hoover|rinse|polish|descale|disinfect|sanitize|sanitise|degrease|deep[- ]clean|empty)\b/iu;
const CLOCK = /^(?:at |around |about |by )?(?:\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:am|pm|h))/iu;
const BOX = /^\s*(?:[☐☑□▢◯○⬜✓✔]|_{2,8}|\[[ x]?\])\s*\S/iu;
const DASH = /^\s*[-*•–]\s/u;
const INGREDIENTS = /^\W*ingredients\b/imu;
const METHOD = /^\W*(?:method|preparation|directions|instructions|steps|how to)\b\W*/imu;
const LEAST_DAYS = 3;
const LEAST_TIMES = 2;
const LEAST_FREQUENCIES = 2;
const LEAST_BOXES = 3;
/** With its dash. */
const MAX_ITEM_WORDS = 6;
/** Which share of its rows has to say the same. */
const MOST = 0.6;

/** "Daily, Weekly, and Monthly Tasks": by the labels of its parts; null where there are fewer than two. */
export function titleOfFrequencies(request: string): string | null {
  const named = [...request.matchAll(FREQUENCY_LABEL)].map(([, often = '', period = '']) => {
    const label = (often || period).toLowerCase();
    return OF_PERIOD[label] ?? label;
  });
  const labels = [...new Set(named)];
  if (labels.length < LEAST_FREQUENCIES) return null;
  const items = request.split(/[,;.\n]+|:\s/u).filter((item) => countWords(item) >= 2);
  const cleaned = items.filter((item) => CLEANS.test(item));
  const work = cleaned.length > items.length * MOST ? 'Cleaning' : 'Tasks';
  const [first = '', ...others] = labels.map(capitalise);
  const last = others.pop() ?? '';
  const names = others.length === 0 ? `${first} and ${last}` : `${[first, ...others].join(', ')}, and ${last}`;
  return `${names} ${work}`;
}

/** "Growers", where most of those who work are a kind of grower: "early grower", "head grower"; else null. */
function commonJob(roles: readonly string[]): string | null {
  const jobs = roles.map((role) => role.split(' ').at(-1) ?? '');
  const job = jobs.find((one) => jobs.filter((other) => other === one).length > 1) ?? '';
  const isMost = jobs.filter((one) => one === job).length * 2 > jobs.length;
  return isMost && isPersonNoun(job) && /[^sy]$/u.test(job) ? `${capitalise(job)}s` : null;
}

/** A title for a request without one, by the form that it has: a timetable, the work of one person, boxes to tick, a recipe. */
export function titleOfForm(request: string): string | null {
  const rows = readTable(request)?.rows ?? [];
  if (rows.length > 0) {
    const roles = new Set(rows.map(({ role }) => role?.toLowerCase() ?? ''));
    const [role] = rows.map((row) => row.role);
    if (roles.size === 1 && role) return `${role} Tasks`;
    const times = rows.flatMap(({ when }) => when ?? []);
    const areMost = (pattern: RegExp): boolean =>
      times.filter((time) => pattern.test(time)).length >= rows.length * MOST;
    const plan = areMost(CLOCK) ? 'Daily Schedule' : areMost(DAY_ALONE) ? 'Weekly Schedule' : null;
    const job = commonJob([...roles]);
    return plan !== null && job !== null ? `${plan} for ${job}` : plan;
  }
  if ((request.match(DAY_LABEL)?.length ?? 0) >= LEAST_DAYS) return 'Weekly Schedule';
  if ((request.match(DAYTIME_LABEL)?.length ?? 0) >= LEAST_TIMES) return 'Daily Schedule';
  if (INGREDIENTS.test(request) && METHOD.test(request)) return 'Recipe';
  const lines = request.split('\n').filter((line) => line.trim() !== '');
  const isTicked = lines.every((line) => BOX.test(line));
  const isShort =
    lines.length > LEAST_BOXES && lines.every((line) => DASH.test(line) && countWords(line) <= MAX_ITEM_WORDS);
  return lines.length >= LEAST_BOXES && (isTicked || isShort) ? 'Checklist' : null;
}
