import { ACTS, ADJECTIVES, GROUPS, NOUNS, PEOPLE, THINGS, VERBS } from './english-words.generated.js';

/** What the dictionary knows of a verb. */
export interface VerbEntry {
  /** How often the word is a verb, noun and adjective in WordNet's tagged texts; null where it never is one. */
  verb: number;
  noun: number | null;
  adjective: number | null;
  /** `t`: somebody does it to something; `i`: somebody does it; `s`: something does it. */
  frames: string;
}

const dictionaryVerbs = readVerbs();
export const people = wordSet(PEOPLE);
export const groups = wordSet(GROUPS);
/** What a verb has the same form of, and is nearly always the thing. */
const PLURAL_THINGS = 'goggles spats overalls';
export const nouns = wordSet(`${NOUNS} ${THINGS} ${PLURAL_THINGS}`);
/** What somebody does: "inspection", "delivery". */
export const acts = wordSet(ACTS);
export const adjectives = wordSet(ADJECTIVES);

/** Verbs of the workplace that are newer than the dictionary. */
const NEWER_VERBS = wordSet(
  'text screenshot upsell onboard offboard livestream timestamp barcode skype voicemail whiteboard palletize palletise shrink-wrap deburr torque tare shim',
);
/** "recheck", "prefill", "unlock", "misfile": what can stand before a verb and makes another one. */
const PREFIX = /^(?:re|pre|un|mis|over|de|dis)-?(?=[a-z]{3})|^(?:double|cross|spot)-/u;
/** A verb that was made so is as rare as one that the texts hold once. */
const RARE = 1;

/** What is known of a verb; undefined where the word is none. */
export function verbEntry(lemma: string): VerbEntry | undefined {
  return dictionaryVerbs.get(lemma) ?? madeVerb(lemma);
}

/** Whether a dictionary has the verb itself, and not only what it is made of. */
export function isDictionaryVerb(lemma: string): boolean {
  return dictionaryVerbs.has(lemma);
}

/** "diarise", "anonymize", "gasify"; but neither "otherwise" nor "Denise" */
const MADE_BY_ENDING = /^[a-z]{4,}(?<!w)(?:i[sz]e|ify)$/u;

/** What can be undone: "unclip" is done to something, but what is "unused" has not been used. */
const UNDONE =
  /^un(?!(?:clip|cap|mute|stack|hook|block|pin|strap|bolt|jam|freeze|dock|mount|link|rack|load|wrap|pair|plug|tape|box|crate|latch|lock|fold|roll|screw|seal|tie|zip|install|subscribe|follow|archive|park|stick|pack|check|select|assign|publish|register|lace|chain|hitch|couple|cover|hang|clamp|rig|shackle|peg|spool|bag|button|group|hide|pause|share|tag|flag|lid|shelve|snap|staple)$)/u;

function madeVerb(lemma: string): VerbEntry | undefined {
  if (NEWER_VERBS.has(lemma)) return { verb: RARE, noun: nouns.has(lemma) ? RARE : null, adjective: null, frames: 't' };
  if (nouns.has(lemma) || adjectives.has(lemma) || people.has(lemma) || UNDONE.test(lemma)) return undefined;
  if (MADE_BY_ENDING.test(lemma)) return { verb: RARE, noun: null, adjective: null, frames: 't' };
  const base = dictionaryVerbs.get(lemma.replace(PREFIX, ''));
  return base && PREFIX.test(lemma) ? { ...base, verb: RARE, noun: null, adjective: null } : undefined;
}

function readVerbs(): ReadonlyMap<string, VerbEntry> {
  const number = (text: string | undefined): number | null => (text ? Number(text) : null);
  return new Map(
    VERBS.split(' ').map((line) => {
      const [lemma = '', verb, noun, adjective, frames = ''] = line.split(':');
      return [lemma, { verb: number(verb) ?? 0, noun: number(noun), adjective: number(adjective), frames }];
    }),
  );
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
