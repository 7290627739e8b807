import { foreignOrder } from '../languages/clauses/foreign-order.js';
import type { Block } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';

/** A longer line behind the colon is no name. */
const MAX_NAME_WORDS = 14;
const MAX_NAME_LENGTH = 100;
/** What is wanted, in German, Dutch, French, Spanish, Italian and Portuguese. */
const KIND =
  /^(?:eine?\s|een\s|une?\s|una\s|uma?\s)?(?:(?:arbeits|verfahrens|dienst|betriebs)?anweisung|anleitung|checkliste|ablauf(?:plan|beschreibung)?|sop|protocol|procedure|(?:werk)?instructie|werkwijze|handleiding|procédure|mode opératoire|protocole|consignes?|instructions?|procedimiento|protocolo|instrucci(?:ón|ones)|procedura|protocollo|istruzion[ei]|procedimento|instruç(?:ão|ões))(?!\p{L})/iu;
const WANTED =
  /(?<!\p{L})(?:gesucht|benötigt|gewünscht|erbeten|gebraucht|nötig|gevraagd|nodig|gewenst|gezocht|à (?:rédiger|écrire|établir|préparer|faire)|demandée?s?|souhaitée?s?|recherchée?s?|nécessaires?|solicitad[oa]|requerid[oa]|necesari[oa]|(?:por|para|a) (?:redactar|escribir|hacer|preparar)|richiest[oa]|cercasi|necessari[oa]|da (?:scrivere|redigere|preparare|fare)|pedid[oa]|necessári[oa]|(?:por|para|a) (?:redigir|escrever|fazer))(?!\p{L})/iu;
/** Whose procedure it is to be. */
const FOR_US =
  /(?<!\p{L})(?:für unser\p{L}*|voor (?:onze|ons)|pour (?:notre|nos)|para nuestr[oa]s?|per (?:il nostro|la nostra|i nostri|le nostre)|para [oa]s? noss[oa]s?)(?!\p{L})/iu;
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
  const [, head = '', rest = ''] = /^([^:.!?]{8,160}?)\s?:\s+(.{4,})$/su.exec(first.text) ?? [];
  if (!KIND.test(head) || !(WANTED.test(head) || FOR_US.test(head))) return null;
  const [name = '', ...told] = splitSentences(rest, lang);
  const title = trimPunctuation(name).replace(ARTICLE, '');
  const isName =
    title.length <= MAX_NAME_LENGTH &&
    countWords(title) <= MAX_NAME_WORDS &&
    !/[,;:]\s/u.test(title) &&
    !acts(name, lang);
  if (!isName || told.length + others.length === 0) return null;
  const left = told.length === 0 ? [] : [{ ...first, kind: 'text' as const, text: told.join(' ') }];
  return { title: capitalise(title), background: capitalise(head.trim()), blocks: [...left, ...others] };
}

function acts(name: string, lang: string): boolean {
  return foreignOrder(trimPunctuation(name), lang) !== null;
}
