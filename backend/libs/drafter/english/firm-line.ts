import type { Findings } from '../reading/findings.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import type { RequestLine } from './layout/request-line.js';
import { isPersonNoun, isTeamNoun, singularOf } from './lexicon/words.js';
import { isName } from './name-phrase.js';
import { isCount } from './noun-phrase.js';
import { tokenise } from './tokens.js';

const MAX_PARTS = 5;
const MAX_LENGTH = 120;

/** "Florist for weddings, just me and my sister", "joinery in Leeds, six of us" */
const WHO_WE_ARE =
  /^(?!(?:if|when|once|after|before)\b)\p{L}[^,.;:]{3,60}, (?:(?:it['’]s |there['’]s )?(?:just|only) (?:me|us|myself|the \p{L}+ of us|my \p{L}+ and (?:me|i))(?:(?:,| and)[^.;:]{2,80})?|(?:about |around )?(?:\d+|\p{L}+) of us(?: (?:in total|altogether|all told))?)[.!]*$/iu;

/** Whether a sentence says only what the firm is and who works there. */
export function saysWhoWeAre(sentence: string): boolean {
  return WHO_WE_ARE.test(sentence.trim());
}

/** Takes the line right below the title that says only what the firm is and who works there, or for whom the text is: "Small animal clinic, two vets". */
export function withoutFirm(lines: readonly RequestLine[], findings: Findings): RequestLine[] {
  const [first, next] = lines;
  const isReaders =
    first?.kind === 'text' && first.section === null && first.speaker === null && namesReaders(first.text);
  const isAlone = first?.kind === 'text' && first.section === null && first.speaker === null && first.doer === null;
  if (!first || !next || findings.title === null || !(isReaders || (isAlone && namesFirm(first.text))))
    return [...lines];
  findings.scope.push(capitalise(trimPunctuation(first.text)));
  return lines.slice(1);
}

/** "For porters, ward nurses and the kitchen team": whom the text below is for. */
function namesReaders(text: string): boolean {
  const [, names = ''] = /^for (?:use by )?(?:all )?([^.:;]{3,100})\.?$/iu.exec(text) ?? [];
  const readers = names.split(/,\s+(?:and\s+)?|\s(?:and|&|or)\s/u);
  return (
    readers.length > 1 &&
    readers.every((reader) => {
      const last = reader.toLowerCase().split(' ').at(-1) ?? '';
      return isTeamNoun(last) || (isPersonNoun(singularOf(last)) && singularOf(last) !== last);
    })
  );
}

function namesFirm(text: string): boolean {
  const [firm = '', ...others] = text.replace(/\.$/u, '').split(/,\s+(?:and\s+)?/u);
  if (text.length > MAX_LENGTH || others.length === 0 || others.length >= MAX_PARTS) return false;
  return isName(tokenise(firm.toLowerCase()), new Set()) && others.every(countsPeople);
}

/** "two vets", "12 full-time drivers" */
function countsPeople(part: string): boolean {
  const tokens = tokenise(part.toLowerCase());
  const [count, ...names] = tokens;
  return (
    isCount(count) &&
    names.length > 0 &&
    names.every(({ kind }) => kind === 'word') &&
    isPersonNoun(singularOf(names.at(-1)?.lower ?? ''))
  );
}
