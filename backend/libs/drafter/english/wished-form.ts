import { capitalise } from '../text/words.js';
import { sentencesIn } from './sentences-in.js';

const HOW =
  '(?:(?:very|really|nice and|quite|fairly|a|an|the|our|only|all|mostly|everyday|clear|plain|simple|easy|short|friendly|formal|informal|warm|polite|big|large|bold|numbered|brief|concise|crisp|casual|professional|relaxed|normal|non-technical|neutral|chatty|matter-of-fact|long|small|fancy|technical|complicated|legal|corporate|foreign|needless|and|or|but|yet)\\s+)';
/** What only a text has. */
const OF_TEXT =
  '(?:tone(?: of voice)?|language|english|wording|print|fonts?|typeface|lettering|sentences|paragraphs|bullets|bullet points|headings|jargon|waffle|fluff|small print|acronyms|abbreviations|footnotes|buzzwords|blocks? of text|layout)';
/** What also other things have. */
const OF_OTHERS = '(?:style|voice|lines|words|steps|points|pictures|tables|terms|columns)';
const COUNT = '(?:one|two|three|four|a|an|half an?|a single|\\d{1,2})';
const NUMBER = '(?:five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
const MOST = '(?:no more than|not more than|at most|max\\.?|maximum|up to|fewer than|less than|under)';
const SIZE = `(?:(?:at|on|about|around|no more than|not more than|no longer than|at most|maximum|max|max\\.|up to|under|within|only|just|it (?:should|must|has to) (?:be|fit on))\\s+)*${COUNT} (?:(?:a\\d|laminated|single|printed) )*(?:pages?|sides?(?: of a\\d)?|sheets? of a\\d|sheets? of paper)(?: of a\\d)?(?: (?:max|maximum|long|at most|only|or less|in total))?`;
const READERS =
  "(?:the )?(?:audience|readers?|readership) (?:is|are|will be|would be) (?:mostly |mainly |only |all |largely )?\\p{L}[\\p{L} ’'-]{2,60}";
const ASKED = '(?:(?:please|pls|and|but|so|in|with|use|using|write it in|keep the|i want|we want)\\s+)*';

const IF_POSSIBLE =
  "(?:,? (?:please|pls|throughout|if possible|if you can|if you could|if that['’]?s possible|if there['’]?s (?:room|space)))*";
const CERTAIN = new RegExp(
  `^(?:please |pls |just )?(?:${ASKED}(?:(?:no |without )${HOW}*|${HOW}+)${OF_TEXT}|${ASKED}(?:only (?:bullets|bullet points)|(?:bullets|bullet points)(?: only| throughout)?)|keep (?:all |every |the |your )*${OF_TEXT} (?:${HOW}*(?:short|simple|plain|clear|friendly|formal|easy|neutral|polite|brief|large|big))|(?:use|using|with|in) (?:bullets|bullet points|headings)|${ASKED}${SIZE}|${READERS})${IF_POSSIBLE}$`,
  'iu',
);
const LIKELY = new RegExp(
  `^${ASKED}(?:(?:(?:no |without )${HOW}*|${HOW}+)${OF_OTHERS}|${MOST} (?:\\d{1,3}|${NUMBER}) ${HOW}*(?:${OF_OTHERS}|items|bullets|bullet points|sentences))(?:,? (?:please|pls))*$`,
  'iu',
);
/** "Use numbered steps and headings": two things of a text, one of which nothing else has. */
const BOTH_OF_TEXT = new RegExp(
  `^(?:please |pls |just )?(?:use|using|with|write (?:it )?(?:in|with)|work with) (?=.*\\b${OF_TEXT}\\b)${HOW}*(?:${OF_TEXT}|${OF_OTHERS}) (?:and|or|&) ${HOW}*(?:${OF_TEXT}|${OF_OTHERS})${IF_POSSIBLE}$`,
  'iu',
);

const PART_OF_TEXT =
  '(?:sections?|headings?|paragraphs?|sentences?|summary|introduction|intro|page numbers?|logo|footer|header|table of contents|glossary|title page|version number|revision table|flow ?charts?)';
/** "Put a 'why we do this' line at the top", "add a heading for each shift": a part of the text. */
const PUTS_PART = new RegExp(
  `^(?:please |pls |and )?(?:put|add|include|start with|begin with|open with|end with|finish with|leave) (?:an?|the|our|some|one) (?:(?:short |little |small |one-line )?["“'‘][^"”’\\n]{2,60}["”'’] (?:line|sentence|section|box|part|heading|paragraph)|(?:\\p{L}+ ){0,3}${PART_OF_TEXT})(?: (?:for|on|about|with|at|in|above|below) .{2,60})?$`,
  'iu',
);
/** What a text says beside its work. */
const BESIDE_WORK =
  '(?:background|theory|legalese|history|jargon|introductions?|intro|definitions?|explanations?|examples?|rationale|justifications?|quotations?|footnotes|references|glossary|marketing(?: talk)?|cover page|title page)';
