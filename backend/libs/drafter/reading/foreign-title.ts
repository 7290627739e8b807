import { actorOf } from '../languages/actors.js';
import { opensClause } from '../languages/clause-openers.js';
import { foreignOrder, holdsAuxiliary, holdsFiniteVerb } from '../languages/clauses/foreign-order.js';
import { asksWhatToDo } from '../languages/foreign-wish.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { isOutcry, isTalk } from '../languages/talk.js';
import type { Block } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { askedTitle } from './asked-title.js';
import { isKindOfDocument, nameOfDocument } from './foreign-frame.js';
import { ASKS, cutAtColon, isNameOf, isSubtitle, withoutDetails } from './foreign-words.js';
import { subjectTitle } from './subject-title.js';

const MAX_TITLE = 100;
const MAX_SENTENCE_WORDS = 8;
const MAX_SENTENCE_SIGNS = 16;
const MAX_WHOLE = 60;
/** With a full stop, a name has no more words. */
const MAX_ENDED_WORDS = 4;
/** "… a partir del lunes", "… ab 1. März": from when on, at the end of a name. */
const SINCE =
  /\s(?:a partir de(?:l|\s[oa])?|desde(?:\s(?:el|o|a))?|ab(?:\sdem)?|seit(?:\sdem)?|à (?:partir|compter) d(?:u|e|['’])|dès(?:\sle)?|(?:a partire )?da(?:l|lla)?|vanaf|per|from)\s?(?:hoy|mañana|ya|sofort|heute|morgen|demain|aujourd['’]hui|maintenant|domani|oggi|subito|amanhã|hoje|agora|vandaag|nu|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|domenica|segunda|terça|quarta|quinta|sexta)(?:-feira)?|\p{L}+(?:tag|woche|dag)|(?:nächster|nächste) \p{L}+|\d{1,2}[./]\s?(?:\d{1,2}[./]?(?:\d{2,4})?|\p{Lu}\p{L}+)|\d{1,2}(?:er|º|°)?\s(?:de\s)?\p{L}{3,}(?:\s(?:de\s)?\d{4})?)$/iu;
/** "pour ouvrir la piscine c'est simple, …" */
const SIMPLE =
  /\s(?:c['’]est|es|è|é) (?:muy |très |molto |muito |bem )?(?:simple|facile|fácil|sencillo|semplice|simples)$/iu;
/** So many words behind a comma tell the work that was announced before it. */
const LEAST_WORDS_BEHIND = 5;
/** "…, want het is een puinhoop": why it is told. */
const REASON = /^(?:want|omdat|weil|denn|da|car|parce que|puisque|porque|perché|pois|que)\s/iu;
/** A longer line is no name of a document. */
const MAX_DOCUMENT_WORDS = 16;
/** "Pour la fermeture de la piscine", "Für die Warenannahme": what the name stands behind. */
const FOR =
  /^(?:pour|para|per|für|voor|beim?|zum|zur)\s+(?:(?:le|la|les|l['’]|el|los|las|il|lo|i|gli|o|a|os|as|die|den|das|der|de|het|une?|una?|eine?n?|een)(?:\s+|(?<=['’])))?(?=\p{L}{3})/iu;
/** "Zum Thema Leergut: …", "En cuanto a las llaves: …" */
const ABOUT =
  /^(?:(?:kurz |noch |hier )?(?:etwas )?zum thema|thema|betrifft|in sachen|(?:nog )?(?:even )?over|wat betreft|concernant|à propos d(?:e|u|es)|au sujet d(?:e|u|es)|quant (?:à|aux?)|sobre|acerca de|en cuanto a|respecto a|riguardo a|per quanto riguarda|a proposito di|quanto a|a respeito d[aeo]s?)\s+(?:(?:le|la|les|l['’]|el|los|las|il|lo|i|gli|o|a|os|as|die|den|das|der|de|het)(?:\s+|(?<=['’])))?(?=\p{L}{3})/iu;
/** "para abrir la piscina": what follows is done. */
const TO_DO = /^(?:pour|para|pra|per)\s+\p{Ll}+(?:[aei]r|[ae]re|ire|re)(?!\p{L})/iu;

/** "wie besprochen der Ablauf" */
const AGREED =
  /^(?:wie (?:besprochen|vereinbart)|zoals (?:besproken|afgesproken)|como (?:hablamos|acordamos|quedamos)|conforme combinado|comme convenu|come (?:d['’]accordo|concordato)),?\s+(?:(?:hier|der|die|das|de|het|el|la|o|a|le|il|l['’])\s?)?(?=\p{L}{3})/iu;

/** The title that the first block gives, and what is left to read. */
export interface TakenTitle {
  title: string | null;
  blocks: Block[];
}

