import { isThings } from '../languages/actors.js';
import { isBareCase, opensClause } from '../languages/clause-openers.js';
import {
  beginsWithVerb,
  cutAtOrders,
  endsList,
  foreignOrder,
  holdsAuxiliary,
  holdsFiniteVerb,
  orderWithList,
  romanceGrammarOf,
  takesUp,
  takesVerb,
  withCarriedVerbs,
} from '../languages/clauses/foreign-order.js';
import { withConditionBorder } from '../languages/clauses/romance-border.js';
import { bansBehind } from '../languages/clauses/romance-cuts.js';
import { opensPurpose } from '../languages/clauses/romance-purpose.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { isBan as isBanned } from './ban-or-leave.js';
import { caseIn } from './foreign-condition.js';
import { ONLY_SOME } from './foreign-rule.js';
import { endsLikeAction, isCased } from './foreign-words.js';
import { saysHowItIs } from './had-things.js';
import { endsHalfBefore } from './half-before.js';
import { cutBehindThings, endsWithPlace, endsWithThings, LAST_THINGS } from './last-things.js';
import { hasListedFront } from './listed-front.js';
import { isLabelled, isListOfThings, withSeriesOfValues, withSharedVerb } from './listed-line.js';
import { withListedObjects } from './listed-objects.js';
import { isSpan } from './named-span.js';
import { isAlso, isOfOthers, isSubjectApart } from './of-others.js';
import { arePhrasesBehind } from './phrases-behind.js';
import { sharesOccasion } from './whole-case.js';
import { withWholeVerbs } from './whole-verbs.js';

/** "12 l/min", "max. 3 bar", "massimo 20 euro" */
const MEASURE =
  /^(?:(?:ca|max|min)\.?\s|(?:al )?m(?:ass|in)imo\s|(?:como )?m(?:áx|ín)imo\s|(?:au )?m(?:ax|in)imum\s|no máximo\s)?\d[\d.,]*\s?[\p{L}%°/]{1,8}$/iu;
const BAN = /^(?:nie|niemals|nicht|nunca|jamás|jamais|ne|não|non|mai|pas|niet|nooit)\s/iu;

/** "al abrir y al cerrar": when something is done, and nothing else. */
const WHEN_DONE =
  /^(?:al|ao|all['’]|antes de|después de|depois de|avant de|avant d['’]|après|prima di|dopo)\s?\p{Ll}+(?:[aei]r|re)(?:se)?(?:\s(?:y|e|et|o|ou)\s(?:(?:al|ao|all['’]|de|di|d['’])\s?)?\p{Ll}+(?:[aei]r|re)(?:se)?)?$/iu;

