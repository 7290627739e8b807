import { capitalise, countWords, ended } from '../text/words.js';
import { isBusiness } from './business-topic.js';
import { tellsWhatHappened } from './chatter.js';
import { BULLET } from './layout/request-line.js';
import { isActNoun } from './lexicon/words.js';
import { isPeople } from './plain-wish.js';
import { namesOnlyReaders } from './readers.js';
import { sentencesIn } from './sentences-in.js';
import { namesAct } from './title-parts.js';
import { wishOfOthers } from './wish-of-others.js';
import {
  ASKS,
  DOCUMENT,
  LINK,
  ONE,
  POLITELY,
  plainWish,
  tellsTask,
  WANTS,
  WRITES,
  withoutTextEnds,
} from './wish-words.js';

/** Who wants something says so in the first lines. */
const MOST_LINES = 3;
const MOST_SENTENCES = 4;
const MOST_WORDS = 35;
const MOST_LENGTH = 400;
const MOST_TASK_WORDS = 8;
const NUMBERED = /^\s*(?:\d{1,2}[.)]|[a-z][.)])\s/iu;

/** "this", "it", "my notes": the text itself. */
const THIS =
  '(?:this|these|it|that|them|(?:the|my|our|these) (?:following|below|notes|list|sheet|steps|points|text|table)(?: below)?)';
const HOW_LINK = `(?:${LINK}|\\s+(?:of |for |on )?how (?:we|you|they|i|to) (?:do|handle|run|perform|carry out|go about|make|manage))`;
const TASK = "(?<task>(?:the |our |my |an? )?\\p{L}[\\p{L}\\p{N} ’'&/-]{2,70}?)";

