import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { isName, PERSONAL } from './name-phrase.js';
import { tokenise } from './tokens.js';
import { isBase, type Topic, topic } from './topic.js';

/** "the way the blood bags get from the lab to the ward", "the way parcels are booked in" */
const THE_WAY =
  /\b(?:the way|how) ((?:(?:the|our|all|a|an)\s)?[\p{L} -]{3,40}?) (get|gets|is|are|goes?|comes?) ([^,.:;?]{4,60}?)(?=[,.:;?]|$)/iu;
/** "a reminder of how the returns desk works" */
const WORKS =
  /^(?:.{0,40}\b(?:on|of|about|reminder|is|['’]s)\s|as (?:promised|discussed|agreed|requested|asked)[^,]{0,20},\s+)?how ((?:(?:the|our|a|an)\s)?[\p{L} -]{3,50}?) (?:works?|runs?|goes|operates?|(?:ought to|should|has to|must) (?:go|work|run|be done)|is (?:run|done|handled|organi[sz]ed))(?: (?:now|here|these days|around here|in practice|with us|at ours))*(?:,? (?:now )?(?:that|since|because|after)\b[^:]*)?(?::\s+(\S.*))?$/iu;

/** "the way the bags get from the lab to the ward": the thing and where it goes; of what is done, the doing. */
export function wayTopic(text: string): Topic | null {
  const [, running = '', told = ''] = WORKS.exec(text) ?? [];
  if (running !== '' && isName(tokenise(running), new Set())) return topic(running, told);
  const [, thing = '', verb = '', rest = ''] = THE_WAY.exec(text) ?? [];
  const words = thing.split(' ').map((word) => word.toLowerCase());
  if (thing === '' || words.some((word) => PERSONAL.test(word) || Words.RELATIVES.has(word))) return null;
  const [done = '', ...place] = rest.split(' ');
  const lemma = /^(?:is|are|get|gets)$/iu.test(verb) ? readingOf(done.toLowerCase(), 'participle')?.lemma : undefined;
  // "how a claim is received and checked"
  const second = place[0] === 'and' ? readingOf((place[1] ?? '').toLowerCase(), 'participle')?.lemma : undefined;
  if (lemma && second) return topic(['we', lemma, 'and', second, thing, ...place.slice(2)].join(' '));
  if (lemma)
    return Words.MENTAL_VERBS.has(lemma) || (place[0] === 'to' && isBase(place[1]))
      ? null
      : topic(['we', lemma, thing, ...place].join(' '));
  const isPlace = /^(?:from|to|into|through|between)\b/iu.test(rest);
  return isPlace ? topic(`${thing} ${rest}`) : null;
}
