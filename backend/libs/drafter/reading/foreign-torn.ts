import { isBareCase } from '../languages/clause-openers.js';
import {
  beginsWithVerb,
  endsWithInfinitive,
  foreignOrder,
  hasOwnSubject,
  holdsAnyVerb,
  isInfinitiveOf,
  takesUp,
} from '../languages/clauses/foreign-order.js';
import { isTalk } from '../languages/talk.js';
import { fitsOneLine } from '../text/words.js';
import { backgroundOf } from './foreign-background.js';
import { leansBack } from './leaning-back.js';
import { hasNameBetween } from './name-between.js';

/** "…, das Haus | zu verlassen": what somebody is asked to do. */
const ASKED = /(?:^|\s)(?:zu|te)\s\p{Ll}+$/u;
/** "Meldungen, die seit zwei Wochen offen sind, | bespricht …": of which things a verb behind their clause tells. */
const OBJECT_WITH_WHICH =
  /^(?:\p{L}+\s){0,3}\p{L}+,\s(?:die|der|das|den|dem|deren|dessen|welche[rsn]?|dat)\s[^,;:]{4,}$/u;
/** "ist bei 60 Grad zu waschen": it has to be done. */
const HAS_TO_BE = /(?:^|\s)(?:ist|sind|hat|haben|is|zijn|heeft|hebben)\s/u;
/** "las bandejas se tapan", "la visite a lieu", "entran en el horno", "la tapas con la lona": verbs that no list knows. */
const TELLING =
  /(?:^|\s)(?:se|si)\s\p{Ll}{3,}|(?:^|\s)(?:a|ont|aura) lieu(?:\s|$)|^\p{Ll}{2,}(?:an|en|on|ent|ano|ono|am|em)\s|^l[aoe]s?\s\p{Ll}+(?:as|es)\s(?:con|en|al?)\s/u;

/** "en rekenen we geen huur meer": its verb stands before the subject because of what opens the half before. */
const TURNED: Readonly<Record<string, RegExp>> = {
  de: /^(?:und )?(?!(?:dann|wenn|dass|ob|weil|wie|was|sonst|damit|bis|und|oder|außerdem|zuerst|danach|erst) )\p{Ll}{2,}(?:e|en|n|t) (?:wir|ich|er|sie|es|man) /u,
  nl: /^(?:en )?(?!(?:dan|als|dat|of|omdat|wie|wat|anders|zodat|tot|en|daarna|eerst|toen) )\p{Ll}{2,}(?:en|t|[bdfgklmnprs]) (?:we|wij|ik|hij|ze|zij|het|men|je) /u,
};

/** Whether a sentence is cut where one of its parts says nothing by itself: it stays as it was written then. */
export function isTornApart(parts: readonly string[], sentence: string, lang: string): boolean {
  if (parts.length < 2 || !fitsOneLine(sentence) || sentence.includes(';')) return false;
  if (hasNameBetween(sentence, lang)) return true;
  const isRemarked = parts.some((part) => isTalk(part, lang) || backgroundOf(part, lang) === 'told');
  // In notes every part stands for itself: "Räder ab | Profil messen".
  if (isRemarked || !(isFiniteOrder(parts[0] ?? '', lang) || parts.some((part) => holdsAnyVerb(part, lang, true))))
    return false;
  const [first = '', second = ''] = parts;
  const isObject = OBJECT_WITH_WHICH.test(first) && !holdsAnyVerb(first.split(',')[0] ?? '', lang);
  if (isObject && beginsWithVerb(second, lang)) return true;
  return parts.some((part, at) => {
    if (at > 0 && TURNED[lang]?.test(part) && foreignOrder(parts[at - 1] ?? '', lang) === null) return true;
    const isAsked = at > 0 && ASKED.test(part) && !HAS_TO_BE.test(parts[0] ?? '');
    return isAsked || (at > 0 && leansBack(part, parts[at - 1] ?? '', lang)) || !tells(part, parts[at - 1] ?? '', lang);
  });
}

/** "Guardamos dos panes": an order whose first word is no infinitive, so that it is a clause and no note. */
function isFiniteOrder(part: string, lang: string): boolean {
  const [first = ''] = part.split(/\s+/u);
  return foreignOrder(part, lang) !== null && !isInfinitiveOf(first, lang) && !endsWithInfinitive(part, lang);
}

/** Whether a part of a sentence holds a verb, or is a case. */
function tells(part: string, before: string, lang: string): boolean {
  return (
    foreignOrder(part, lang) !== null ||
    isBareCase(part, lang) ||
    holdsAnyVerb(part, lang) ||
    hasOwnSubject(part, lang) ||
    TELLING.test(part) ||
    takesUp(part, before, lang)
  );
}
