import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { type Topic, topic } from './topic.js';

/** "This is for whoever does the late show and …" */
const FOR_WHOEVER =
  /\bfor (?:(?:(?:our|the|all|my) )?(?:\p{L}+ ){1,2}who|whoever|everyone who|everybody who|anyone who|anybody who|people who|those who) (?:(?:has|have|needs?) to )?(\p{L}+) (?!it\b)([^,.:;]{3,50}?)(?=\s+(?:and|for the first time|at the moment|here)\b|[,.:;]|$)/iu;
const NAMES_NOTHING =
  /\b(?:this|that|these|it|here|following|something|anything|one|notes?|instructions?|guide|lists?|checklists?|sops?|procedures?|reminders?|rules?|steps?|info|information|handbook|sheet|write-?up|is|are|meant|need|want|message|hints?|tips?|help|word|only|again|please|down|up)[:,]?$/iu;

/** "To whoever keeps resetting the rooms:" */
const TO_WHOEVER =
  /^(?:to|dear) (?:whoever|(?:all|everyone|everybody|anyone|those|the people|the person) who) (?:(?:keeps?|is|are|was|will be) )?(\p{L}+) ([^,.:;]{3,50}?)(?=\s(?:and|again|lately|these days)\b|[,.:;]|$)/iu;

/** What those do for whom it is written: "for whoever does the late show". */
export function whoeverTopic(text: string): Topic | null {
  const [, does = '', thing = ''] = TO_WHOEVER.exec(text) ?? [];
  const done = readingOf(does.toLowerCase(), 'ing', 's', 'base')?.lemma;
  if (done && !Words.MENTAL_VERBS.has(done)) return topic(`${done} ${thing}`);
  const found = FOR_WHOEVER.exec(text);
  const before = text.slice(0, found?.index).trim();
  // "Password reset for staff who call the desk" has its name before.
  if (!found || (before !== '' && !NAMES_NOTHING.test(before))) return null;
  const [, verb = '', object = ''] = found;
  const lemma = /^do(?:es)?$/iu.test(verb) ? 'do' : readingOf(verb.toLowerCase(), 's', 'base')?.lemma;
  return lemma && !Words.MENTAL_VERBS.has(lemma) ? topic(lemma === 'do' ? object : `${lemma} ${object}`) : null;
}
