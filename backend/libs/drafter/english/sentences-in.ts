import { splitSentences } from '../text/sentences.js';
import { lowerFirst } from '../text/words.js';
import { isUnknownWord } from './lexicon/words.js';
import { splitMeantCases } from './meant-case.js';

/** Before a bracket that holds a whole sentence, and before a figure with a word after it. */
const AFTER_SENTENCE =
  /(?<=(?:[\p{L})]{2}|\d\s?[%°])[.!?])\s+(?=\(\p{Lu}?[^()]{12,}\)$|\d{1,3}\s\p{Ll}{3,}|\d{1,2}[:.]\d{2}\s\p{Ll}|(?:the|an?|if|when|then|you|we|he|she|they|it|don['’]?t|never|no|and|but|always|this|that|all|every|each|make|put|check|use|not|only|after|before)\s)/u;
/** "…; an active nest means we pack up" */
const BEFORE_MEANT =
  /;\s+(?=[^,;:]{3,60} means (?:that )?(?:you|we|i|they|nobody|everybody|everyone|the|an?|our|your)\b)/iu;
/** What goes on after an abbreviation, unless a clause begins there. */
const CLAUSE_START =
  /^(?:don['’]?t|never|then|you|we|they|he|she|i|it|whoever|everyone|nobody|if|when|once|after|before|and|but|so|no)\s/iu;
const NEVER_LAST =
  /^(?:no|nr|ca|incl|excl|approx|vs|eg|ie|e\.g|i\.e|dr|mr|mrs|ms|prof|st|fig|dept|art|tel|ext|cat|vol|rev|inv|ref|etc|resp|env|dia|avg|qty|pos|p|pp)$/u;
/** The same where no sentence of the text begins with a capital letter. */
const AFTER_ANY = /(?<=(?:[\p{L})]{3}|\d\s?[%°])[.!?])\s+(?=\p{Ll}|\d{1,3}\s\p{Ll}{3,})/u;
/** "… (template A). 10 days: call", "… fee 2%. 30 days: stop": how long it takes begins a sentence. */
const BEFORE_INTERVAL =
  /(?<=[\p{L}\d)%][.!?])\s+(?=\d{1,3}\s(?:days?|weeks?|wks?|months?|hours?|hrs?|minutes?|mins?)\b[^.:;]{0,30}:\s)/u;
/** "green = go", "small -> blue bag" */
const CASE = /(?:^|[,;:]\s+)(?:and |or )?(?:[^,;:=>→\n]|>(?=\s?\d)){1,40}?\s?(?:->|=>|→|\s=)\s/gu;
const BEFORE_CASE = /[,;:]\s+(?:and |or )?(?=(?:[^,;:=>→\n]|>(?=\s?\d)){1,40}?\s?(?:->|=>|→|\s=)\s)/u;
/** "monitor on before entering; alarm = leave" */
const BEFORE_LAST_CASE = /;\s+(?=(?:[^,;:=>→\n]|>(?=\s?\d)){1,40}?\s?(?:->|=>|→|\s=)\s)/u;
/** "… on the last Friday. By Nils." */
const WHO_DOES_IT = /^(?:and )?by (?:the |our |an? )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}[.!]?$/iu;
/** "Always.", "In that order.", "All of them.", "No exceptions.": nothing but how, how often or how many. */
const SAYS_HOW =
  /^(?:and )?(?:always|(?!only|early|daily|finally|previously|currently|basically|hopefully|honestly|seriously|literally|frankly|obviously|clearly|unfortunately|luckily|sadly|really|exactly|family|supply|apply|reply)\p{L}{3,}ly|(?:every|each) (?:single )?(?:time|one|day|week|morning|evening|night|shift)|once|twice|(?:once|twice|\p{L}+ times) (?:a|per|each|every) \p{L}+|daily|weekly|by hand|in (?:that|this|the same|the right|reverse) order|the (?:same|other) way round|at (?:least|most)|at the (?:latest|earliest)|(?:all|both|each|every one|most) of (?:them|those|these|it)|all|both|no exceptions?|without (?:exceptions?|fail)|no matter (?:what|who|how)(?: \S+){0,3}|not (?:too|so) (?:long|much|many|hot|cold|hard|fast|tight|full|high|low|close|deep|thin|thick)|(?:from )?(?:top to bottom|bottom to top|left to right|front to back|back to front|inside out)|with (?:both hands|(?:the )?gloves(?: on)?|care))[.!]*$/iu;
/** Behind these it is said of what was done. */
const TELLS_MORE = /\p{L}\s+\p{L}.*[\p{L}\d)%][.!]*$/u;
const MAX_JOINED = 3;

/** The sentences of a text; one that ends inside a bracket goes on to where the bracket ends. */
export function sentencesIn(text: string): string[] {
  const joined: string[] = [];
  let open = 0;
  const after = isWrittenSmall(text) ? AFTER_ANY : AFTER_SENTENCE;
  const pieces = splitSentences(text, 'en')
    .flatMap((one) => one.split(BEFORE_INTERVAL))
    .flatMap((one) => one.split(BEFORE_MEANT))
    .flatMap(splitMeantCases)
    .flatMap(splitCases);
  for (const sentence of pieces.flatMap((one) => splitAfterSentence(one, after))) {
    const last = joined.at(-1);
    if (last !== undefined && WHO_DOES_IT.test(sentence)) {
      joined[joined.length - 1] = `${last.replace(/[.!]$/u, '')} ${lowerFirst(sentence, new Set())}`;
    } else if (last !== undefined && SAYS_HOW.test(sentence) && TELLS_MORE.test(last)) {
      joined[joined.length - 1] = `${last.replace(/[.!]+$/u, '')}, ${lowerFirst(sentence, new Set())}`;
    } else if (last !== undefined && open > 0 && open <= MAX_JOINED && depthOf(last) > 0) {
      joined[joined.length - 1] = `${last} ${sentence}`;
      open += 1;
    } else {
      joined.push(sentence);
      open = 0;
    }
    if (depthOf(joined.at(-1) ?? '') > 0) open = Math.max(1, open);
  }
  return joined;
}

/** "new = take the name, existing = look them up": each case is a sentence of its own. */
function splitCases(sentence: string): string[] {
  const cases = sentence.match(CASE)?.length ?? 0;
  if (cases >= 2) return sentence.split(BEFORE_CASE);
  return cases === 1 ? sentence.split(BEFORE_LAST_CASE) : [sentence];
}

/** "wipe the bar. bartender signs.": whoever writes so begins no sentence with a capital letter. */
function isWrittenSmall(text: string): boolean {
  return /[.!?]\s+\p{Ll}/u.test(text) && !/(?:^|[.!?]\s+)\p{Lu}/u.test(text);
}

function depthOf(text: string): number {
  return text.split('(').length - text.split(')').length;
}

/** An abbreviation ends no sentence. */
function splitAfterSentence(sentence: string, after: RegExp): string[] {
  const [first = '', ...others] = sentence.split(after);
  const pieces = [first];
  for (const other of others) {
    const word = /(\p{L}+)\.$/u.exec(pieces.at(-1) ?? '')?.[1]?.toLowerCase() ?? '';
    // "if nobody is there in 60 min. we call …": the case has no end before.
    const isInCase = /^(?:if|when|whenever|once|unless)\s[^,;:]+$/iu.test(pieces.at(-1) ?? '');
    const isUnit = /^(?:max|min|mins|temp|sec|secs|hr|hrs|wk|wks|yr|yrs|mo)$/u.test(word);
    const isShort = isUnit && (isInCase || !CLAUSE_START.test(other));
    // "to HR. Old laptops": a name in capital letters may end a sentence.
    const isName = /\b\p{Lu}{2,5}\.$/u.test(pieces.at(-1) ?? '') && /^\p{Lu}\p{Ll}/u.test(other);
    const isAbbreviation =
      NEVER_LAST.test(word) ||
      isShort ||
      (word !== '' && word.length <= 4 && isUnknownWord(word) && !/^\p{Ll}/u.test(other) && !isName);
    if (isAbbreviation) pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''} ${other}`;
    else pieces.push(other);
  }
  return pieces;
}
