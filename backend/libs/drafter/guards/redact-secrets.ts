import { secretsIn } from '../../sop-document/index.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, squeeze, uniqueBy } from '../text/words.js';

/** A request without secrets, and what they were the secrets of. */
export interface RedactedText {
  text: string;
  /** What each secret opens, without its value: "Router admin login". */
  secrets: string[];
}

const MARK = '\u0001';
const EXPIRY = /\s*\b(?:exp(?:iry|ires)?|cvv|cvc)\b\.?\s*:?\s*\d{2,4}(?:\s?\/\s?\d{2,4})?/giu;
const DISGUISED = /\b(?:login|log-in|credentials?|user(?:name)?)\b[^.\n]{0,40}?\s(?:is|are|:)\s+(\S{2,30})\s*\/\s*$/iu;

/** Takes passwords, PINs, card numbers and keys out of a request; the clauses that only held them go with them. */
export function redactSecrets(text: string, lang: string): RedactedText {
  // "The password is: x" is written with either of the two.
  const plain = text.replace(/\b(is|ist|es|est)\s?:\s/giu, '$1 ');
  const values = secretsIn(plain).map(({ value }) => value.replace(/[.,;:)]+$/u, ''));
  const found = uniqueBy(values, (value) => value);
  if (found.length === 0) return { text, secrets: [] };
  let marked = text;
  // A secret that ends with a full stop or an exclamation mark ends its sentence as well.
  for (const value of found) marked = marked.replaceAll(value, /[.!?]$/u.test(value) ? `${MARK}.` : MARK);
  const secrets: string[] = [];
  const lines = marked.split('\n').map((line) => (line.includes(MARK) ? withoutMarked(line, lang, secrets) : line));
  return { text: lines.join('\n').replaceAll(MARK, '[…]'), secrets: uniqueBy(secrets, (name) => name) };
}

function withoutMarked(line: string, lang: string, secrets: string[]): string {
  const kept = splitSentences(line, lang).map((sentence) => {
    if (!sentence.includes(MARK)) return sentence;
    const clauses = sentence.replace(EXPIRY, '').split(/(?<=[,;])\s+/u);
    const rest = clauses.filter((clause) => {
      if (!clause.includes(MARK)) return true;
      secrets.push(nameOf(clause));
      return false;
    });
    return rest.join(' ');
  });
  return kept.filter(Boolean).join(' ');
}

/** "POS manager PIN …" → "POS manager PIN". */
function nameOf(clause: string): string {
  const before = clause.slice(0, clause.indexOf(MARK));
  const name = before
    .replace(DISGUISED, (match) => match.replace(/\s(?:is|are|:)\s.*$/u, ''))
    .replace(/\s*(?:\b(?:is|are|ist|es|est)\b\s*:?|[:=])\s*(?:\S+\s*\/\s*)?$/iu, '')
    .replace(/^[\s,;]*(?:and|the|our|use|with)\s+/iu, '');
  return capitalise(squeeze(name).slice(0, 60)) || 'Access data';
}