/** The first heading, or what stands before a colon, or a sentence that asks for a procedure, is the title. */
export function takeTitle(blocks: Block[], profile: ReadingProfile, lang: string): TakenTitle {
  const [first, ...others] = blocks;
  if (!first || first.kind === 'item') return { title: null, blocks };
  // "各位": whom it is written to.
  if (isTalk(first.text, lang) && others.length > 0 && /^\p{Script=Han}+$/u.test(first.text))
    return takeTitle(others, profile, lang);
  const named = (text: string, left: Block[]): TakenTitle => ({
    title: askedTitle(text, lang) ?? foreignTitle(text, profile),
    blocks: left,
  });
  // "PROCÉDURE QUALITÉ PQ-17", and its name below.
  const [second, ...below] = others;
  if (second && second.kind !== 'item' && isKindOfDocument(first.text) && isNameOf(second.text, below))
    return named(second.text, below);
  const document = first.text.split(/\s+/u).length <= MAX_DOCUMENT_WORDS ? nameOfDocument(first.text) : null;
  if (document !== null && others.length >= 2) return named(document, others);
  // "Cierre.", above the work
  const plain = first.text.split(/\s+/u).length <= MAX_ENDED_WORDS ? first.text.replace(/\.$/u, '') : first.text;
  const isEnded = plain !== first.text;
  const isWork = isEnded && (tellsWork(plain, lang) || isTalk(plain, lang) || holdsAuxiliary(plain, lang));
  const isEndedName = isEnded && /^\p{L}+\s[^,;:]+$/u.test(plain) && !holdsFiniteVerb(plain, lang) && others.length > 0;
  const isName = first.kind === 'heading' || (!isWork && (isEndedName || isNameOf(withoutDetails(plain), others)));
  if (isName) return named(plain, others);
  const [head, rest] = cutAtColon(first.text);
  if (rest !== '' && ASKS.test(head)) return takeTitle([{ ...first, text: rest }, ...others], profile, lang);
  const behindColon = trimPunctuation(splitSentences(rest, lang)[0] ?? '');
  // "Weil es Ärger gab: bitte haltet euch an folgenden Ablauf bei der Rückgabe von Wagen."
  if (opensReason(head) && profile.titles.some((pattern) => pattern.test(behindColon)))
    return takeTitle([{ ...first, text: rest }, ...others], profile, lang);
  // "Tierarztpraxis: Telefonische Terminvergabe. Die Helferin …"
  const [name = '', ...told] = splitSentences(rest, lang);
  if (told.length > 0 && isSubtitle(head, name) && actorOf(name, lang) === null)
    return named(`${head}: ${trimPunctuation(name)}`, [{ ...first, text: told.join(' ') }, ...others]);
  // "Fiebre en residentes: qué hacemos"
  if (asksWhatToDo(rest)) return named(head, others);
  if (rest !== '' && !isOutcry(head)) return named(head, [{ ...first, text: rest }, ...others]);
  const [sentence = '', ...after] = splitSentences(first.text, lang);
  // "お疲れ様です。": a greeting names nothing.
  const isNamed = profile.titles.some((pattern) => pattern.test(trimPunctuation(sentence)));
  if (/^(?:ja|zh)$/u.test(lang) && after.length > 0 && !isNamed && isTalk(trimPunctuation(sentence), lang))
    return takeTitle([{ ...first, text: after.join(' ') }, ...others], profile, lang);
  // "te cuento cómo se hace el cierre, primero …": dictated, all of it is one sentence.
  const [, opening = '', behind = ''] = /^([^,]{10,100}),\s+(.+)$/su.exec(sentence) ?? [];
  const announced = opening.replace(SIMPLE, '');
  const isAnnounced =
    ((TO_DO.test(announced) && !holdsFiniteVerb(announced, lang)) ||
      profile.titles.some((pattern) => pattern.test(announced))) &&
    behind.split(/\s+/u).length >= LEAST_WORDS_BEHIND &&
    !REASON.test(behind);
  if (isAnnounced) return named(announced, [{ ...first, text: [behind, ...after].join(' ') }, ...others]);
  const isTitle =
    isNamed ||
    (after.length > 0 &&
      isShort(sentence) &&
      !tellsWork(sentence, lang) &&
      !opensClause(sentence, lang) &&
      !holdsAuxiliary(sentence, lang) &&
      subjectTitle(sentence, lang) === null) ||
    (blocks.length === 1 && after.length === 0 && sentence.length < MAX_WHOLE);
  if (!isTitle) return { title: null, blocks };
  return named(sentence, after.length === 0 ? others : [{ ...first, text: after.join(' ') }, ...others]);
}

/** "Weil …", "Da …", "Suite à …": why it is written. */
function opensReason(head: string): boolean {
  return /^(?:weil|da|nachdem|wegen|aufgrund|omdat|naar aanleiding|wegens|suite à|comme|vu|como|debido a|dado que|ya que|siccome|poiché|dato che|visto che|devido a|já que)\s/iu.test(
    head,
  );
}

/** Of a language that puts no spaces between words, signs are counted. */
function isShort(sentence: string): boolean {
  const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence);
  return hasNoSpaces ? sentence.length <= MAX_SENTENCE_SIGNS : sentence.split(/\s+/u).length <= MAX_SENTENCE_WORDS;
}

function tellsWork(sentence: string, lang: string): boolean {
  return actorOf(sentence, lang) !== null || foreignOrder(trimPunctuation(sentence), lang) !== null;
}

/** A title of a heading or of the sentence that asks for the procedure. */
export function foreignTitle(text: string, profile: ReadingProfile): string {
  const plain = withoutDetails(nameOfDocument(text) ?? text).replace(AGREED, '');
  // "Wir wollen festhalten, wie …": what stands behind the comma is the name.
  const topics = [plain, trimPunctuation(text)].flatMap((said) =>
    profile.titles.map((pattern) => pattern.exec(said)?.[1]),
  );
  const topic = topics.find((found) => found !== undefined) ?? plain;
  const name = TO_DO.test(topic) ? topic.replace(/^\p{L}+\s+/u, '') : topic.trim().replace(ABOUT, '').replace(FOR, '');
  const lasting = name.replace(SINCE, '').trim();
  return capitalise(lasting === '' ? name.trim() : lasting).slice(0, MAX_TITLE);
}
