import { capitalise } from '../text/words.js';
import { DOCUMENT, LINK, ONE, plainWish, tellsTask, withoutTextEnds } from './wish-words.js';

const WANTS =
  '(?:(?:now |also |really |just )?(?:wants?|needs?|requires?|expects?|wanted|needed|demands?|insists? on|would (?:like|love|need|appreciate)|could use|(?:is|are) (?:looking for|after))|(?:has|have) (?:now |just |also |finally )?(?:asked|requested|demanded|ordered)(?: (?:me|us))?(?: for)?|(?:asked|asks|asking|is asking|are asking)(?: (?:me|us))? for|(?:says?|said|tells? (?:me|us)|told (?:me|us)) (?:that )?(?:we|i) (?:now )?(?:need|must have|have to have|ought to have))';
/** 'a "written procedure"' */
const QUOTED_DOCUMENT =
  /["“”'‘’]((?:(?:written|proper|formal|official) )?(?:sop|procedure|process|policy|checklist|guide|protocol|instructions?))["“”'‘’]/giu;
/** "our trustees", "the boss", "head office" */
const SOMEBODY = "(?:(?:the|our|my|a|an|their)\\s+)?(?:[\\p{L}\\d’'-]+\\s+){1,3}?";
/** What tells how a text is, and not what it is about. */
const KINDS =
  'written|proper|formal|official|new|old|current|latest|clear|standard|good|better|short|simple|own|documented|updated|real|whole|complete';
const WISH = new RegExp(
  `^(?:(?<before>\\S.{8,200}?),?\\s+(?:and|so|because|but)\\s+)?(?!(?:i|we|you|please|can|could|it|this|that|there)\\b)${SOMEBODY}${WANTS}\\s+(?:to have\\s+|to see\\s+)?${ONE}(?<business>(?:[\\p{L}-]+\\s+)?)${DOCUMENT}${LINK}\\s*(?<task>[\\p{L}][^,.;:!?]{3,90}?)(?:,\\s+(?<after>.+))?$`,
  'iu',
);
/** "the auditor wants to see our ladder procedure and ours is from 2009", "our 40-berth marina needs a mooring procedure" */
const SEES_DOCUMENT = new RegExp(
  `^(?:(?<before>\\S.{8,200}?),?\\s+(?:and|so|because|but)\\s+)?(?!(?:i|we|you|please|can|could|it|this|that|there)\\b)${SOMEBODY}(?:wants? to (?:see|have|read)|(?:is |are )?ask(?:s|ed|ing)? (?:to see|for)|needs? to see|wants?|expects?|needs?) (?:our|an?|the)\\s+(?<task>(?!(?:${KINDS})\\b)[\\p{L}-]+(?: [\\p{L}-]+){0,2}) (?:procedure|sop|policy|protocol|process|checklist)(?:,? (?:and|but|because|so|which) (?<after>.{4,160}))?$`,
  'iu',
);
const LONGEST = 500;
const MOST_TASK_WORDS = 12;

/**
 * What a sentence says in which others want the procedure: "I run a kennel and the council has asked for a written procedure for
 * bites, since it happened twice" is what stands before it, "SOP for the bites", and what follows. Null for any other sentence.
 */
export function wishOfOthers(sentence: string): string[] | null {
  if (sentence.length > LONGEST) return null;
  const plain = sentence
    .trim()
    .replace(QUOTED_DOCUMENT, '$1')
    .replace(/[\s.!]+$/u, '');
  const found = WISH.exec(withoutTextEnds(plain)) ?? SEES_DOCUMENT.exec(plain);
  const { before = '', task: told = '', after = '' } = found?.groups ?? {};
  // "for going live or we lose the slot"
  const task = told.replace(/\s(?:or|otherwise|because|bc|since|so) (?:we|i|they|it|you)\b.*$/iu, '');
  const words = task.split(/\s+/u);
  if (task === '' || words.length > MOST_TASK_WORDS || !tellsTask(task)) return null;
  return [before, plainWish(task), capitalise(after)].filter((part) => part !== '').map((part) => `${part}.`);
}