/** The ways in which a first sentence says what the text below is about. Each is of a whole sentence. */
const WAYS = [
  // "for the summer we need a clear procedure for the gate that newcomers can follow"
  `(?:(?:for|during|before|in) (?:the|our|this|next) [\\p{L} -]{3,60} (?=${WANTS}\\s))?(?=${POLITELY}|${WRITES}\\s|${WANTS}\\s)${ASKS}(?:(?:for|from) (?:me|us) )?${ONE}${DOCUMENT}${HOW_LINK}\\s*${TASK}`,
  // "we'd like a newsroom procedure for corrections", "write a warehouse SOP for returns"
  `(?=${POLITELY}|${WRITES}\\s|${WANTS}\\s)${ASKS}(?:(?:for|from) (?:me|us) )?${ONE}(?!(?:new|own|same|other|short|written)\\b)(?<business>[\\p{L}-]+(?: [\\p{L}-]+)?) ${DOCUMENT}\\s+(?:for|on|about|regarding)\\s+${TASK}`,
  // "could you turn these notes into a procedure for the gate", "convert to SOP: the gate"
  `${POLITELY}{0,3}(?:turn|convert|make|change|rework|format)(?: ${THIS}| my .{3,30}?| our .{3,30}?)? (?:in)?to ${ONE}${DOCUMENT}${HOW_LINK}\\s*${TASK}`,
  // "standing instruction, the gate"
  `${ONE}${DOCUMENT}, ${TASK}`,
  // "I am responsible for the gate and need an instruction for the helpers"
  `i(?:['’]m| am) (?:responsible (?:for|of)|in charge of|looking after|running) ${TASK} and (?:i )?(?:need|want|would like|am looking for) (?:to have )?${ONE}${DOCUMENT}(?: for .{2,40})?`,
  // "please make an SOP of this, it is for the gate"
  `${ASKS}${ONE}${DOCUMENT} (?:of|from|out of|for) ${THIS}[,;.–-]* (?:it|this|that)(?:['’]s| is) (?:for|about|on) ${TASK}`,
  // "need this written up properly for the gate"
  `${ASKS}${THIS} (?:to be )?(?:written up|put down|typed up|written down|formatted|turned into ${ONE}${DOCUMENT}|put into ${ONE}${DOCUMENT})(?: properly| nicely| as ${ONE}${DOCUMENT})* for ${TASK}`,
  // "it needs to become a proper SOP for the gate"
  `(?:(?:it|this|that|they|these|which) )?(?:needs?|has|have|should|must|ought)(?: to)? (?:become|turn into|be (?:turned|made|converted|reworked) into) ${ONE}${DOCUMENT}${LINK}\\s*${TASK}`,
  // "attached my notes for the gate", "here are the steps of the gate"
  `(?:(?:here|attached|below|enclosed)(?:['’]s| is| are)? |these are |this is )?(?:my|our|the|some|a few) (?:(?:rough|quick|draft|old|own|handwritten) )?(?:notes?|steps|points|routine|list) (?:on|for|about|of|from) ${TASK}`,
  // "this is what we do for the gate"
  `(?:this|that|here|below|following) is (?:roughly |basically )?(?:what|how) (?:we|i|they|you) (?:usually |always )?(?:do|go about it|handle it|handle things)(?: it| things)? (?:for|at|on|during|with|in|when it comes to) ${TASK}`,
  // "overview of what we do at the gate"
  `(?:an? |the |our |my )?(?:(?:rough|quick|short|full) )?(?:list|overview|inventory|summary|collection|description|outline|account) of (?:what|how|everything|all|all the things|the things)(?: that)? (?:(?:we|i|they|you)(?: usually| always)? (?:do|go about it|handle it|handle things)|happens|is done)(?: it| things)? (?:for|at|on|during|with|in|when it comes to) ${TASK}`,
  // "below is how the gate goes at the moment"
  `(?:(?:this|that|here|below) is )?how (?<task>(?:the|our) [\\p{L} -]{3,50}?) (?:goes|works|runs|is done|should go|should work|has to go)(?: (?:at the moment|now|today|here|currently|right now))?`,
  // "the gate keeps going wrong, so here is how it should go"
  `(?<task>(?:the|our) [\\p{L} -]{3,50}?) (?:keeps?|is always|always) (?:going|goes) wrong,? (?:so|and) (?:here|this) is .{3,60}`,
  // "write the gate up for new starters please"
  `${POLITELY}{0,3}(?:write|type) (?<task>(?:the|our) [\\p{L} -]{3,50}?) up(?: (?:for|as|in) .{3,40})?`,
  // "as discussed, the gate procedure"
  `as (?:discussed|promised|agreed|requested|mentioned)[,:]? (?:(?:here|this) is )?(?:the|our) (?<task>[\\p{L} -]{3,50}?) ${DOCUMENT}`,
  // "what happens at the gate"
  `what happens (?:at|in|on|during|with|when it comes to) ${TASK}`,
  // "make a gate procedure from our sheet"
  `${POLITELY}{0,3}${WRITES}\\s+(?:me |us )?${ONE}(?<task>[\\p{L} -]{3,50}?) ${DOCUMENT} (?:from|out of|based on) (?:this|these|our|my|the) .{2,60}`,
  // "everything about the gate lives in her head"
  `(?:nearly |almost )?(?:everything|all|most)(?: we know)? (?:about|of|on) ${TASK} (?:lives|is|sits) (?:only )?in .{2,30}? head`,
  // "gate – what we want in the procedure"
  `(?<task>[\\p{L}][\\p{L}\\p{N} ’'/&-]{2,60}?)\\s[–—-]\\s(?:what|how|things|points) (?:we|i|you|they) .{3,80}`,
].map((way) => new RegExp(`^${way}$`, 'iu'));

/** "…, pls make it an SOP" */
const MADE_INTO = new RegExp(
  `[,;–-]\\s+(?:and |so )?${POLITELY}{0,3}(?:make|turn|convert|change|rework) (?:it|this|that|these|them) (?:(?:in)?to )?${ONE}${DOCUMENT}$`,
  'iu',
);

