import {
  type GermanicGrammar,
  infinitiveOfParticiple,
  isFiniteVerb,
  isInfinitive,
  isPluralVerb,
  opensPluralClause,
  withoutTo,
} from './germanic-grammar.js';
import { germanicOrder } from './germanic-order.js';

/** An article, an adjective and a noun. */
const MAX_WORDS_OF_THING = 3;

/** Cuts a part of a sentence where "and" is followed by a second verb: "prüft das Öl | schreibt den Wert auf". */
export function cutAtGermanicVerbs(part: string, grammar: GermanicGrammar): string[] {
  const words = part.split(/\s+/u);
  const start = words.findIndex(
    (word, at) =>
      isFiniteVerb(word, grammar, at === 0) ||
      [grammar.passive, grammar.copulas, grammar.owning, grammar.obligations].some((verbs) => verbs.test(word)),
  );
  if (start < 0) return [part];
  for (let at = start + 1; at < words.length - 1; at += 1) {
    if (words[at] !== grammar.and) continue;
    if (start === at - 1 && areNotes(words, at, grammar))
      return [words.slice(0, at).join(' '), ...cutAtGermanicVerbs(words.slice(at + 1).join(' '), grammar)];
    if (at < start + 2) continue;
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
    const isNextOrder =
      start === 0 && beginsOrder(words[0] ?? '', grammar) && beginsOrder(words[at + 1] ?? '', grammar);
    const second =
      beginsWithVerb(right, grammar) || (isNextOrder && germanicOrder(right, grammar) !== null)
        ? right
        : (ownSubject(left, right, grammar) ??
          carriedPlural(right, words[start] ?? '', grammar) ??
          carriedPassive(right, left, grammar));
    if (second !== null && !isInClause(left, grammar)) return [left, ...cutAtGermanicVerbs(second, grammar)];
  }
  return [part];
}

/** "Geld in den Tresor legen | und den Tresor verschließen": two infinitives, each with a thing of its own. */
function areNotes(words: readonly string[], at: number, grammar: GermanicGrammar): boolean {
  const [next = ''] = words.slice(at + 1);
  const isThing =
    grammar.articles.test(`${next} `) || /^\d/u.test(next) || (grammar.hasCapitalNouns && /^\p{Lu}/u.test(next));
  const end = words.findIndex((word, index) => index > at && isInfinitive(word, grammar) && /^\p{Ll}/u.test(word));
  const isEnd = end > at + 1 && (end === words.length - 1 || words[end + 1] === grammar.and);
  return at >= 2 && isThing && isEnd && isInfinitive(words[at - 1] ?? '', grammar);
}

/** "ich mache die Rechnungen | und Marta prüft die Zahlungen": a name and its verb begin another clause. */
function ownSubject(left: string, right: string, grammar: GermanicGrammar): string | null {
  const [name = '', verb = '', next = ''] = right.split(/\s+/u);
  const isOne = isFiniteVerb(verb, grammar) && grammar.verbs.finiteForm(verb)?.persons.has('one') === true;
  const isClause = /^\p{Lu}\p{Ll}{2,}$/u.test(name) && isOne && grammar.articles.test(`${next} `);
  return isClause && germanicOrder(left, grammar) !== null ? right : null;
}

/** "das Bargeld gezählt und in den Tresor gelegt": both halves, where both tell what is done. */
export function halvesOf(part: string, grammar: GermanicGrammar): string[] {
  const [, left = '', right = ''] = new RegExp(`^(.{6,}?)\\s${grammar.and}\\s(.{6,})$`, 'su').exec(part) ?? [];
  const areDone = [left, right].every(
    (half) => infinitiveOfParticiple(half.split(/\s+/u).at(-1) ?? '', grammar) !== null,
  );
  return areDone ? [left, right] : [part];
}

/** "wenn es rot ist und …": "and" may go on with the clause within. */
function isInClause(left: string, { subordinators }: GermanicGrammar): boolean {
  const last = /,\s+([^,]+)$/su.exec(left)?.[1] ?? '';
  return last !== '' && subordinators.test(`${last} `);
}

function beginsWithVerb(right: string, grammar: GermanicGrammar): boolean {
  const [verb = ''] = right.replace(grammar.connectives, '').split(/\s+/u);
  const form = isFiniteVerb(verb, grammar) ? grammar.verbs.finiteForm(verb) : null;
  if (form === null) return false;
  // "und decken wir die Tische ab": its own subject stands behind it.
  const [, next = ''] = right.replace(grammar.connectives, '').split(/\s+/u);
  const isOfYou = form.persons.has('you') && /st$/u.test(verb) && !form.persons.has('order');
  const isOne = form.persons.has('one') || isOfYou || grammar.nobody.test(next);
  return isOne && germanicOrder(right, grammar) !== null;
}

