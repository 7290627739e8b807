import type { Findings } from '../reading/findings.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import type { RequestLine } from './layout/request-line.js';
import { isPersonNoun, singularOf } from './lexicon/words.js';
import { isName } from './name-phrase.js';
import { isCount } from './noun-phrase.js';
import { tokenise } from './tokens.js';

const MAX_PARTS = 5;
const MAX_LENGTH = 120;

/** Takes the line right below the title that says only what the firm is and who works there: "Small animal clinic, two vets". */
export function withoutFirm(lines: readonly RequestLine[], findings: Findings): RequestLine[] {
  const [first, next] = lines;
  const isAlone = first?.kind === 'text' && first.section === null && first.speaker === null && first.doer === null;
  if (!first || !isAlone || !next || findings.title === null || !namesFirm(first.text)) return [...lines];
  findings.scope.push(capitalise(trimPunctuation(first.text)));
  return lines.slice(1);
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
