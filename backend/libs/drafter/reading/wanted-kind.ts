import { endsWithInfinitive, foreignOrder } from '../languages/clauses/foreign-order.js';
import { otherTask } from '../languages/other-wish.js';
import { withoutFillers } from '../languages/talk.js';
import type { Block } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { endsLikeAction } from './foreign-words.js';

/** A longer line behind the colon is no name. */
const MAX_NAME_WORDS = 14;
const MAX_NAME_LENGTH = 100;
/** What is wanted, in German, Dutch, French, Spanish, Italian and Portuguese. */
const KIND =
  /^(?:eine?\s|een\s|une?\s|una\s|uma?\s)?(?:\p{L}{4,12}e?\s)?(?:(?:arbeits|verfahrens|dienst|betriebs)?anweisung|anleitung|checkliste|ablauf(?:plan|beschreibung)?|sop|protocol|procedure|(?:werk)?instructie|werkwijze|handleiding|procédure|mode opératoire|protocole|consignes?|instructions?|procedimiento|protocolo|instrucci(?:ón|ones)|procedura|protocollo|istruzion[ei]|procedimento|instruç(?:ão|ões))(?!\p{L})/iu;
const WANTED =
  /(?<!\p{L})(?:bitte|graag|gesucht|benötigt|gewünscht|erbeten|gebraucht|nötig|gevraagd|nodig|gewenst|gezocht|à (?:rédiger|écrire|établir|préparer|faire)|demandée?s?|souhaitée?s?|recherchée?s?|nécessaires?|solicitad[oa]|requerid[oa]|necesari[oa]|(?:por|para|a) (?:redactar|escribir|hacer|preparar)|richiest[oa]|cercasi|necessari[oa]|da (?:scrivere|redigere|preparare|fare)|pedid[oa]|necessári[oa]|(?:por|para|a) (?:redigir|escrever|fazer))(?!\p{L})/iu;
/** Whose procedure it is to be. */
const FOR_US =
  /(?<!\p{L})(?:für unser\p{L}*|voor (?:onze|ons)|pour (?:notre|nos)|para nuestr[oa]s?|per (?:il nostro|la nostra|i nostri|le nostre)|para [oa]s? noss[oa]s?)(?!\p{L})/iu;
/** "Wir brauchen was Kurzes für die Werkstatt", "nous voudrions une fiche pour l'atelier": who wants what, and for whom. */
const WISH =
  /^(?:(?:wir|ich)\s(?:brauchen?|bräuchten?|suchen?|möchten?|wollen|hätten? gern)|(?:we|wij|ik)\s(?:willen|wil|zoeken?|hebben|heb|zouden|zou)|(?:il (?:me|nous) (?:faut|faudrait)|(?:je|nous|on)\s(?:cherch|voudr|souhait|veu|voul|aimer)\p{L}+|(?:nous avons|j['’]ai|on a) besoin d(?:e|['’]))|(?:necesit|busc|quer|quier|quisiér)\p{L}+|(?:(?:ci|mi) serv\p{L}+|(?:vorr|vogl|cerch)\p{L}+|(?:abbiamo|ho) bisogno d(?:i|['’]))|(?:precis|quer|procur|gostar)\p{L}+)(?:\s(?:de|d['’]))?[\s'’](?<what>.{3,120}?)\s(?:für|voor|pour|para|per)\s/iu;
/** "etwas Kurzes", "quelque chose de simple". */
const SOMETHING =
  /^(?:(?:hier\s|mal\s|bitte\s|nur\s|noch\s|graag\s|even\s){0,3}(?:et)?was|iets|quelque chose|algo|qualcosa)(?!\p{L})/iu;
const ARTICLE = /^(?:(?:le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|die|den|das|der|dem|de|het)\s|l['’])(?=\p{L}{3})/iu;

/** The name behind a line that says only what is wanted and for whom, and what is left to read. */
export interface WantedKind {
  title: string;
  background: string;
  blocks: Block[];
}

/** "Protocol gevraagd voor onze kinderopvang: het ophalen van kinderen": what stands behind the colon is the name; null for others. */
export function takeWantedKind([first, ...others]: readonly Block[], lang: string): WantedKind | null {
  if (!first || first.kind === 'item') return null;
  const asked = takeOtherWish(first, others, lang);
  if (asked) return asked;
  const said = withoutFillers(first.text, lang);
  const [, head = '', rest = ''] = /^([^:.!?]{8,160}?)\s?:\s+(.{4,})$/su.exec(said) ?? [];
  if (!(KIND.test(head) && (WANTED.test(head) || FOR_US.test(head))) && !wants(head)) return null;
  const [name = '', ...told] = splitSentences(rest, lang);
  const title = trimPunctuation(name).replace(ARTICLE, '');
  const isName =
    title.length <= MAX_NAME_LENGTH &&
    countWords(title) <= MAX_NAME_WORDS &&
    !/[,;:]\s/u.test(title) &&
    isNameBefore(name, told[0] ?? others[0]?.text ?? '', lang);
  if (!isName || told.length + others.length === 0) return null;
  return { title: capitalise(title), background: capitalise(head.trim()), blocks: withTold(first, told, others) };
}

/** "Vi behöver en rutin för butiken: …": the same in languages whose sentences are kept as they are. */
function takeOtherWish(first: Block, others: readonly Block[], lang: string): WantedKind | null {
  const [sentence = '', ...told] = splitSentences(first.text, lang);
  const asked = told.length + others.length === 0 ? null : otherTask(sentence, lang);
  if (!asked) return null;
  const head = asked.isBehindColon ? sentence.slice(0, sentence.indexOf(':')) : sentence;
  return {
    title: capitalise(asked.task),
    background: capitalise(trimPunctuation(head)),
    blocks: withTold(first, told, others),
  };
}

function withTold(first: Block, told: readonly string[], others: readonly Block[]): Block[] {
  return told.length === 0 ? [...others] : [{ ...first, kind: 'text' as const, text: told.join(' ') }, ...others];
}

/** Whether the words before a colon say that somebody wants a text, and for whom. */
function wants(head: string): boolean {
  const what = WISH.exec(head)?.groups?.['what'];
  return what !== undefined && (SOMETHING.test(what) || KIND.test(what));
}

/** Whether words name the work, and are not the first thing that is done: "Filter spülen", before a sentence that tells who does it. */
function isNameBefore(name: string, next: string, lang: string): boolean {
  const said = trimPunctuation(name);
  const [told = ''] = splitSentences(next, lang);
  // "Auto aufbocken. Räder abnehmen.": both are work.
  const isGermanic = lang === 'de' || lang === 'nl';
  if (isGermanic && [said, trimPunctuation(told)].every((one) => endsLikeAction(one, lang))) return false;
  if (endsWithInfinitive(said, lang)) return !endsWithInfinitive(trimPunctuation(told), lang);
  const order = foreignOrder(said, lang);
  return (
    order === null || (order.doer.kind === 'nobody' && foreignOrder(trimPunctuation(told), lang)?.doer.kind === 'role')
  );
}
