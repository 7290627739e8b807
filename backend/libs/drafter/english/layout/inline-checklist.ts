import { countWords } from '../../text/words.js';

/** "Checklist for drivers - fuel, tires, lights. …", "Forklift check: forks, chains, mast" */
const CHECKLIST =
  /^(\s*(?:[\p{L}'’/-]+[^\S\n]){0,4}?(?:check-?lists?|checks?|inspections?)(?:[^\S\n](?:for|before|after|of|at)(?:[^\S\n][\p{L}'’-]+){1,4})?)(?:\s?:|[^\S\n][-–—])[^\S\n]+([^\n.:;!?]+)(?:\.[^\S\n]*|$|(?=\n))/iu;
/** "Extinguisher check: gauge green? seal ok? hose dry?" */
const ASKED =
  /^(\s*(?:[\p{L}'’/-]+[^\S\n]){0,5}?(?:check-?lists?|checks?|inspections?|rounds?)(?:[^\S\n](?:for|before|after|of|at)(?:[^\S\n][\p{L}'’-]+){1,4})?)(?:\s?:|[^\S\n][-–—])[^\S\n]+((?:[^\n.:;!?]{2,60}\?[^\S\n]*){3,})/iu;
const MOST_ITEM_WORDS = 5;
const LEAST_ITEMS = 3;

/** A request with the things of its checklist, which stand behind one another, as a list below its name. */
export function withChecklistApart(request: string): string {
  const asked = ASKED.exec(request);
  const [whole = '', name = '', things = ''] = asked ?? CHECKLIST.exec(request) ?? [];
  const items = things
    .split(asked ? /(?<=\?)\s*/u : /\s*,\s*(?:and\s+)?|\s+and\s+/u)
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length < LEAST_ITEMS || items.some((item) => countWords(item) > MOST_ITEM_WORDS)) return request;
  const list = items.map((item) => `- ${item}`).join('\n');
  return [`${name.trim()}\n${list}`, request.slice(whole.length).trim()].filter(Boolean).join('\n\n');
}
