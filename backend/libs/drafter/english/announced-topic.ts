import { capitalise, countWords } from '../text/words.js';
import { aboutTopic } from './about-topic.js';
import { isChatter, tellsWhatHappened } from './chatter.js';
import { readClause } from './clause.js';
import { saysWhoWeAre } from './firm-line.js';
import { hereIsHow, howItIsWanted, stepsOf, thisIsFor, thisIsHow } from './here-is-topic.js';
import { orderCertainty } from './imperative.js';
import { tellsDependence } from './lead-ins.js';
import { readingOf } from './lexicon/words.js';
import { actsOn, holdsPersonal, isName, tellsWork } from './name-phrase.js';
import { gerundTopic, namedTopic } from './named-topic.js';
import { fromAnnouncement, openingTask } from './opening-task.js';
import { areReaders, namesNobodyElse, namesOnlyReaders } from './readers.js';
import { subjectTopic } from './subject-topic.js';
import { partsTopic, withoutTextAtEnd } from './title-parts.js';
import { tokenise } from './tokens.js';
import { toldTopic } from './told-topic.js';
import { cut, isBase, MAX_NAME_WORDS, type Topic, topic, withoutLeadingFillers } from './topic.js';
import { wantedName } from './wanted-name.js';
import { wayTopic } from './way-topic.js';
import { whoeverTopic } from './whoever-topic.js';
import { withoutTextEnds } from './wish-words.js';
import { wishesForm } from './wished-form.js';
import { wishedTopic } from './wished-topic.js';

const DOCUMENT =
  '(?:sop|standard operating procedure|procedure|process|work instructions?|instructions?|guide|checklist|protocol|workflow|routine|policy and procedure|policy|write-?up)s?';
const REQUEST =
  '(?:(?:make|change) (?:this|these|it|that) into(?=\\s+(?:our|the)\\s)|describe|document|outline|explain|define|formali[sz]e|standardi[sz]e|compile|set up|put together|write|create|make|draft|generate|build|prepare|produce|develop|(?:turn|convert|rework) (?:this|these|it|that|the (?:table|list|notes|sheet|following|below)(?: below| above)?) into|need(?:ing)?|want(?:ing)?|give|(?:like|love) to (?:have|get|see)|like)';
