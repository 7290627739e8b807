import { beginsWithVerb, foreignOrder, germanicGrammarOf } from './foreign-order.js';
import { type GermanicGrammar, isFiniteVerb, isInfinitive } from './germanic-grammar.js';

/** Behind these a clause tells a case and nothing that is to be done: "hast du keinen Ausweis". */
const AUXILIARY =
  /^(?:hast|hat|haben|habt|bist|ist|sind|seid|kannst|kann|können|willst|will|wollen|musst|muss|müssen|darf|dürfen|darfst|wird|werden|wirst|war|sollte|sollten|heb|heeft|hebben|hebt|ben|bent|is|zijn|kan|kun|kunt|kunnen|wil|wilt|willen|moet|moeten|mag|mogen|zal|zullen|wordt|worden|krijg|krijgt|zie|ziet|kom|komt|weet|merk|twijfel)$/iu;
const SUBJECT =
  /^(?:du|er|sie|es|man|jemand|niemand|keiner|etwas|nichts|alles|das|der|die|ein|eine|kein|keine|dieser|diese|dieses|mehr|weniger|je|u|ge|hij|zij|ze|we|wij|iemand|iets|niets|er|de|het|een|geen|dat|dit)$/u;
/** What is told to somebody, and no case. */
const SPOKEN_TO = /^(?:Sie|ihr)$/u;
const THEN = /^(?:dann|dan|so)\s/u;

/** A clause that begins with its verb, and what is done then: "Weigert de cliënt de pil, dan …", "Hast du keinen Ausweis, …". */
export function verbFirstCase(sentence: string, lang: string): { when: string; action: string } | null {
  const grammar = germanicGrammarOf(lang);
  const [, when = '', rest = ''] = /^(\p{L}+\s(?:[^,;:]|,\d){3,110}),\s+(.{4,300})$/su.exec(sentence) ?? [];
  if (!grammar || when === '') return null;
  const [verb = '', next = ''] = when.split(/\s+/u);
  const isSubject = SUBJECT.test(next) || (grammar.hasCapitalNouns && /^\p{Lu}/u.test(next) && !SPOKEN_TO.test(next));
  if (!isSubject) return null;
  const persons = grammar.verbs.finiteForm(verb)?.persons;
  const action = rest.replace(THEN, '');
  const hasThen = action !== rest;
  // "Zet de oven aan, …" is an order, and "Prüft der Techniker, …" is none.
  const isOrder = persons?.has('order') === true && !hasThen;
  const isCase =
    AUXILIARY.test(verb) ||
    (!isOrder && (persons?.has('one') === true || (persons?.has('you') === true && next === 'du'))) ||
    // "Steht sie drauf, wird …"
    (/^\p{Lu}\p{Ll}{2,}t$/u.test(verb) &&
      /^(?:er|sie|man|hij|ze|etwas|iets|jemand|iemand)$/u.test(next) &&
      beginsWithVerb(action, lang)) ||
    (hasThen && /^\p{L}{2,}t$/u.test(verb));
  const isTurned =
    beginsWithVerb(action, lang) ||
    (hasThen && foreignOrder(action, lang) !== null) ||
    /^(?!(?:solange|bis|ob|weil|damit|wenn|falls|sobald|während|bevor|nachdem|sofern|dass|als|wie|wo|zolang|totdat|omdat|zodat|terwijl|voordat|nadat|zodra|of)\s)(?:bitte\s)?\p{Ll}+(?:t|st|e|en)?\s(?:sie|du|man|wir|je|dich|sich|u|we|ge|de|het|den|die|das|der)\s/iu.test(
      action,
    );
  return isCase && (isTurned || hasThen) ? { when, action } : null;
}

/** What opens a condition that has its verb at the end, and those of which no other form is needed. */
const OPENER =
  /^(?:wenn|falls|sofern|sobald|solange|sollten?|bei|beim|im|nach|vor|während|als|wanneer|indien|zodra|zolang|tenzij|mocht|mochten|bij|in|na|voor|ohne|zonder)$/iu;
const BEFORE_INFINITIVE = /^(?:blij(?:ft|ven)|ga(?:at|an)|kom(?:t|en)|kan|kunnen|wil|willen|mag|mogen|moet|moeten)$/iu;
const IF: Readonly<Record<string, string>> = { de: 'Wenn', nl: 'Als' };

/** "Ist das Band blockiert" → "Wenn das Band blockiert ist": a condition that begins with its verb, with "if"; any other as it is. */
export function withOpener(when: string, lang: string): string {
  const grammar = germanicGrammarOf(lang);
  const opener = IF[lang];
  const [verb = '', ...words] = when.split(/\s+/u);
  if (!grammar || !opener || OPENER.test(verb) || words.length === 0) return when;
  const isVerb = AUXILIARY.test(verb) || beginsWithVerb(`${verb.toLowerCase()} x`, lang) || /^\p{L}{2,}t$/u.test(verb);
  const [next = ''] = words;
  const isSubject = SUBJECT.test(next) || (grammar.hasCapitalNouns && /^\p{Lu}/u.test(next) && !SPOKEN_TO.test(next));
  // "… oder fällt der Strom aus": a second verb would stay where it is.
  const hasSecond = words.some(
    (word, at) =>
      /^(?:und|oder|en|of)$/u.test(words[at - 1] ?? '') &&
      (AUXILIARY.test(word) ||
        isFiniteVerb(word, grammar) ||
        (/^\p{Ll}{2,}(?:t|en)$/u.test(word) && SUBJECT.test(words[at + 1] ?? ''))),
  );
  // "Komt er iemand | die niet op de lijst staat": which one is said behind the verb.
  const which = lang === 'nl' ? words.findIndex((word, at) => at > 0 && /^(?:die|dat)$/u.test(word)) : -1;
  const isWhich = which > 0 && words.length - which >= 3 && endsWithVerb(words.at(-1) ?? '', grammar);
  if (isWhich && !hasSecond && isSubject && isVerb && !/[,;:]/u.test(when))
    return [opener, ...words.slice(0, which), verb.toLowerCase(), ...words.slice(which)].join(' ');
  if (!isVerb || !isSubject || hasSecond || /[,;:]/u.test(when)) return when;
  const [last = '', before] = [words.at(-1), words.slice(0, -1)];
  const small = verb.toLowerCase();
  const isAuxiliary = AUXILIARY.test(verb) && !/^(?:kom|zie|krijg)t?$/iu.test(verb);
  if (grammar.particles.has(last) && !isAuxiliary) return [opener, ...before, last + small].join(' ');
  // "blijft het piepen", "kan hij niet komen": in Dutch the infinitive ends the clause.
  const isAdded = isInfinitive(last, grammar) || (BEFORE_INFINITIVE.test(verb) && /^\p{Ll}{2,}en$/u.test(last));
  if (lang === 'nl' && isAdded) return [opener, ...before, small, last].join(' ');
  return [opener, ...words, small].join(' ');
}

function endsWithVerb(word: string, grammar: GermanicGrammar): boolean {
  return (
    AUXILIARY.test(word) ||
    isFiniteVerb(word, grammar) ||
    /^(?:staat|ligt|zit|hoort|past|klopt|bestaat|geldt)$/u.test(word)
  );
}
