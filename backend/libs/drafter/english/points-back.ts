import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, isPersonNoun, isUnknownWord } from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import { type Token, tokenise } from './tokens.js';

const THEY = /^(?:they|them)(?:$|['’])/u;
const IT = /^it(?:$|['’])/u;
const THIS = /^(?:this|these|those)$/u;
/** "it is forbidden", "when it rains", "it takes a week": nothing is meant by it. */
const MEANS_NOTHING =
  /^it(?:['’]s| is| was| gets| has been)? ?(?:not |\p{L}+ly |too |so |very )?(?:forbidden|prohibited|allowed|permitted|important|essential|vital|necessary|best|better|possible|impossible|ok|okay|fine|raining|snowing|freezing|cold|hot|dark|light|windy|foggy|icy|wet|late|early|busy|quiet|up to|takes?|rains|snows|freezes|storms|means|hurts)\b/iu;
const ANYBODY = /^(?:who|whoever|anyone|anybody|everyone|everybody|someone|somebody|nobody|people|staff|you|we|one)$/u;
/** "Later", "after that": what else comes first stands elsewhere. */
const CONTINUES =
  /^(?:(?:the )?same (?:goes|applies|holds|is true)|after that|afterwards?|later|then|in that case|otherwise|only then|from then on|until then)\b/iu;
const LACKS_SUBJECT =
  /^(?:can(?:not|['’]t)|must(?:n['’]t| not)|may not|should(?:n['’]t| not)|(?:is|are)(?:n['’]t| not)|does(?:n['’]t| not)|do(?:n['’]t| not)(?= have)) (?:be\b|\p{L}+(?:ed|en)\b|have to\b)/iu;

/** "Can't be returned if the seal is broken": whether the line does not say of what it is. */
export function lacksSubject(line: string): boolean {
  return LACKS_SUBJECT.test(line);
}

/** Whether a line means something that only the lines before it name. @param people who is known by name */
export function pointsBack(line: string, people: ReadonlySet<string>): boolean {
  return CONTINUES.test(line) || lacksSubject(line) || holdsLoosePronoun(line, people);
}

/** "They go to the dairy in Hexham": whether a pronoun means something that the line does not name before. */
export function holdsLoosePronoun(line: string, people: ReadonlySet<string>): boolean {
  const tokens = tokenise(line);
  return tokens.some((token, at) => {
    const before = tokens.slice(0, at).filter(({ kind }) => kind === 'word');
    if (THEY.test(token.lower)) return !before.some((word) => isSomebody(word, people) || isPlural(word));
    if (IT.test(token.lower)) return !MEANS_NOTHING.test(line.slice(token.start)) && !before.some(isThing);
    return THIS.test(token.lower) && standsAlone(tokens.slice(at + 1));
  });
}

function isSomebody({ text, lower }: Token, people: ReadonlySet<string>): boolean {
  return people.has(text) || ANYBODY.test(lower) || isPersonNoun(lower) || isUnknownWord(lower);
}

function isThing({ lower }: Token): boolean {
  const isWord = Words.DETERMINERS.has(lower) || Words.PREPOSITIONS.has(lower) || Words.isAuxiliary(lower);
  return !isWord && (isUnknownWord(lower) || (isNoun(lower) && !isPersonNoun(lower) && !isAdjective(lower)));
}

/** "extend this voluntarily", but neither "this key" nor "those for which nothing was done" */
function standsAlone([next, second]: readonly Token[]): boolean {
  if (Words.RELATIVES.has(second?.lower ?? '')) return false;
  const word = next?.lower ?? '';
  return (
    next?.kind !== 'word' ||
    Words.PREPOSITIONS.has(word) ||
    /^(?:\p{L}+ly|twice|again|once|alone|here|now)$/u.test(word)
  );
}