const REQUEST_WORDS = new RegExp(
  `^.{0,140}?\\b${REQUEST}\\b\\s+(?:(?:me|us|up|out|to)\\s+){0,2}(?:(?:write|make|create|draft|have)\\s+)?`,
  'iu',
);
const ASKED_FOR = new RegExp(
  `^(?:.{0,140}?\\b${REQUEST}\\b\\s+)?(?:me\\s+|us\\s+)?(?:up\\s+)?(?:in\\s+|to\\s+have\\s+)?(?:(?:a|an|one|some|the|our|my)\\s+)?(?:[\\p{L}&+-]+\\s+){0,3}?${DOCUMENT}(?:\\s+template)?\\s+(?:for|on|about|of|covering|describing|explaining|that (?:explains|describes|covers|shows)|to)\\s+(?:how (?:to )?)?(.{3,160})$`,
  'iu',
);
/** "We need a standard way to receive deliveries" */
const WAY_WANTED =
  /^(?:.{0,60}?\b(?:and|but|so|because) )?(?:(?:we|i|they|you)(?: (?:really|urgently|just|also|badly))?(?: (?:need|want|require|lack|could use|['’]?d like|would like|should have|are looking for|am looking for|have no))|is there|do we have|looking for|need(?:ed)?|can (?:we|you|somebody|someone) (?:make|give (?:me|us)|define|agree on|set up)) (?:a|an|one|some|the|any)? ?(?:(?!for\b|to\b)[\p{L}-]+ ){0,3}?(?:ways?|system|methods?|rules?|plan|standard|approach|write-?up|description|steps|how-?to|manual|document) (?:for|to|of|on|about|that (?:covers|describes|explains)) (?:how (?:to |we |you |they )?)?(\p{L}.{3,100})$/iu;
const NAMED_DOCUMENT = new RegExp(
  `^(?:(?:a|an|the|our|my)\\s+)?([\\p{L}\\p{N}][\\p{L}\\p{N} /&'’-]{2,60}?)\\s+(${DOCUMENT})(?:\\s+(?:for|of|at|in)\\s+(.{3,120}))?$`,
  'iu',
);
const POLITE_AT_END = /,? (?:please|pls|plz|thanks|thx)[?.!]*$/iu;
const EMPTY_WORDS =
  /^(?:(?:new|short|simple|reusable|detailed|clear|full|complete|step[- ]by[- ]step|standard|good|proper|real|actual|decent|written|need|work|working|operating|our|my|current|us|to|in|have|one|agreed|common|single|a|an|the)\s*){1,9}$/iu;
/** "… for the Confluence space": where the text goes. */
const KEPT_IN =
  /^(?:the|our|my) (?:[\p{L}]+ ){0,2}(?:space|wiki|handbook|binder|folder|intranet|manual|drive|portal|tool|app|website|files?)[\s?.!]*$/iu;
const WHAT_TO_DO = /^what to do (?:if|when|in case)\b.{3,110}$/iu;
const WHAT_SHOULD_WE_DO =
  /^what (?:should|do|must|does) (?:\p{L}+ ){1,2}do ((?:if|when|in case|after|before) .{4,90})\?*$/iu;
const EXPLAIN =
  /^(?:can|could|would) (?:someone|somebody|anyone|you|we)(?: please| pls)? (?:explain|describe|document|write down|tell me) (?:how (?:to|we) )?(.{3,60}?)(?: to me| for (?:me|us)| like .{1,40}| please| pls){0,3}\?*$/iu;
const HOW =
  /^(?:.{0,60}?\b(?:is|['’]s|about|knows?|write up|written up|(?:write|wrote|written|note|put) down|reminder|recap|refresher|memo|explains?|describes?|covers?|document|record|note|capture|dictate|shows?|outlines?|tell|you|them|through|on|of|for)(?: step by step| you| them| everyone| people| quickly| just| all| (?:to|for) (?:(?:an?|the|our|my|all|any|new) ){0,2}\p{L}+){0,2} )?how (?:to|(?:our|the|my) \w+ \w+(?= (?:does|handles|runs|manages|processes|deals|goes)\b)|(?:do |should |can )?(?:we|you|i|they|(?:our|the|my) \w+)(?: (?:should|must|have to|need to))?(?: (?:do(?:es)?|handles?|runs?|manages?|process(?:es)?|deals? with|go(?:es)? about))?)\s+(.{3,120}?)(?=$|\s+and\s+(?:i|we|it)\b|\s+(?:because|so)\b|,)(.*)$/iu;
const NO_NAME = /\b(?:can|could|would|should|this|that|these|turn|sorry|you|i|we)\b/iu;
/** "shut down a press for the weekend | when a job is still on it" */
const LONG_CASE = /^(\S+ \S+ .+?)\s((?:when|if|while|even if|although)\s.+)$/iu;
const WHAT_WE_DO =
  /\bwhat (?:(?:we|you|i|to|they|staff|(?:the|our|an?) (?:\p{L}+ )?\p{L}+) (?:do|does|should do|ha(?:ve|s) to do|needs? to do|must do)|(?:do|should|must) (?:we|you|i|they) do)(?: again)? ((?:if|when|in case|before|after) .{4,80}?)(?=[,.:;]|$)/iu;
/** "what happens when bikes come back" */
const WHAT_HAPPENS =
  /^(?:(?:ok|so|and|right|now)[,\s]+)*what happens ((?:when|if|once|after) [^,.:;?]{4,80})(?::\s+(\S.*))?$/iu;
/** "we need something written down for when a card gets declined" */
const FOR_WHEN =
  /\b(?:need|want|write|make|have|something|anything|rules?|plan)\b[^.:;?]{0,40}? for ((?:when|if) .{6,90}?)(?=[,.:;?]|$)/iu;
/** "can you make a procedure out of this please: patch tests" */
const OUT_OF_THIS =
  /\b(?:out of|from|of) (?:this|these|that|it|the following|my notes|the notes below)\b(?: (?:please|pls|thanks|thx))?\s*:\s*(\p{L}[^:.;!?]{3,60})$/iu;
/** "what's the drill with fake cards" */
const RULE_FOR =
  /\bwhat(?:['’]?s| is| are) (?:the|your|ur|our) (?:rule|drill|procedure|process|routine|policy|deal|plan|protocol|way)s? (?:for|with|on|about|of) ([^,.?!:]{3,60})/iu;
/** "what we do with walk-in repairs: …" */
const DONE_WITH =
  /^what (?:(?:do|should|must) )?(?:we|you|i|they|staff) (?:usually |always )?do (?:with|w\/?|for|about|on) ((?:the |our )?[\p{L}][\p{L} -]{3,50}?)(?:\?+|:\s*(\S.*)?| is:? (?:that )?((?:we|you|i|they) .{6,}))?$/iu;
/** "what's our rule when a volunteer doesn't show up" */
const RULE_WHEN =
  /\bwhat(?:['’]?s| is| are) (?:the|your|ur|our) (?:rule|drill|procedure|process|routine|policy|deal|plan|protocol)s? ((?:when|if|in case) [^,.?!:]{6,80})/iu;
/** "what's the reset procedure" */
const NAMED_PROCEDURE =
  /\bwhat(?:['’]?s| is) (?:the|your|ur|our) ([\p{L} -]{3,40}? (?:procedure|process|routine|protocol))\b/iu;
/** "what's your round like" */
const LIKE = /\bwhat(?:['’]?s| is) (?:the|your|ur|our) ([^,.?!:]{3,40}) like\b/iu;
/** "write down what to do with the keys when people leave" */
const WITH_WHAT = /\bwhat to do (?:w\/|with|about) ?([^,.?!:;]{3,60})/iu;
/** "this is how I want the bar opened" */
const WANTED =
  /\bhow (?:i|we)(?:['’]d| would)? (?:want|need|like) ((?:(?:the|our|my|all)\s)?[\p{L} -]{3,50}?) (?:to be )?(\p{L}+)((?:\s+(?:for|at|in|on)\s+(?:the|our|a)\s[\p{L} ]{3,30}?)?)(?=[,.:;]|$|\s+(?:so|and|please)\b)/iu;
/** "how I want things done" */
const NOTHING_NAMED = /^(?:it|this|that|these|those|things?|everything|stuff|all(?: of (?:it|this))?)$/iu;
const TO_DO_IT = /^(?:in order )?to ((\p{L}+) (?!be\b)[^,.:;]{4,70}), (?!and\b|or\b)(\S.{6,})$/iu;

/** Reads a sentence that announces what the procedure is about; null if it describes work already. */
export function topicOf(sentence: string, people: ReadonlySet<string>): Topic | null {
  return partsTopic(sentence) ?? announcedTopic(sentence, people) ?? namedTopic(sentence, people);
}

/** "needs turning into instructions", "write down the following as a checklist": what is to become of the text. */
const NEEDS_TURNING =
  /^(?:(?:this|it|that) )?needs? (?:turning|converting|making|putting|rewriting)\b|^(?:please |pls )?(?:write|type|put|note|set) (?:down |up |out )?(?:the following|what follows)\b/iu;

/** "need sop asap for the till count" */
const URGENTLY =
  /(?<=\b(?:sops?|procedures?|process|checklist|instructions?|guide|policy|write-?up))(?: (?:asap|urgently|quickly|quick|pls|please|now|today|by \p{L}+day|right away))+(?= (?:for|on|about|of)\b)/iu;

/** The same where the sentence says itself that it announces: "this is how we close the shop". */
export function announcedTopic(sentence: string, people: ReadonlySet<string>): Topic | null {
  // "since we messed up twice, here is how …", "sorry for the delay, here's how …, since you asked"
  const spoken = fromAnnouncement(withoutLeadingFillers(sentence))
    .replace(URGENTLY, '')
    .replace(
      /^(?:since|because|as|sorry|apologies|thanks|thank you|per|following) [^,:]{3,80}[,–-] ?(?=(?:here|this)\b)/iu,
      '',
    )
    .replace(
      /,? (?:since|as|because) (?:you|\p{Lu}\p{Ll}+|some(?:one|body)|people) (?:just |were |kept |keep |are )?(?:ask|want|wonder)(?:ed|ing|s)?(?: (?:about it|for it|me|us|to know))?(?=[:.]?$)/iu,
      '',
    );
  if (
    spoken === '' ||
    tellsDependence(spoken) ||
    isChatter(spoken) ||
    NEEDS_TURNING.test(spoken) ||
    wishesForm(spoken) ||
    saysWhoWeAre(spoken)
  )
    return null;
  // "blast day quarry SOP pls"
  const wished = withoutTextAtEnd(spoken);
  // "Put the key in the drawer please": a polite order.
  const isOrder = /\b(?:please|pls|plz|thx)\W*$/iu.test(spoken) && orderCertainty(tokenise(wished), 0) === 3;
  const isWish = wished !== spoken && !isOrder && countWords(wished) <= MAX_NAME_WORDS && !/[,:;]/u.test(wished);
  if (isWish && !holdsPersonal(wished)) return topic(wished);
  return (
    openingTask(sentence) ??
    wantedName(spoken) ??
    wishedTopic(spoken) ??
    stepsOf(spoken) ??
    thisIsFor(spoken) ??
    thisIsHow(spoken) ??
    purposeTopic(spoken, people) ??
    hereIsHow(spoken, people) ??
    howItIsWanted(spoken) ??
    wantedTopic(spoken) ??
    ruleTopic(spoken) ??
    whoeverTopic(spoken) ??
    wayTopic(spoken) ??
    aboutTopic(spoken) ??
    questionTopic(spoken) ??
    toldTopic(spoken, people) ??
    howTopic(spoken) ??
    (actsOn(tokenise(spoken), people) ? null : documentTopic(spoken, people)) ??
    gerundTopic(spoken, people)
  );
}

/** "To change the blade, turn the dial to 0": what all of it is done for. */
function purposeTopic(text: string, people: ReadonlySet<string>): Topic | null {
  const [, aim = '', verb = '', after = ''] = TO_DO_IT.exec(text) ?? [];
  // "to change the blade on the slicer | the machine is switched off, …": the first thing done stands before the comma.
  const [, name = aim, done = ''] =
    /^(.+?) ((?:the|an?|all) (?:(?!(?:the|an?|all) )\p{L}+ ){1,3}(?:is|are|must|has to|have to|gets?) .+)$/u.exec(
      aim,
    ) ?? [];
  const rest = done === '' ? after : `${done}, ${after}`;
  if (!isBase(verb.toLowerCase())) return null;
  const { clause } = readClause(tokenise(rest), { people, previous: null });
  return /^(?:imperative|active|passive)$/u.test(clause.form) ? topic(name, rest) : null;
}

/** "how I want the bar opened": opening the bar. */
function wantedTopic(text: string): Topic | null {
  const found = WANTED.exec(text);
  const lemma = readingOf(found?.[2]?.toLowerCase() ?? '', 'participle')?.lemma;
  return found && lemma && !NOTHING_NAMED.test(found[1] ?? '')
    ? topic(
        `${lemma === 'do' ? '' : `${lemma} `}${found[1]}${found[3] ?? ''}`,
        text.slice(found.index + found[0].length),
      )
    : null;
}

/** "what's the rule for matted dogs now": what somebody asks in a chat. */
function ruleTopic(text: string): Topic | null {
  const [, done = '', listed = '', told = listed] = DONE_WITH.exec(text) ?? [];
  if (done !== '') return topic(done, told);
  const when = RULE_WHEN.exec(text)?.[1];
  if (when) return topic(`What to do ${when}`);
  const given = OUT_OF_THIS.exec(text)?.[1];
  if (given && isName(tokenise(given), new Set())) return topic(given);
  const name = RULE_FOR.exec(text)?.[1] ?? LIKE.exec(text)?.[1] ?? NAMED_PROCEDURE.exec(text)?.[1] ?? '';
  return name === '' || countWords(name) > MAX_NAME_WORDS
    ? null
    : topic(name.replace(/\s+(?:now|then|again|please|pls|here)$/iu, ''));
}

/** "What should staff do if …?", "Can you explain how to …?", "what to do when …" */
function questionTopic(text: string): Topic | null {
  const asked = WHAT_SHOULD_WE_DO.exec(text)?.[1];
  if (asked) return topic(`What to do ${asked}`);
  const done = WHAT_WE_DO.exec(text);
  if (done && !WHAT_TO_DO.test(text)) return topic(`What to do ${done[1]}`, text.slice(done.index + done[0].length));
  const happens = WHAT_HAPPENS.exec(text);
  if (happens) return topic(`What to do ${happens[1]}`, happens[2] ?? '');
  const explained = EXPLAIN.exec(text)?.[1];
  if (explained) {
    // "… how we lock the shed, found it open again yesterday": why it is asked.
    const { head, tail } = cut(explained);
    return tail !== '' && tellsWhatHappened(tail) ? topic(head, tail) : topic(explained);
  }
  const about = WITH_WHAT.exec(text)?.[1];
  if (about) return topic(`What to do with ${about}`);
  const when = FOR_WHEN.exec(text);
  if (when) return topic(`What to do ${when[1]}`, text.slice(when.index + when[0].length));
  const { head, tail } = cut(text);
  if (!WHAT_TO_DO.test(head)) return null;
  return topic(head, tail, {
    trigger: capitalise(head.replace(/^what to do (?:if\b|in case\b)?/iu, 'when ').replace(/^when when/iu, 'when')),
  });
}

/** "this is how we do returns and …", "how to change the drum, …" */
function howTopic(text: string): Topic | null {
  const { head, tail } = cut(text);
  const isBeforeColon = /[:：]\s/u.test(text);
  const [, named = '', rest = ''] = HOW.exec(isBeforeColon ? head : text) ?? [];
  // "how do we handle it when a kid gets sick"
  const name = named.replace(/^(?:it|this|that)\s+(?=(?:when|if|in case)\s)/iu, 'what to do ');
  // "this is how I go about it.. I ask for the ID"
  // "here is how I want it done"
  if (name === '' || /\.\.|^(?:(?:want|need|like|expect|prefer) )?(?:it|this|that|things|everything)\b/iu.test(name))
    return null;
  const [, work = '', when = ''] = countWords(name) > MAX_NAME_WORDS ? (LONG_CASE.exec(name) ?? []) : [];
  const isLong = work !== '' && countWords(work) <= MAX_NAME_WORDS;
  if (!isLong && countWords(name) > MAX_NAME_WORDS) return null;
  // "so that nobody forgets" is why; "so um the customer comes in, we take a card" is the work.
  const isWhy = /^\s*so\s+(?:that|it|they|everyone|everybody|nobody|no one|people|new|the new)\b/iu.test(rest);
  const told = rest.replace(/^\s*(?:,|and|so)\s*(?:(?:um+|uh+|like|basically)[\s,]+)*/iu, '');
  const isTold = !/^\s*so\b/iu.test(rest) || (!isWhy && tellsWork(told, new Set()));
  const after = isTold ? told : '';
  const about = isLong ? { trigger: capitalise(when) } : {};
  return topic(asDone(isLong ? work : name, text), isBeforeColon ? tail : after, about);
}

/** "how we grade essays": what stands after "we" is what is done, even where it could be a thing. */
function asDone(name: string, text: string): string {
  const [first = '', second = ''] = name.split(' ');
  const isSaid = /\bhow (?:we|you|i|they|our \p{L}+)\s+(?!(?:do|handle|run|manage|process|deal|go)\s)/iu.test(text);
  const isVerb = readingOf(first.toLowerCase(), 'base') !== null && second !== '';
  return isSaid && isVerb && text.toLowerCase().includes(` ${name.toLowerCase()}`) ? `we ${name}` : name;
}

/** "Cleaning SOP for the office", "Write a procedure for cleaning the office". */
function documentTopic(text: string, people: ReadonlySet<string>): Topic | null {
  // "what I need is the handover procedure: …"
  // "I manage the toy library and we've got new people, so I'd like a procedure for returns"
  const wish = text.replace(
    /^[^:;]{10,180},\s(?=(?:so|and|but)\s(?:i|we)(?:['’]d| would)?\s(?:like|want|need)\b)/iu,
    '',
  );
  const { head, tail } = cut(
    wish.replace(
      /^.{0,40}?\bwhat (?:i|we)(?:['’]d| would)? (?:really |actually )?(?:need|want|like) (?:here )?is (?:an? |the )?/iu,
      '',
    ),
  );
  const [, name = '', kind = '', place = ''] =
    NAMED_DOCUMENT.exec(withoutTextEnds(head.replace(REQUEST_WORDS, '').replace(POLITE_AT_END, ''))) ?? [];
  const isForClients = /\b(?:clients?|customers?)$/iu.test(place) && tail !== '';
  if (name !== '' && !EMPTY_WORDS.test(name) && !isForClients && !NO_NAME.test(name)) {
    if (place !== '' && areReaders(place, people) && namesNobodyElse(place))
      return topic(name, tail, { audience: place });
    // "Upholstery SOP, reupholstering a drop-in seat": what is done, of all that is done there.
    const done = place === '' && /^sop$/iu.test(kind) ? partsTopic(`${name}, ${tail}`) : null;
    if (done) return done;
    const keptKind = /^(?:sop|standard operating procedure)s?$/iu.test(kind) ? '' : ` ${kind}`;
    return topic(`${name}${keptKind}${place === '' ? '' : ` for ${place}`}`, tail);
  }
  const told = ASKED_FOR.exec(head)?.[1] ?? WAY_WANTED.exec(head)?.[1];
  const asked = told && withoutTextEnds(told);
  // "Late returns are handled differently at every desk, so I would like one procedure for all branches"
  const before = asked && namesOnlyReaders(asked) ? text.slice(0, -wish.length).replace(/,\s*$/u, '') : '';
  const complained = before === '' ? null : subjectTopic(before, people, false);
  if (complained) return topic(complained, '', { scope: capitalise(`for ${asked}`) });
  if (!asked || KEPT_IN.test(asked)) return null;
  // "a template for my clients: daily calibration" is about what follows the colon.
  if (/^(?:my|our)\s.{0,40}\b(?:clients?|customers?)$/iu.test(asked) && tail !== '' && countWords(tail) <= 10) {
    return topic(tail, '', { scope: `For ${asked.replace(/^(?:my|our)\b/iu, 'the')}` });
  }
  // "a procedure for our riding school, for the first ride of a new rider": whose it is, and what it is about.
  const of = /^(?:for|on|about) ((?:the |our |an? )?\p{L}[^,;:.]{3,60})$/iu.exec(tail)?.[1] ?? '';
  if (of !== '' && /^(?:the|our|my)\s/iu.test(asked)) return topic(of, '', { scope: `For ${asked}` });
  return countWords(asked) > MAX_NAME_WORDS + 4 ? null : topic(asked, tail);
}
