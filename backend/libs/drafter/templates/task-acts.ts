import { taskWords } from './task-words.js';

/**
 * Acts of which a request asks for one and means no other, whatever they are done to: who closes a shop cleans no machine in it, and
 * who orders hair color colors no hair. Each group holds the words for one act.
 */
const ACTS: readonly string[] = [
  'clean wash sanitize sanitise disinfect scrub descale rinse wipe mop vacuum sweep decontaminate sterilize sterilise degrease launder detail',
  'open unlock',
  'close shut lock',
  'repair service restore maintain patch',
  'buy order procure source reorder',
  'sell',
  'store stow archive',
  'feed',
  'dismiss',
  'paint varnish',
  'load dispatch',
  'receive accept unload',
  'install assemble mount',
  'drive fly sail ride',
  'refill recharge',
  'breed',
  'insure',
  'weigh',
];

const ACT_OF = new Map(
  ACTS.flatMap((group) => {
    // The stem of "ordering" is another one than that of "order".
    const words = taskWords(`${group} ${group.replace(/e?(?= |$)/gu, 'ing')}`, 'en');
    return words.map((word) => [word, new Set(words)] as const);
  }),
);

/** "Opening an account" has nothing in common with opening a branch: of these acts the thing says what is done. */
const BY_THING: ReadonlySet<string> = new Set(taskWords('open unlock close shut lock', 'en'));

/** "Flower store": the same word for a place, so that only the first word of several is an act. */
const STORE: ReadonlySet<string> = new Set(taskWords('store', 'en'));

/**
 * Whether those who ask for a template ask for the act of a request: by its title, or for the same thing in one way. "Ice cream parlor
 * cleaning at closing" closes no parlor.
 * @param verb what a request asks for, as a word of tasks
 * @param things what it is done to, in the same form; the last one is the thing itself
 * @param ways the title and each other way to ask, as words in their order
 */
export function isSameAct(verb: string, things: readonly string[], ways: readonly ReadonlySet<string>[]): boolean {
  const act = ACT_OF.get(verb);
  const thing = things.at(-1);
  if (act === undefined || thing === undefined) return true;
  const doing = ways.filter((words) => isDone(act, words));
  if (STORE.has(verb)) return doing.some((words) => act.has([...words][0] ?? '') && words.has(thing));
  if (!BY_THING.has(verb)) return doing.some((words) => words === ways[0] || words.has(thing));
  const isAsked = (word: string): boolean => ways.some((words) => words.has(word));
  return things.every((word) => (word !== thing && !isAsked(word)) || doing.some((words) => words.has(word)));
}

/** A word for an act at the end of several is as often its time or a thing: "in a fire", "at closing". */
function isDone(act: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  const all = [...words];
  return all.some((word, at) => act.has(word) && (all.length === 1 || at < all.length - 1));
}
