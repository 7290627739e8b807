import { linesOf, type SopDocument } from '../../sop-document/index.js';
import { trimPunctuation, uniqueBy } from '../text/words.js';

/** A part of the request counts as kept when this share of its words is in the document. */
const KEPT_SHARE = 0.6;
/** The same of pairs of signs, where particles stand between the words. */
const LEAST_PAIRS = 0.5;
const WORD = /[\p{L}\p{N}$%€£.@:'-]{3,}/gu;
const EMPTY_WORDS = new Set(
  (
    'the and for that with this they you your our are is was must should will have has need then when from into them their its all each also please thanks after before next finally first can not don because which what who how like just only than there here been being were does did gotta hafta wanna gonna write create make need want give prepare draft reusable template sop procedure process checklist instructions get gets discussed agreed ' +
    // auxiliaries, articles and conjunctions of other languages
    'werden wird worden wurde und oder der die das den dem ein eine einen muss müssen soll wordt worden moet moeten een het van sont est être doit doivent les des une puis son sus los las una debe deben deve devem são uma dos das sono viene vengono deve devono gli nel ' +
    // what a record is kept by
    'aufbewahrt aufzubewahren aufgehoben archiviert bewaard conserver conservé conservés conservée conservées gardés archivés guardado guardada guardados guardadas archivado archivada archivados archivadas quedan queda arquivado arquivada arquivados arquivadas ficam fica conservate conservati archiviati pendant ' +
    'você vocês tem têm usted ustedes vous nous faut hay tiene tienen bisogna occorre toca voi noi che qui que prega merci favor ' +
    // what only tells the order
    "primero luego después entonces primeiro depois então prima poi dopo quindi infine d'abord ensuite puis enfin zuerst dann danach zuletzt eerst daarna vervolgens dan"
  ).split(' '),
);
const PARTICIPLE =
  /^(ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen|af|op|uit|in|aan|over|door)?ge(?=\p{L}{4})/u;
/** How much of a word tells which one it is. */
const LEAST_STEM = 4;
const STEM_SHARE = 0.6;
const NUMBER = /\d+(?:[.,:]\d+)*/gu;

/** Gives the parts of a request that the document does not hold yet: a number is missing, or too many of the words. */
export function lostParts(parts: readonly string[], document: SopDocument): string[] {
  // Values are compared, not the JSON of the document: a key such as "minutes" must not count as kept.
  const kept = linesOf(document)
    .flatMap((line) => line.texts)
    .join(' ')
    .toLowerCase();
  const numbers = new Set(kept.match(NUMBER));
  const stemOf = document.lang === 'en' ? englishStem : stem;
  const lost = parts.filter((part) => isLost(part, { text: kept, numbers, stemOf })).map(trimPunctuation);
  return uniqueBy(lost, (part) => part);
}

/** What the document holds. */
interface Kept {
  text: string;
  numbers: ReadonlySet<string>;
  stemOf: (word: string) => string;
}

function isLost(part: string, kept: Kept): boolean {
  const words = contentWords(part);
  const numbers = part.match(NUMBER) ?? [];
  if (numbers.some((number) => !kept.numbers.has(number))) return true;
  if (words.length < 2 && part.length < 40) return words.length === 1 && !isKept(words[0] ?? '', kept);
  const found = words.filter((word) => isKept(word, kept)).length;
  const least = words.length <= 3 ? 0.5 : KEPT_SHARE;
  return words.length > 0 && found / words.length < least;
}

function isKept(word: string, { text, stemOf }: Kept): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return holdsMostPairs(text, word);
  return text.includes(stemOf(word)) || text.includes(IRREGULAR.get(word) ?? word);
}

/** Chinese and Japanese have no blanks between words: two signs at a time are compared. */
function holdsMostPairs(text: string, said: string): boolean {
  const word = said.replace(/^(?:首先|其次|然后|接着|最后|随后|并且?|まず|次に|最後に|その後)(?=.{2})/u, '');
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  return pairs.filter((pair) => text.includes(pair)).length >= pairs.length * LEAST_PAIRS;
}

/** Participles of English that share too little with the verb, and how the verb begins: this file reads no lexicon. */
const IRREGULAR = new Map(
  `bent bend, bought buy, bound bind, brought bring, built build, chosen choos, dealt deal, drawn draw, driven driv,
  dug dig, fed feed, found find, frozen freez, given giv, ground grind, held hold, hung hang, kept keep, laid lay, led lead,
  left leav, lent lend, lit light, made mak, met meet, paid pay, rung ring, sent send, shaken shak, shown show, sold sell,
  stood stand, struck strik, stuck stick, swept sweep, taken tak, taught teach, thrown throw, told tell,
  torn tear, wound wind, worn wear, woken wak, written writ, wrung wring`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

function englishStem(word: string): string {
  return word.replace(/(?:ied|ies|ing|ed|es|s|y)$/u, '');
}

/** "cerramos" and "cerrar", "ausgefüllt" and "ausfüllen": endings of other languages are longer. */
function stem(word: string): string {
  const plain = word.replace(PARTICIPLE, '$1');
  return plain.slice(0, Math.max(LEAST_STEM, Math.floor(plain.length * STEM_SHARE)));
}

function contentWords(part: string): string[] {
  const words = part.toLowerCase().match(WORD) ?? [];
  return words
    .map((word) => word.replace(/^[.:'-]+|[.:'-]+$/gu, '').replace(/'s$/u, ''))
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
}
