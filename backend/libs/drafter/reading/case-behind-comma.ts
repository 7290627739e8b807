import { opensClause } from '../languages/clause-openers.js';
import {
  beginsWithVerb,
  endsWithInfinitive,
  germanicGrammarOf,
  holdsAnyVerb,
} from '../languages/clauses/foreign-order.js';
import { verbFirstCase } from '../languages/clauses/germanic-case.js';
import { capitalise, lowerFirst } from '../text/words.js';

/** So many pieces of a sentence are looked at. */
const MAX_PIECES = 12;

/** Verbs that tell how things are, with any subject behind them; "legt eine Karte hin" may go on with what somebody does. */
const TELLS_STATE =
  /^(?:ist|sind|war|wird|werden|hat|haben|bleibt|bleiben|fehlt|fehlen|gibt(?= es\s)|stimmt|stimmen|passt|passen|klappt|geht|reicht|kommt|is|zijn|was|wordt|worden|heeft|hebben|blijft|blijven|ontbreekt|ontbreken|klopt|kloppen|past|passen|werkt|lukt|gaat|komt)\s/u;
/** Behind any verb: who or what the case is about, and nothing that something is done to. */
const SUBJECT_BEHIND = /^\S+\s(?:er|man|der|jemand|niemand|keiner|hij|iemand)\s/u;

/**
 * "Der Fahrer klopft, | macht niemand auf, wirft er eine Karte ein": a sentence of German or Dutch, cut where behind its comma
 * a condition begins with its verb, and what is done then follows; the case has the sign of one that leans on what stands before. @param lang ISO 639-1
 */
export function cutAtCaseBehindComma(sentence: string, lang: string): string[] {
  if (germanicGrammarOf(lang) === null) return [sentence];
  const pieces = sentence.split(/,\s+/u);
  if (pieces.length < 3 || pieces.length > MAX_PIECES || /["“„«(:]/u.test(sentence)) return [sentence];
  for (let at = 1; at < pieces.length - 1; at += 1) {
    const before = pieces.slice(0, at).join(', ');
    const [when = ''] = pieces.slice(at);
    const told = capitalise(pieces.slice(at).join(', '));
    if (opensCase(when, pieces[at + 1] ?? '', told, lang) && standsAlone(pieces.slice(0, at), lang))
      return [before, `; ${told}`];
  }
  return [sentence];
}

/** "macht niemand auf | wirft er …": the verb of the case in front, and the one of what is done then behind its comma. */
function opensCase(when: string, then: string, told: string, lang: string): boolean {
  if (!TELLS_STATE.test(when) && !SUBJECT_BEHIND.test(when)) return false;
  const isTurned = /^(?:dann|dan|so)\s/u.test(then) || beginsWithVerb(then, lang) || endsWithInfinitive(then, lang);
  return isTurned && verbFirstCase(told, lang) !== null;
}

/** "Der Teig ruht": somebody or something, and a verb. */
const CLAUSE = /^(?:\S+\s){1,3}\p{Ll}{2,}(?:t|en)(?:\s|$)/u;

/** Whether what stands before is said by itself, and opens nothing that is still to come. */
function standsAlone(pieces: readonly string[], lang: string): boolean {
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const isLead = germanicGrammarOf(lang)?.leads.test(`${first.toLowerCase()} `) === true;
  const isOpen = opensClause(first, lang) || beginsWithVerb(lowerFirst(first), lang);
  return (
    (pieces.length > 1 || !isOpen) &&
    (holdsAnyVerb(last, lang) || (pieces.length === 1 && !isLead && CLAUSE.test(last)))
  );
}
