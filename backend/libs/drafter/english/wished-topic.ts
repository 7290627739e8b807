import { capitalise } from '../text/words.js';
import { isBase, type Topic, topic } from './topic.js';

const KIND =
  '(?:sop|standard operating procedure|procedure|process|work instruction|instruction|guide|checklist|protocol|policy|write-?up)s?';
/** Until the sentence goes on with something else than the name. */
const NAME_END =
  '(?=[,.;:!?]|\\s(?:because|since|so|as|and (?:i|we|it|they|what|who|how)|when|if|until|from now on|from today|going forward|um+|uh+|yeah|ok(?:ay)?)\\b|$)';
const BRACKETS_AT_END = /\s\(([^()]{2,120})\)$/u;

/** "Procedure needed for the paint store at our yard (bays 1 to 4, two doors)" */
const NEEDED = new RegExp(
  `^(?:an? |the )?${KIND} (?:is )?(?:needed|required|wanted|requested)(?: (?:asap|urgently|please|pls))? (?:for|on|about) (\\p{L}.{2,80})$`,
  'iu',
);
/** "this is for when we move a piano", "that's about when a lodger loses a key" */
const FOR_WHEN = new RegExp(
  `^(?:this|that|it|the following|what follows)(?: one)?(?:['’]s| is)(?: basically| just| only| all)? (?:for|about) (?:when(?:ever)?|if) ((we|you|they|i|people|somebody|someone|(?:the|an?|our|any|\\p{L}+) \\p{L}+)\\s\\p{L}.{3,60}?)${NAME_END}(?:,?\\s*(?:um+|uh+|yeah|ok(?:ay)?|so|and)*\\s*)(.*)$`,
  'iu',
);
/** "can we finally agree how we're doing inhalers on trips?", "we need to settle how we handle late returns" */
const AGREE = new RegExp(
  `\\b(?:agree|settle|decide|sort out|clear up|fix|write down|note down|pin down|nail down|clarify)(?: on)?(?: once and for all)? how (?:we|you|they|i)(?:['’]re| are|['’]ll| will)? (?:going to |all )?(?:do|doing|handle|handling|run|running|manage|managing|deal with|dealing with|organi[sz]e|organi[sz]ing)(?! (?:it|this|that|things|them)\\b) (\\p{L}.{2,70}?)${NAME_END}`,
  'iu',
);
/** "this is how we're doing isolations from May onwards" */
const DOING = new RegExp(
  `\\b(?:this|that|here) is how (?:we|you|they)(?:['’]re| are|['’]ll be| will be) (?:doing|handling|running|managing|dealing with|organi[sz]ing)(?! (?:it|this|that|things|them)\\b) (\\p{L}.{2,60}?)(?: from (?:the |next |this )?[\\p{L}\\d ]{2,30} on(?:wards)?)?${NAME_END}`,
  'iu',
);
/** "boiler certificates, what I want the new lads to do" */
const WHAT_I_WANT =
  /^(?:(?:right|ok(?:ay)?|so|well),? )?(\p{L}[^.;:]{3,60}?),? what (?:i|we)(?:['’]d| would)? (?:want|need|expect|like) (?:(?:the|our|my|all|new|young|every) ){0,3}\p{L}+ to do$/iu;
/** "I must to have written procedure for clean the tools": English of somebody who learns it. */
const FOR_BASE = new RegExp(
  `\\b(?:need|want|have|make|write|create|get|give)\\b[^.;:,]{0,40}\\b${KIND} (?:for|how|how to|of) (\\p{L}+) ((?:the|our|all|my|each|every|this|these) [^.;:,]{2,50}?)${NAME_END}`,
  'iu',
);
/** "I need instruction how to make cleaning of the room" */
const MAKE_DOING = new RegExp(
  `\\b(?:need|want|have|write|create|get|give)\\b[^.;:,]{0,40}\\b${KIND} (?:for|how|how to|of|to) (?:make|do) (?:the )?(\\p{L}{3,}ing of (?:the |our |all )?[^.;:,]{2,50}?)${NAME_END}`,
  'iu',
);
/** "the inspector was not happy with our milk records, so I need this written down" */
const UNHAPPY =
  /\b(?:is|are|was|were)(?:n['’]?t| not) (?:very |too |at all |so |really |entirely )?(?:happy|satisfied|pleased|impressed|content) with ((?:our|the|my) [\p{L}][\p{L} '’-]{2,40}?), so (?:i|we|it|this|now i|now we)(?:['’]d| would)? (?:need|want|like|has to|have to|must|needs to)\b/iu;
/** "… so the egg side has to be on paper" */
const ON_PAPER =
  /\bso (?:the|our) ([\p{L}][\p{L} '’-]{2,30}? (?:side|part|bit|business)) (?:must|has to|have to|needs? to|should|ought to) (?:now |finally |all )?(?:be|go) (?:on paper|in writing|written (?:down|up)|put (?:on paper|in writing)|documented)\b/iu;

/** What a sentence in which a text is asked for, or told to be needed, says of its topic; null where it says nothing of the kind. */
export function wishedTopic(text: string): Topic | null {
  const needed = NEEDED.exec(text)?.[1];
  if (needed) return withoutBrackets(needed);
  const [, when = '', who = '', rest = ''] = FOR_WHEN.exec(text) ?? [];
  if (when !== '') {
    if (/^(?:we|you|they|i|people|somebody|someone)$/iu.test(who))
      return topic(`we ${when.slice(who.length).trim()}`, rest);
    return topic(`when ${when}`, rest, { trigger: capitalise(`when ${when}`) });
  }
  const [, verb = '', object = ''] = FOR_BASE.exec(text) ?? [];
  if (isBase(verb)) return topic(`we ${verb} ${object}`);
  const thing = AGREE.exec(text)?.[1] ?? DOING.exec(text)?.[1];
  // "spare tickets": with its article a name is no order.
  if (thing !== undefined) return topic(/^(?:the|our|an?|all|\p{L}+ing)\b/iu.test(thing) ? thing : `the ${thing}`);
  const name = [WHAT_I_WANT, MAKE_DOING, UNHAPPY, ON_PAPER]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((found) => found !== undefined);
  return name === undefined ? null : topic(name);
}

/** "the paint store (bays 1 to 4)": what the bracket says is the scope. */
function withoutBrackets(name: string): Topic {
  const aside = BRACKETS_AT_END.exec(name)?.[1];
  return aside === undefined ? topic(name) : topic(name.replace(BRACKETS_AT_END, ''), '', { scope: capitalise(name) });
}
