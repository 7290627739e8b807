import { lowerFirst } from '../text/words.js';
import { readingOf } from './lexicon/words.js';
import { gerundOf, withSecondGerund } from './title.js';

/** Nobody in particular: who does it otherwise is never left out. */
const WHO =
  '(?:we|i|you|u|they|one|(?:(?:our|my|the|all|new) )*(?:people|everyone|everybody|anyone|someone|somebody|employees|staff|team|workers|crew))';
const SHOULD =
  '(?:should|must|can|could|do|does|would|shall|may|have to|need to|are (?:we|they|you|people) (?:supposed|meant|expected) to|ought to|is to|are to)';
const WELL = '(?:(?:best|properly|correctly|actually|always|normally|usually|now|then|all|each|also|generally)\\s+)*';
const RIGHT =
  '(?:(?:right|best|correct|proper|safest|safe|standard|usual|normal|official|exact|simplest|easiest|quickest)\\s+)*';
const ORDER =
  '(?:way|procedure|process|protocol|order(?: of (?:things|steps|events|work))?|sequence|method|routine|steps|course of action|thing)';
const CASE = '(?:when(?:ever)?|if|in case|once|after|before)';

/** "can someone explain how …" */
const ASKING =
  /^(?:(?:please|pls|can|could|would|will|you|u|someone|somebody|anyone|just)\s+)*(?:(?:tell|show|explain|teach)(?: to)?(?: (?:me|us))?|(?:i|we) (?:just )?(?:need|want|would like) to (?:know|learn|understand))\s+(?=how\b|what\b)/iu;
/** "how should staff deal with a spill", "how do we reset the gate", "how staff reset the gate" */
const HOW = new RegExp(
  `^how (?:to |(?:(?:${SHOULD}) )?${WHO} (?:${SHOULD} )?)${WELL}(?<verb>\\p{L}+)(?<rest>\\s\\S.*)$`,
  'iu',
);
/** "how is a refund approved", "how are visitors signed in" */
const HOW_DONE =
  /^how (?:is|are|was|were|should|must|can)(?: (?=.* be ))? (?<things>\S.*?) (?:be )?(?<participle>\p{L}+)(?<rest>(?: (?:in|out|up|off|down|back|at|by|for|from|on|to|with|after|before|when|if)\b.*)?)$/iu;
/** "what is the right way to close the till" */
const WAY = new RegExp(
  `^(?:what(?:['’]s| is|s| are)|tell (?:me|us)|explain|show (?:me|us)) (?:the|our|a) ${RIGHT}${ORDER} (?<link>to|for|of|when|if|in case|with|on) (?<task>\\S.*)$`,
  'iu',
);
/** "what do we do when a fuse blows", "what steps should we take if a fuse blows", "what happens if …", "what to do in case of …" */
const WHAT = new RegExp(
  `^what (?:(?:steps|actions?|measures) )?(?:(?:${SHOULD} )?${WHO} (?:${SHOULD} )?${WELL}(?:do|take|follow)|happens|to do|needs to happen|must happen|should happen) (?<when>${CASE}) (?<task>\\S.*)$`,
  'iu',
);

const TO_US = /(?<!\b(?:of|for|with|to|at|from|on|by|about))\s(?:us|me)(?=\s|$)/iu;
/** "a goat got out, what should the farm hands do", "the customer died, what now": what has happened, before the question. */
const HAPPENED =
  /^(?<event>[^,;:]{8,}?(?:,[^,;:]{3,60})?)[,.]? (?:and )?(?:what (?:now|next|to do(?: then| now)?|(?:do|should|must|can) .{2,40} (?:do|say|answer)(?: (?:then|now|for .{2,30}|about it))?|is the (?:right|correct|best|proper) (?:way|thing) to (?:deal with|handle|do) (?:this|it|that))|how (?:do|should) (?:we|i|they|staff) (?:deal with|handle|react to) (?:this|it|that))$/iu;

/** "we got hacked, ransomware" */
const BEFELL = /^we(?:['’]ve| have)? (?:got|were|been|are being) (?<state>\p{L}+)(?<rest>(?:,? [^,]{2,40})?)$/iu;

/**
 * What a question about work asks for, in the form that names it: "how should staff deal with a spill" is "SOP for dealing with a
 * spill", "what is the right order of things when a tenant owes rent" is "What to do when a tenant owes rent"; null for others.
 */
export function askedWork(asked: string): string | null {
  const question = asked.replace(ASKING, '');
  // "how we bottle: rinse, fill" tells the work, and "how to stop the press when a job is on it" when it is done.
  if (/[:;]/u.test(question)) return null;
  const isShort = !/,|\s(?:when(?:ever)?|if|while|because)\s/iu.test(question);
  const how = HOW.exec(question)?.groups;
  const verb = how?.['verb']?.toLowerCase() ?? '';
  if (how && isShort && readingOf(verb, 'base') !== null && verb !== 'be') return doing(verb, how['rest'] ?? '');
  const done = HOW_DONE.exec(question)?.groups;
  const lemma = readingOf(done?.['participle']?.toLowerCase() ?? '', 'participle')?.lemma;
  if (done && isShort && lemma !== undefined) return doing(lemma, ` ${done['things'] ?? ''}${done['rest'] ?? ''}`);
  const way = WAY.exec(question)?.groups;
  if (way) {
    const { link = '', task = '' } = way;
    const [, first = '', rest = ''] = /^(\p{L}+)(.*)$/su.exec(task) ?? [];
    if (/^to$/iu.test(link)) return doing(first.toLowerCase(), rest);
    return /^(?:when|if|in case)$/iu.test(link) ? `What to do ${link.toLowerCase()} ${task}` : `SOP for ${task}`;
  }
  const event = HAPPENED.exec(question)?.groups?.['event'];
  if (event !== undefined && !/^(?:how|what|who|when|where|if)\b/iu.test(event)) return whenHappened(event);
  const befell = BEFELL.exec(question)?.groups;
  if (befell && readingOf(befell['state']?.toLowerCase() ?? '', 'participle'))
    return `What to do when ${befell['state'] ?? ''}${befell['rest'] ?? ''}`;
  const what = WHAT.exec(question)?.groups;
  return what ? `What to do ${(what['when'] ?? '').toLowerCase()} ${what['task'] ?? ''}` : null;
}

/** "Journalist calls us": to whom it happened, everybody knows. */
export function whenHappened(event: string): string {
  return `What to do when ${lowerFirst(event.replace(TO_US, ''), new Set())}`;
}

function doing(verb: string, rest: string): string {
  return `SOP for ${gerundOf(verb)}${withSecondGerund(rest)}`;
}
