import type { Findings } from '../reading/findings.js';
import { saysOnlyWhen } from '../reading/frequency.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import { takeLead } from './lead.js';
import { isPerson } from './noun-phrase.js';
import { type Token, tokenise } from './tokens.js';

const WHEN = /^(?:when|whenever)\b/iu;
/** A comma, but none inside of brackets. */
const OUTER_COMMA = /,\s+(?![^()]{0,300}\))/u;
const MAX_TIME_WORDS = 14;

/**
 * "competent person only, before first use, every 7 days, …": takes who and when off the beginning, before the first step.
 * Gives what is left of the sentence.
 */
export function takeOpening(sentence: string, findings: Findings): string {
  const parts = sentence.split(OUTER_COMMA);
  const first = parts.findIndex((part) => !isOpening(part, findings.people));
  const opening = first < 0 ? parts : parts.slice(0, first);
  const times = opening.filter(saysOnlyWhen);
  // A single time before a clause is its condition.
  const isOfClause = parts.length <= 3 || /^(?:i|we|you|he|she|they|it)\s/iu.test(parts[first] ?? '');
  if (opening.length === times.length && opening.length === 1 && first > 0 && isOfClause) return sentence;
  for (const part of opening.filter((other) => !times.includes(other))) {
    findings.defaultRole ??= capitalise(part.replace(/\s+only$/iu, ''));
    findings.roles.add(findings.defaultRole);
    findings.rules.push({ level: 'caution', text: capitalise(part) });
  }
  if (times.length > 0)
    findings.trigger = [findings.trigger, capitalise(trimPunctuation(times.join(', ')))].filter(Boolean).join('; ');
  return first < 0 ? '' : parts.slice(first).join(', ');
}

function isOpening(part: string, people: ReadonlySet<string>): boolean {
  if (saysOnlyWhen(part)) {
    const tokens = tokenise(part);
    const holdsOrder = tokens.some((_, at) => at >= 2 && orderCertainty(tokens, at) >= 2);
    return (
      countWords(part) <= MAX_TIME_WORDS &&
      !WHEN.test(part) &&
      !holdsOrder &&
      !takeLead(part, tokens, people) &&
      !holdsClause(tokens, people)
    );
  }
  const [, name = ''] = /^([\p{L} -]{3,40}?)\s+only$/iu.exec(part) ?? [];
  return name !== '' && isPerson(tokenise(name), people);
}

/** "every parcel is weighed", "on day one the buddy shows them round"; but no verb of "before the shop opens" is the main one. */
function holdsClause(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const isSubordinate = /^(?:before|after)$/u.test(tokens[0]?.lower ?? '');
  const isDoing = tokens[1]?.lower.endsWith('ing') ?? false;
  if (isSubordinate && !isDoing) return false;
  return tokens.some((_, at) => {
    if (isSubordinate && at < 2) return false;
    const { clause } = readClause(tokens.slice(at), { people, previous: null });
    return /^(?:active|passive)$/u.test(clause.form) && 'subject' in clause && clause.subject[0] === 0;
  });
}