/** "Sorteer de lakens | en maak de zakken leeg" */
function beginsOrder(word: string, { verbs }: GermanicGrammar): boolean {
  const persons = verbs.finiteForm(word)?.persons;
  return persons?.has('order') === true && !persons.has('one') && !persons.has('they');
}

/** "holen die Ware | und prüfen die Menge": "and" tells that the same people go on. */
function carriedPlural(right: string, verb: string, grammar: GermanicGrammar): string | null {
  if (!isPluralVerb(verb, grammar) || !opensPluralClause(right.split(/\s+/u), grammar)) return null;
  const whole = `${grammar.and} ${right}`;
  return germanicOrder(whole, grammar) === null ? null : whole;
}

/** "werden geöffnet, das Bargeld gezählt": the second half with the verb of the first, where that makes an instruction. */
export function carriedPassive(part: string, before: string, grammar: GermanicGrammar): string | null {
  const words = before.split(/\s+/u);
  const others = part.split(/\s+/u);
  const isPassive = words.some((word) => grammar.passive.test(word));
  // "ist zu waschen und zu bügeln", "hat … zu prüfen und … einzutragen": both halves tell what has to be done.
  const at = words.findIndex((word) =>
    isPassive ? grammar.passive.test(word) : grammar.copulas.test(word) || grammar.owning.test(word),
  );
  const isDone = isPassive
    ? [words.at(-1), others.at(-1)].every((word) => infinitiveOfParticiple(word ?? '', grammar) !== null)
    : [words, others].every((half) => endsWithTo(half, grammar));
  if (at < 0 || !isDone) return null;
  const thing = thingOf(words, at, grammar);
  // "… und Frau Wendt informiert": what is named there is informed.
  const isOwning = grammar.owning.test(words[at] ?? '');
  // "… und dem Tierarzt gemeldet": to whom it is done.
  const isTarget = /^(?:dem|einem|einer|ihm|ihnen)\s/u.test(part);
  const isOwn = (grammar.articles.test(part) && !isOwning && !isTarget) || thing === '' || /^[\p{Lu}\d]/u.test(part);
  const whole = [isOwn ? '' : thing, words[at] ?? '', part].filter(Boolean).join(' ');
  return germanicOrder(whole, grammar) === null ? null : whole;
}

/** "zu bügeln", "einzutragen" */
function endsWithTo(words: readonly string[], grammar: GermanicGrammar): boolean {
  const last = words.at(-1) ?? '';
  return (words.at(-2) === grammar.to && isInfinitive(last, grammar)) || withoutTo(last, grammar) !== null;
}

/** What a passive is about: "die Instrumente werden …", "danach werden die Instrumente …". */
function thingOf(words: readonly string[], at: number, grammar: GermanicGrammar): string {
  const before = words.slice(0, at).join(' ');
  const isLead = before === '' || grammar.leads.test(`${before} `) || grammar.connectives.test(`${before} `);
  if (!isLead) return before;
  const middle = words.slice(at + 1, -1);
  const first = middle.findIndex((word) => !grammar.adverbs.test(word));
  const thing = first < 0 ? [] : middle.slice(first);
  // "die Tische mit Seife gewischt": of more words it is not plain which ones are the thing.
  const isThing = thing.length <= MAX_WORDS_OF_THING && grammar.articles.test(`${thing.join(' ')} `);
  return isThing ? thing.join(' ') : '';
}

/** "Der Ausweis bekommt ein Foto, | wird in den Schrank gelegt": the second half with what the first is about, where that makes an instruction. */
export function sharedSubject(part: string, before: string, grammar: GermanicGrammar): string | null {
  const [verb = ''] = part.split(/\s+/u);
  const words = before.split(/\s+/u);
  if (!grammar.passive.test(verb) || grammar.leads.test(`${before} `) || !NOMINATIVE.test(before)) return null;
  const isNoun = (word: string): boolean => !grammar.hasCapitalNouns || /^\p{Lu}/u.test(word);
  const at = words.findIndex(
    (word, place) => place > 1 && /^\p{Ll}+(?:t|en)$/u.test(word) && isNoun(words[place - 1] ?? ''),
  );
  if (at < 0 || at > MAX_WORDS_OF_THING) return null;
  const whole = `${words.slice(0, at).join(' ')} ${part}`;
  return germanicOrder(whole, grammar) === null ? null : whole;
}

/** What a subject of one thing begins with. */
const NOMINATIVE = /^(?:der|die|das|ein|eine|jede[rs]?|alle|de|het|een|elke?)\s/iu;