/** "SOP for our paint lab on mixing primers" */
const BARE = new RegExp(`^${ONE}${DOCUMENT} for ${TASK}$`, 'iu');
const ON_BEHIND_READERS =
  /^((?:(?:the|our|my|all|new) )*[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:on|about|covering|regarding) (\p{L}+ing .+)$/iu;

/**
 * The request with the sentence of its beginning that says which procedure is wanted in the plainest words: "Could you turn this into
 * a clear procedure for the gate that a newcomer can follow?" above some work is "SOP for the gate". Others stay as they are.
 */
export function withPlainOpening(request: string): string {
  const lines = request.split('\n');
  const told = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  let seen = 0;
  for (const at of told.slice(0, MOST_LINES)) {
    const line = lines[at] ?? '';
    if (BULLET.test(line) || NUMBERED.test(line) || line.includes('|') || line.includes('\t')) return request;
    const sentences = sentencesIn(line.trim());
    for (const [index, sentence] of sentences.entries()) {
      seen += 1;
      if (seen > MOST_SENTENCES) return request;
      const { told: asked, why } = withoutWhy(sentence);
      const wish = wishOf(asked);
      const parts = wish === null ? wishOfOthers(sentence) : [wish, why].filter((part) => part !== '');
      const isAlone = told.length === 1 && sentences.length === 1;
      if (parts === null || isAlone) continue;
      const [before, after] = [sentences.slice(0, index).join(' '), sentences.slice(index + 1).join(' ')];
      const replaced = [before, ...parts, after].filter((part) => part !== '');
      return [...lines.slice(0, at), ...replaced, ...lines.slice(at + 1)].join('\n');
    }
  }
  return request;
}

/** "write down how we lock the shed, found it open again last night": what happened stands apart from what is asked for. */
function withoutWhy(sentence: string): { told: string; why: string } {
  const at = sentence.length > MOST_LENGTH ? -1 : sentence.lastIndexOf(', ');
  const why = at < 0 ? '' : sentence.slice(at + 2).trim();
  return why !== '' && tellsWhatHappened(why)
    ? { told: sentence.slice(0, at), why: ended(capitalise(why)) }
    : { told: sentence, why: '' };
}

/** The plainest wish for what a sentence asks for; null where it asks for nothing. */
function wishOf(sentence: string): string | null {
  if (sentence.length > MOST_LENGTH || countWords(sentence) > MOST_WORDS) return null;
  const told = withoutTextEnds(sentence.trim().replace(/[\s.:!?,]+$/u, ''));
  const plain = withoutTextEnds(told.replace(MADE_INTO, ''));
  const bare = forReaders(BARE.exec(plain)?.groups?.['task'] ?? '');
  if (bare !== null) return bare;
  for (const way of WAYS) {
    const { task: asked, business } = way.exec(plain)?.groups ?? {};
    // "a closing checklist for the stalls": what is done, and no business.
    if (business !== undefined && namesAct(business.split(' ').at(-1)?.toLowerCase() ?? '')) continue;
    // "a fire response procedure for our night team": who reads it is not what it is about.
    if (business !== undefined && /^(?:our|my|the|all)\s/iu.test(asked ?? '') && isPeople(asked ?? '')) continue;
    const task = ofBusiness(asked === undefined ? undefined : withoutTextEnds(asked.trim()), business);
    if (task === undefined || countWords(task) > MOST_TASK_WORDS || !tellsTask(task) || !tellsTask(asked ?? ''))
      continue;
    // "a procedure for our property managers": what it is about is said elsewhere.
    if (namesOnlyReaders(task)) return null;
    const ofReaders = forReaders(task);
    if (ofReaders !== null) return ofReaders;
    // A figure beside the task is never lost.
    if (/\d/u.test(sentence.replace(task, ''))) return null;
    if (/how to\s$/iu.test(plain.slice(0, plain.lastIndexOf(task)))) return `How to ${task}`;
    return plainWish(task);
  }
  return null;
}

/** "new hires on opening the kiosk", "our paint lab on mixing primers": what is done, before who does it; null without both. */
function forReaders(task: string): string | null {
  const [, readers = '', done = ''] = ON_BEHIND_READERS.exec(task) ?? [];
  return isPeople(readers) || isPlace(readers) ? `${plainWish(done)} for ${readers}` : null;
}

/** "the pharmacy", "our paint lab": where it is done; "the work on grinding wheels" is what is done. */
function isPlace(readers: string): boolean {
  const last = readers.toLowerCase().split(' ').at(-1) ?? '';
  return isBusiness(last) || (/^(?:our|my)\s/iu.test(readers) && !namesAct(last) && !isActNoun(last));
}

/** "newsroom corrections": of one word nobody knows which business it is of. */
function ofBusiness(task: string | undefined, business: string | undefined): string | undefined {
  return task !== undefined && business !== undefined && /^(?!\p{L}+ing$)\p{L}+$/iu.test(task)
    ? `${business} ${task}`
    : task;
}
