import { beginsWithVerb, germanicGrammarOf, holdsAuxiliary } from '../languages/clauses/foreign-order.js';
import { infinitiveOfParticiple } from '../languages/clauses/germanic-grammar.js';
import { capitalise, lowerFirst } from '../text/words.js';

const MAX_WORDS = 6;
/** "und bei Regen?", "en onder de 14?": what is asked for next. */
export const AND = /^(?:ja,?\s)?(?:und|aber|en|maar)\s+/iu;
/** What people ask each other, and no case: "Noch Fragen?", "Alles klar?", "Toch?", "und dann?" */
const SMALL_TALK =
  /(?<!\p{L})(?:fragen?|vragen|vraag|klar|okay|ok|oké|akkoord|verstanden|begrepen|gesnapt|gesehen|gezien|gelesen|gelezen|recht|richtig|wirklich|echt|sicher|zeker|noch was|nog iets|sonst|anders|oder|toch|nicht wahr|danach|daarna|dann|dan|weiter|verder|jetzt|nu|nun|heute|vandaag|jemand|iemand|ideen?|einverstanden|gut|goed|bitte|danke|bedankt)(?!\p{L})/iu;
/** A question to somebody: "euch recht so?", "voor jullie ook?" */
const TO_SOMEBODY =
  /(?<!\p{L})(?:ich|mir|mich|du|dir|dich|wir|uns|ihr|euch|sie|ihnen|ik|mij|me|je|jij|jou|jullie|u|we|wij|ons)(?!\p{L})/iu;
/** "und der Schlüssel?", "en de sleutel?": what about a thing, which is no case. */
const THING = /^(?:der|die|das|den|dem|de|het|dein\p{L}*|mein\p{L}*|mijn|jouw)\s/iu;
const QUESTION_WORD =
  /^(?:w(?:er|en|em|as|ie|o|ann|arum|ieso|eshalb|elche\p{L}*|omit|ohin|oher|oran|orauf|ofür)|wie|wat|waar\p{L}*|wanneer|hoe\p{L}*|welke?|waarom|ob|of)(?!\p{L})/iu;
/** What answers somebody and tells no work. */
const NO_ANSWER =
  /^(?:weiß|weet|keine ahnung|geen idee|frag|vraag|ja|nein|nee|doch|moment|das (?:ist|weiß|macht|hängt|steht|geht|kommt|muss|kann|soll|wird|hat)|dat (?:is|weet|doet|hangt|staat|gaat|moet|kan|wordt|heeft|mag)|ich|ik|wir|we|wenn|als|falls)(?!\p{L})/iu;

/** "Joris 10:13": who speaks next. */
const SPEAKER = /^\p{L}[\p{L} ]{1,20},?\s\[?\d{1,2}[:.]\d{2}\]?[:.]?$/u;

/**
 * "Geslaagd? Groen bandje …", "und bei Regen? Plane drüber": a case in a few words, before what is done then, in German or Dutch;
 * null for a question that wants to be answered. @param lang ISO 639-1
 */
export function caseInFewWords(question: string, answer: string, lang: string): string | null {
  const grammar = germanicGrammarOf(lang);
  const [, said = ''] = /^([^?]{3,70}?)\s*\?+$/u.exec(question.trim()) ?? [];
  const asked = said.replace(AND, '');
  const words = asked.split(/\s+/u);
  if (grammar === null || asked === '' || words.length > MAX_WORDS || /[,;:]/u.test(asked)) return null;
  if ([SMALL_TALK, TO_SOMEBODY, THING, QUESTION_WORD].some((pattern) => pattern.test(asked))) return null;
  if (holdsAuxiliary(asked, lang) || beginsWithVerb(lowerFirst(asked), lang)) return null;
  const isAsked = asked !== said;
  const isDone =
    infinitiveOfParticiple(lowerFirst(asked), grammar) !== null || /^ge\p{Ll}{3,}(?:d|t|en)$/iu.test(asked);
  // "und parken?": what to do, and no case.
  if (words.length === 1 && /^\p{Ll}+en$/u.test(asked) && !isDone) return null;
  // "Fertig? Dann den Deckel schließen": so does a "then".
  if (words.length === 1 && !isAsked && !isDone && !/^(?:dann|dan)\s/iu.test(answer)) return null;
  const isAnswer =
    !SPEAKER.test(answer) && !answer.includes('?') && !NO_ANSWER.test(answer) && /\S\s+\S/u.test(answer.trim());
  return isAnswer ? capitalise(asked) : null;
}

/** A question of a chat that begins with "and", before its answer; null for any other one. @param lang ISO 639-1 */
export function withAnswer(question: string, answer: string, lang: string): string | null {
  const [first = ''] = answer.split(/(?<=[.!?])\s/u);
  return AND.test(question) && caseInFewWords(question, first, lang) !== null ? `${question} ${answer}` : null;
}
