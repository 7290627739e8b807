import type { Subject } from './order.js';
import {
  infinitiveOf,
  isDeterminer,
  isNounAsWell,
  isPreposition,
  isPronoun,
  type RomanceGrammar,
  THIRD,
} from './romance-grammar.js';

/** So many words tell who it is, up to what that person does. */
const MAX_WORDS = 9;

/** "quem fecha a loja | confere o alarme", "chi trova un carrello scarico | lo scrive": whoever does one thing does the other. */
export function whoeverIn(clause: string, grammar: RomanceGrammar): Subject | null {
  const [opener = ''] = new RegExp(`^(?:${grammar.whoever})\\s`, 'iu').exec(clause) ?? [];
  if (opener === '') return null;
  const words = clause.slice(opener.length).split(/\s+/u);
  // What follows it is a verb, of whatever table: "el que sale".
  const first = isPronoun(words[0] ?? '', grammar) ? 1 : 0;
  const second = words
    .slice(0, MAX_WORDS)
    .findIndex((_, at) => at > first && !isObjectAt(words, at, first, grammar) && isVerbAt(words, at, grammar));
  if (second < 0) return null;
  let start = second;
  while (start > first + 1 && isPronoun(words[start - 1] ?? '', grammar)) start -= 1;
  // "los que tengan la rueda rota | se apartan": done to them.
  if (words[start]?.toLowerCase() === grammar.reflexive) return null;
  // "chi chiude incatena le bici | e porta le chiavi": a verb that is in no list stands before.
  if (/^(?:y|e|et|ed)$/iu.test(words[start - 1] ?? '')) return null;
  if (isInCase(words.slice(0, start))) return null;
  const who = words.slice(0, start).join(' ').replace(/,$/u, '');
  return { doer: { kind: 'role', role: opener + who }, rest: words.slice(start).join(' ') };
}

/** "chi arriva senza prenotazione", "quien llega tarde": a case of those who come, and nobody who does the work. */
export function isInCase(who: readonly string[]): boolean {
  return who.some((word) => /^(?:senza|sin|sem|sans|tarde|tardi|retard|retraso|ritardo|atraso)$/iu.test(word));
}

/** "quien tenga la rueda": directly behind the first verb, an article has its noun. */
function isObjectAt(words: readonly string[], at: number, first: number, grammar: RomanceGrammar): boolean {
  return at === first + 2 && isDeterminer(words[at - 1] ?? '', grammar);
}

/** Whether a finite verb stands there: no noun behind its article or preposition. */
function isVerbAt(words: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  const [before = '', word = ''] = [words[at - 1] ?? '', (words[at] ?? '').replace(/,$/u, '')];
  // "… tiene que vaciar", "doit fermer"
  if (grammar.obligations.test(words.slice(at).join(' '))) return true;
  if (infinitiveOf(word, grammar, THIRD) === null) return false;
  const isNounHere =
    isPreposition(before) ||
    (isDeterminer(before, grammar) && (isNounAsWell(word, grammar) || !isPronoun(before, grammar)));
  return !isNounHere && (!isNounAsWell(word, grammar) || isDeterminer(words[at + 1] ?? '', grammar));
}