/** "…, c'est Paul qui la fait": who does what the words before it name. */
const CLEFT =
  /^(?:c['’]est|es|é|è|son|sont|são|sono)\s\S+(?:\s\S+){0,2}\s(?:qui|quien(?:es)?|(?:el|la|los|las) que|quem|que|che)(?!\p{L})/iu;
/** "…, du dos vers le ventre", "de arriba abajo", "dal basso verso l'alto": which way it is done. */
const DIRECTION =
  /^(?:du|de|des|del|d[aeo]s?|dal(?:la|lo|l['’])?|von|vom|van)\s?\S+(?:\s\S+){0,3}?\s(?:vers|à|au|aux|jusqu\p{L}*|hacia|hasta|a|al|abajo|arriba|verso|in|para|até|nach|zum?|zur|bis|naar|tot)(?!\p{L})(?:\s\S+){0,3}$/iu;

/** The verb of several things, after one or two words. */
const PLURAL_VERB = /^(?:\S+\s){1,2}?(?:werden|sind|müssen|sollen|dürfen|worden|zijn|moeten|mogen)\s/u;
const MAX_WORDS_OF_SUBJECT = 3;
const MAX_WORDS_OF_ADDITION = 6;
/** "com o sacador, remover …": with what it is done, before it. */
const MANNER = /^(?:con|com|avec|sin|sem|sans|senza|usando|utilizando|à l['’]aide)\s(?:\S+\s?){1,6}$/iu;

/** A sentence with a condition or an "otherwise" stays whole; others are cut at their separators. */
export function partsOf(sentence: string, profile: ReadingProfile, lang: string): string[] {
  const { otherwise, subjects, rule, retention } = profile;
  // "débarrasse la table et ne touche pas aux verres"
  const isCase = caseIn(sentence, profile, lang) !== null;
  const banned = isCase ? null : bansBehind(sentence, lang);
  if (banned && foreignOrder(banned.before, lang) !== null)
    return [...partsOf(banned.before, profile, lang), banned.ban];
  const isWhole =
    isCase ||
    isFramed(sentence, lang) ||
    /^[^.!?]{2,40}\?\s\S/u.test(sentence) ||
    hasListedSubject(sentence, lang) ||
    otherwise?.pattern.test(sentence) ||
    (rule.test(sentence.split(/[,،，]/u)[0] ?? '') && !ONLY_SOME.test(sentence)) ||
    isBanned(sentence.split(/,\s/u)[0] ?? '', null, lang) ||
    (retention.test(sentence) && sentence.split(/[,،，]/u).length <= 2) ||
    isLabelled(sentence, lang) ||
    isSubjectApart(sentence, lang) ||
    hasListedFront(sentence, lang) ||
    sharesOccasion(sentence, lang) ||
    isListOfThings(sentence, lang) ||
    orderWithList(sentence, lang) !== null ||
    subjects.some(
      (pattern) => (pattern.exec(sentence)?.groups?.['person'] ?? '') !== '' && /^\p{Lu}\p{Ll}+, /u.test(sentence),
    );
  const [, head = '', behind = ''] = isWhole ? (/^([^;()]{8,}?)\s?;\s+(.{8,})$/su.exec(sentence) ?? []) : [];
  if (head !== '' && isSubjectApart(head, lang)) return [head, ...partsOf(behind, profile, lang)];
  if (isWhole) return [sentence];
  const parts: string[] = [];
  const cuts = splitOutsideBrackets(sentence, profile.separator).flatMap((part, at, all) =>
    cutBehindThings(part, all[at - 1], lang),
  );
  const whole = withListedObjects(withWholeVerbs(cuts, sentence, lang), sentence, lang);
  const pieces = withSharedVerb(withSeriesOfValues(whole, lang), lang);
  for (const [at, part] of pieces.entries()) {
    const last = parts.length - 1;
    const joint = last === 0 ? jointOf(parts[0] ?? '', part, sentence) : null;
    const isManner =
      last === 0 &&
      ((MANNER.test(parts[0] ?? '') && !holdsFiniteVerb(parts[0] ?? '', lang)) || isPurpose(parts[0] ?? '', lang));
    if (isManner) parts[0] = `${parts[0]}, ${part}`;
    else if (joint !== null) parts[0] = `${parts[0]}${joint}${part}`;
    // "…, si falta algo, avisar al jefe": a condition in the middle governs what follows it.
    else if (last >= 0 && isBareCase(part, lang) && isDone(pieces[at + 1] ?? '', lang)) parts.push(part);
    else if (
      last >= 0 &&
      (belongsBefore(part, parts, profile, lang) ||
        arePhrasesBehind(pieces.slice(at), parts[last] ?? '', sentence, lang))
    )
      parts[last] = `${parts[last]}${lang === 'zh' ? '，' : ', '}${/^zwar\s/iu.test(part) ? 'und ' : ''}${part}`;
    else parts.push(part);
  }
  const acts = parts.flatMap((part) => cutPart(part, profile, lang));
  const [first = '', second = '', ...others] = acts;
  const cut = isBareThing(first, second, lang) ? [`${first}, ${second}`, ...others] : acts;
  return withCarriedVerbs(cut, lang);
}

/** Whether a part is an order, or begins with an infinitive. */
function isDone(part: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  const [first = ''] = part.split(/\s+/u);
  return foreignOrder(part, lang) !== null || grammar?.verbs.isInfinitive(first.toLowerCase()) === true;
}

/** "tappo, scolare 10 minuti": a thing in one word, before what is done with it. */
function isBareThing(first: string, next: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  if (!grammar || !/^\p{L}+$/u.test(first)) return false;
  const isInfinitive = (part: string): boolean => grammar.verbs.isInfinitive(part.split(/\s/u)[0] ?? '');
  return !isInfinitive(first) && isInfinitive(next);
}

/** "Um die Tür zu öffnen", "Om de deur te openen" */
const TO_DO = /^(?:um|om)\s.{2,80}\s(?:zu|te)\s\p{Ll}+n$|^um\s.{2,80}\p{Ll}zu\p{Ll}{3,}n$/isu;

/** "El sillón, la lámpara y los mandos se desinfectan": several things before the verb of all of them. */
function hasListedSubject(sentence: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  const pieces = sentence.split(/,\s/u);
  if (!grammar || pieces.length < 2) return false;
  const isFirst = pieces.slice(0, -1).every((piece) => grammar.determiner.test(piece) && isThings(piece, lang));
  return isFirst && foreignOrder(sentence, lang) !== null;
}

/** "Para abrir la caja | introducir el código": what something is done for, before it. */
function isPurpose(part: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  if (lang === 'de' || lang === 'nl') return TO_DO.test(part);
  return grammar !== null && opensPurpose(part, grammar) && !part.includes(',') && !holdsFiniteVerb(part, lang);
}

/** The acts of a part; a condition with what is done then stays whole, and so does a clause that only opens another. */
function cutPart(part: string, { conditions }: ReadingProfile, lang: string): string[] {
  const acts = cutAtOrders(part, lang);
  if (acts.length > 1 && conditions.some((pattern) => pattern.test(part))) return [part];
  // "se faltar uma peça ligue para a loja e …": where its condition ends is not known.
  if (acts.length > 1 && romanceGrammarOf(lang) && isBareCase(acts[0] ?? '', lang)) return [part];
  // "chi trova un pacco lo scrive | e lo dice al capo": whoever does both.
  const isOpen = opensClause(part, lang) && foreignOrder(acts[0] ?? part, lang) === null;
  return isOpen ? [part] : acts;
}

/** "Wurst | und | Käse werden geschnitten": of two things that are one subject, what stands between them; null for others. */
function jointOf(first: string, second: string, sentence: string): string | null {
  if (!PLURAL_VERB.test(second) || first.split(/\s+/u).length > MAX_WORDS_OF_SUBJECT) return null;
  return [' und ', ' en '].find((and) => sentence.startsWith(`${first}${and}${second}`)) ?? null;
}

/** "hat Reifen, Licht und Bremsen zu prüfen", "Tische, Bänke und Stühle werden gewischt": things between the two halves of a verb. */
function isFramed(sentence: string, lang: string): boolean {
  const pieces = sentence.split(/,\s/u);
  if (pieces.length < 2 || pieces.filter((piece) => holdsAuxiliary(piece, lang)).length !== 1) return false;
  const isListed = pieces.every((piece) => holdsAuxiliary(piece, lang) || foreignOrder(piece, lang) === null);
  return isListed && !pieces.some((piece) => opensClause(piece, lang)) && foreignOrder(sentence, lang) !== null;
}

/** Whether a part says more of the one before it and cannot stand alone. */
function belongsBefore(part: string, parts: readonly string[], profile: ReadingProfile, lang: string): boolean {
  const before = parts.at(-1) ?? '';
  const isMain =
    parts.length === 1 && opensClause(before, lang) && !before.includes(',') && foreignOrder(before, lang) === null;
  if ((isOfOthers(part, lang) || isAlso(part, lang)) && !isBareCase(before, lang)) return true;
  if (saysHowItIs(part, before, lang) || endsHalfBefore(part, before, lang)) return true;
  // "…, und zwar nicht von …"
  if (/^zwar\s/iu.test(part)) return true;
  if (isMain || isBan(part) || CLEFT.test(part) || isDirection(part, lang) || isToBeDone(part, lang)) return true;
  if (AND_WHETHER.test(part) && before.includes(' ')) return true;
  if (isOfList(part, before, lang) || EXCEPT.test(part) || isLastOfSeveral(part, before, lang)) return true;
  // "…, se fa rumore non toccarlo": with what is done then, a condition stands alone.
  if (withConditionBorder(part, lang) !== part) return false;
  if (takesUp(part, before, lang) || endsWithThings(part, before, lang) || endsWithPlace(part, before, lang))
    return true;
  if (foreignOrder(cutAtOrders(part, lang)[0] ?? part, lang) !== null || takesVerb(part, before, lang)) return false;
  // "wird es desinfiziert": nothing that stands alone.
  if (beginsWithVerb(part, lang)) return true;
  if (endsList(part, before, lang) || isAddition(part, before, lang)) return true;
  // "dos veces al día, al abrir y al cerrar"
  if (romanceGrammarOf(lang) && WHEN_DONE.test(part)) return true;
  // "Gas openzetten, 12 l/min"
  if (MEASURE.test(part) || isSpan(part, lang)) return true;
  // A word or two say how, when or with what: "par sms", "nach Gewicht".
  const isShort = isCased(part) && part.split(/\s+/u).length <= 2 && !/\d/u.test(part);
  const isAction =
    profile.singleWordAction?.test(part) ||
    endsLikeAction(part, lang) ||
    profile.rewrites.some(({ pattern }) => pattern.test(part));
  return (isShort && !isAction) || isThings(part, lang) || !isOwnStep(part, profile);
}

/** "bekommt den Hinweis, | nach 50 km nachziehen zu lassen": what the word before it is about. */
function isToBeDone(part: string, lang: string): boolean {
  const isOf = lang === 'de' || lang === 'nl';
  return (
    isOf &&
    /(?:^|\s)(?:zu|te)\s\p{Ll}+n$|\p{Ll}zu\p{Ll}{3,}n$/u.test(part) &&
    !/^(?:um|om)\s/iu.test(part) &&
    !holdsAuxiliary(part, lang)
  );
}

/** "demande le nom, | le motif et si le patient possède une carte": the last of what is asked for. */
const AND_WHETHER =
  /^(?:(?!(?:si|se|ob|of|wenn|als)\s)[\p{L}'’-]+\s){1,4}?(?:et\s(?:si\s|s['’]ils?\s)|y\ssi\s|e\sse\s|ed?\sse\s|und\sob\s|sowie\sob\s|en\sof\s|et\squ(?:and|el)\p{L}*\s)/iu;

/** "weggooien, | tenzij ze vandaag zijn ontdooid": in which case not. */
const EXCEPT =
  /^(?:tenzij|behalve|es sei denn|obwohl|obschon|wenngleich|hoewel|aunque|bien qu|quoiqu|embora|sebbene|benché|ainda que|a cura d|a carico d|par les soins d|a cargo d|por cuenta d|zu lasten|(?:después de|tras) haber|après (?:avoir|être|s['’]être)|dopo (?:aver|esser)\p{L}*|depois de (?:ter|haver)|außer|sauf|à moins|hormis|salvo|excepto|a menos|a meno|tranne|a não ser|exceto|esclus[oaie]|compres[oaie]|inclus[oaie]|excluid[oa]s?|incluid[oa]s?|excluíd[oa]s?|incluíd[oa]s?|excepté|y compris|non compris|ausgenommen|eingeschlossen|einschließlich|inclusief|exclusief)(?!\p{L})/iu;

/** "se desinfectan mesa, | bañera y tijeras", "nach 6 Wochen, | 3 Monaten und 6 Monaten": the last things of a list. */
function isLastOfSeveral(part: string, before: string, lang: string): boolean {
  const isList = LAST_THINGS[lang]?.test(part) === true;
  if (!isList || holdsAuxiliary(part, lang) || foreignOrder(part, lang) !== null) return false;
  const told = foreignOrder(before, lang) !== null || holdsFiniteVerb(before, lang);
  const grammar = romanceGrammarOf(lang);
  const first = part.split(/\s+/u)[0] ?? '';
  return told && !(grammar?.verbs.isInfinitive(first.toLowerCase()) ?? false);
}

/** "la clasifica: apta para reventa, | apta para zumo", "mettre charlotte, | blouse propre et sabots": things of one verb. */
function isOfList(part: string, before: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  if (!grammar || holdsFiniteVerb(part, lang)) return false;
  const [head = '', behind = ''] = before.split(/:\s/u);
  const isBehindColon = behind !== '' && holdsFiniteVerb(head, lang) && foreignOrder(part, lang) === null;
  // Without articles, all of them are things.
  const [verb = '', thing = ''] = before.split(/\s+/u);
  const isBare =
    grammar.verbs.isInfinitive(verb.toLowerCase()) &&
    /^\p{Ll}{3,}$/u.test(thing) &&
    !grammar.determiner.test(`${thing} x`);
  if (isBehindColon || !isBare || before.split(/\s+/u).length > 3) return isBehindColon;
  const [first = ''] = part.split(/\s+/u);
  const isClosing = new RegExp(`^\\p{Ll}+(?:\\s\\p{Ll}+){0,2}\\s(?:${grammar.and})\\s\\p{Ll}`, 'u').test(part);
  return isClosing && !grammar.verbs.isInfinitive(first);
}

/** "…, les plus anciens devant": without a verb, behind an order. */
function isAddition(part: string, before: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  const words = part.split(/\s+/u);
  if (!grammar || words.length > MAX_WORDS_OF_ADDITION || !grammar.determiner.test(part)) return false;
  const isVerb = (word: string): boolean =>
    grammar.verbs.isInfinitive(word) || grammar.verbs.infinitiveOfParticiple(word) !== null;
  // "riceve il badge, il tablet e il regolamento": what is received stays with its verb.
  const isBehindVerb =
    foreignOrder(before, lang) !== null ||
    ((isThings(part, lang) || /\s(?:y|e|et)\s/u.test(part)) && holdsFiniteVerb(before, lang));
  return !holdsFiniteVerb(part, lang) && !words.some(isVerb) && isBehindVerb;
}

function isDirection(part: string, lang: string): boolean {
  return DIRECTION.test(part) && !holdsFiniteVerb(part, lang) && foreignOrder(part, lang) === null;
}

/** "…, nunca se deja ahí": what it forbids stands before it. */
function isBan(part: string): boolean {
  return BAN.test(part);
}

function isOwnStep(part: string, profile: ReadingProfile): boolean {
  if (profile.attached.test(part)) return false;
  const isOneWord = !/\s/u.test(part) && !/\p{Script=Han}/u.test(part);
  if (isOneWord) return profile.singleWordAction?.test(part) ?? false;
  return part.length >= 4;
}
