import { lowerFirst } from '../../text/words.js';
import type { ForeignOrder } from './order.js';
import {
  finiteFormOf,
  isDeterminer,
  isFiniteWord,
  isNounAsWell,
  isPreposition,
  isStative,
  type RomanceGrammar,
  tellsMore,
} from './romance-grammar.js';

/** So many words name the thing of a note. */
const MAX_WORDS_OF_THING = 4;
/** What happens to a thing without anybody who does it, or tells how it is. */
const HAPPENS =
  /^(?:recibid|rechazad|perdid|rot|devuelt|usad|terminad|aceptad|mojad|cancelad|pagad|reçu|refusé|rendu|utilisé|perdu|accepté|annulé|commandé|payé|mouillé|ricevut|rifiutat|pers|rott|usat|restituit|bagnat|annullat|pagat|finit|recebid|recusad|perdid|quebrad|devolvid|molhad|terminad|cancelad|pag|aceit|batid|limitad)(?:[oaie]s?|e?s?)$/iu;

/** "par Léa", "da Marta": somebody by name. */
const BY_NAME = /(?:^|\s)(?:par|por|pel[oa]|dal?)\s\p{Lu}\p{Ll}/u;

/** "badge testé devant le chef", "pista 3 fechada": a note of a list that tells what has to be done with a thing. */
export function orderOfNote(note: string, grammar: RomanceGrammar): ForeignOrder | null {
  if (/[:=?!→;,]|->/u.test(note) || isDeterminer(note, grammar) || grammar.leads.test(`${note} `)) return null;
  const words = note.trim().split(/\s+/u);
  const at = words.findIndex((word, place) => place > 0 && grammar.verbs.infinitiveOfParticiple(word) !== null);
  const said = words[at] ?? '';
  const infinitive = grammar.verbs.infinitiveOfParticiple(said);
  const [thing, after] = [words.slice(0, at), words.slice(at + 1)];
  if (
    infinitive === null ||
    grammar.verbs.isFurther(infinitive) ||
    at > MAX_WORDS_OF_THING ||
    HAPPENS.test(said) ||
    isBroken(thing, grammar)
  )
    return null;
  const rest = after.join(' ');
  const isPlain = after.every(
    (word, place) => isNounAt(after, place) || (!isFiniteWord(word, grammar) && !isStative(word)),
  );
  // "signé par les deux": who does it would stay.
  if (grammar.agent.test(rest) || BY_NAME.test(rest)) return null;
  if (!isPlain || tellsMore(rest, grammar) || grammar.subordinator.test(rest)) return null;
  if (after.length > 0 && !isPreposition(after[0] ?? '') && !/^\d/u.test(after[0] ?? '')) return null;
  return {
    text: [infinitive, lowerFirst(thing.join(' ')), rest].filter(Boolean).join(' '),
    doer: { kind: 'nobody' },
    when: null,
  };
}

/** "de groupe": behind a preposition or an article no verb stands. */
function isNounAt(words: readonly string[], place: number): boolean {
  return place > 0 && /^(?:\p{L}{1,3})$/u.test(words[place - 1] ?? '') && isPreposition(words[place - 1] ?? '');
}

/** Whether words are no name of a thing. */
function isBroken(thing: readonly string[], grammar: RomanceGrammar): boolean {
  const [first = ''] = thing;
  // "consignes" is a noun, as most words of the second person are.
  const form = isNounAsWell(first.toLowerCase(), grammar) ? null : finiteFormOf(first, grammar);
  const isVerb = grammar.verbs.isInfinitive(first) || form?.persons.has('one') === true;
  return (
    isVerb ||
    isPreposition(first) ||
    // "firma sul registro appeso": the participle is of what stands behind the preposition.
    thing.some((word) => isPreposition(word) && !/^d/iu.test(word)) ||
    grammar.subordinator.test(thing.join(' ')) ||
    thing.some((word) => /^(?:no|non|não|pas|sans|sin|senza|sem|nunca|mai|jamais)$/iu.test(word)) ||
    /[aeio]mente$/u.test(thing.at(-1) ?? '')
  );
}