/** "Don't include legal background", "leave out the history of the firm", "no definitions section" */
const WITHOUT_PART = new RegExp(
  `^(?:please |pls |and |but |also )?(?:(?:(?:don['’]?t|do not|no need to) (?:include|add|mention|explain|give|put in|write|go into|bother with)|avoid|leave out|skip|omit) (?:any |the |all |our )?(?:[\\p{L}-]+ ){0,2}${BESIDE_WORK}(?: (?:of|about|on|for) [^,;:.]{3,40})?|(?:no|without)(?: an?| any)? (?:[\\p{L}-]+ ){0,2}(?:section|chapter|paragraph|introduction|intro|glossary|definitions|background))(?:,? (?:please|pls|in it|there|at all))*$`,
  'iu',
);
/** "Don't mention closing, that's another sheet", "leave out the deliveries, they have their own SOP" */
const LEAVES_OUT =
  /^(?:please |pls |and |but )?(?:(?:don['’]?t|do not|no need to) (?:mention|include|cover|describe|go into|bother with|write about|talk about)|leave out|skip) [^,;:.]{3,60},? (?:because |as |since |for )?(?:that|it|this|they|those|these|there|we)(?:['’](?:s|re|ve)| is| are| has| have) [^,;:.]{0,30}\b(?:sheet|procedure|sop|document|checklist|page|guide|policy|paper|manual)s?$/iu;

/** "leave room for initials next to each step": where somebody is to write on the text. */
const LEAVES_ROOM = new RegExp(
  `^(?:please |pls |and )?(?:leave|add|include|keep|put) (?:(?:some|enough|a little|a|the) )?(?:space|room|line|lines|box|boxes|field|fields) for (?:(?:an?|the|my|our|their|his|her|your|two|both) )?(?:\\p{L}+ )?(?:signatures?|initials|ticks?|sign-?off)(?: (?:and|or|&) (?:an? |the )?(?:dates?|names?|initials|signatures?|stamps?))?(?: (?:at|in|on|next to|beside|under|below|after|behind) (?:the |each |every )?(?:very )?(?:bottom|end|top|foot|margin|steps?|lines?|points?|pages?|sheet|document|text))*${IF_POSSIBLE}$`,
  'iu',
);
/** "put a quick reference box at the end": beside what only a text has, a part of the text as well. */
const PUTS_BESIDE = new RegExp(
  `^(?:please |pls |and )?(?:put|add|include|have|give me|finish with|start with|end with|begin with) (?:an?|the|some|one) (?:[\\p{L}-]+ ){0,4}[\\p{L}-]+(?: (?:at|on) the (?:very )?(?:bottom|end|top|start|beginning|front|back|last page|first page)(?: of (?:it|the (?:page|sheet|document|text|guide|procedure|sop)))?)?${IF_POSSIBLE}$`,
  'iu',
);

const MOST_LENGTH = 400;

/** Whether a sentence says how the text is to look or read, for whom, or what it is to leave out: "Friendly tone, short lines, no paragraphs". */
export function wishesForm(sentence: string): boolean {
  const text = bare(sentence);
  if (text === '' || text.length > MOST_LENGTH) return false;
  if (PUTS_PART.test(text) || LEAVES_OUT.test(text) || WITHOUT_PART.test(text) || LEAVES_ROOM.test(text)) return true;
  const parts = partsOf(text);
  return parts.every(isOfForm) && parts.some(isCertain);
}

/** The request with what a sentence says of its form at its end as a sentence by itself: "…, big print, two pages at most". */
export function withFormApart(request: string): string {
  return request
    .split('\n')
    .map((line) => {
      const sentences = sentencesIn(line);
      const apart = sentences.flatMap(formApart);
      return apart.length === sentences.length ? line : apart.join(' ');
    })
    .join('\n');
}

function formApart(sentence: string): string[] {
  if (sentence.length > MOST_LENGTH || !sentence.includes(', ')) return [sentence];
  const parts = partsOf(bare(sentence));
  const from = parts.findLastIndex((part) => !(isCertain(part) || LIKELY.test(part))) + 1;
  const form = parts.slice(from);
  // "gloves on, short lines": one that other things have as well says nothing certain.
  if (from === 0 || form.length < 2 || !form.some(isCertain)) return [sentence];
  return [`${parts.slice(0, from).join(', ')}.`, `${capitalise(form.join(', '))}.`];
}

function isCertain(part: string): boolean {
  return CERTAIN.test(part) || BOTH_OF_TEXT.test(part);
}

function isOfForm(part: string): boolean {
  return isCertain(part) || LIKELY.test(part) || LEAVES_ROOM.test(part) || PUTS_BESIDE.test(part);
}

function partsOf(text: string): string[] {
  return text.split(/,\s+(?:and\s+)?(?!(?:please|pls|if)\b)|\s+and\s+(?=(?:put|add|include|leave|keep)\s)/iu);
}

function bare(sentence: string): string {
  return sentence.trim().replace(/[\s.!]+$/u, '');
}
