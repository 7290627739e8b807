import { announcesText } from './lead-ins.js';
import { MENTAL_VERBS } from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { isMailTalk } from './mail-talk.js';
import { readPredicate } from './predicate.js';
import { asksOfText } from './text-requests.js';
import { tokenise } from './tokens.js';
import { wishesForm } from './wished-form.js';

/** Greetings, thanks and what people say to show that they are done. */
const SPOKEN =
  /^(?:(?:ok|okay|so|right|well|and|yeah|yes|oh|um|but|anyway|now)[\s,]+){0,3}(?:(?:so|well|now|hi|hello|hey|guys|folks|lads|ladies|everyone|everybody|team|thanks|thank you|cheers|regards|ok|okay|right|great|done|sure|welcome|enjoy|bye|sorry|please|got it|of course|and then|note|notes|etc|whatever|period|full stop|ever|always|never|end of(?: story)?|help yourself|once and for all|from now on|from here on|going forward|listen(?: up)?|thank you all|i promise|god bless|good luck|have (?:fun|a (?:nice|good|great) [\p{L}]+)|see (?:below|above|attached)|see you(?: (?:all|then|there|soon|later|tomorrow|(?:on |next )?\p{L}+day))?|a (?:few|couple of) things|in that order|here it is|come on|seriously|really|honestly|literally|no joke|actually|simple(?: really)?|easy|yes|yep|yup|nope|k|kk|np|as simple as that|that simple|lol)\b[\s!.,]*(?:all|team|everyone|people|guys|folks)?|(?:and )?that(?:['’]s| is) (?:kind of |sort of |about )?(?:it|all)\b.{0,20}|i(?:['’]m| am) an? [\p{L} ]{3,40})[\s.!]*$/iu;
/** "Thank you for wanting to help", "Questions? volunteers@shelter.org" */
const COURTESY =
  /^to whom it may concern\b.{0,40}$|^(?:i |we )?(?:hope|trust) (?:you|everyone|everybody|all of you|this (?:e-?mail|message|note|finds)|your)\b.{0,70}$|^(?:i |we )?(?:hope|trust) (?:you|everyone|everybody|all of you)(?: all| both)?(?:['’]ve| have| had| enjoyed| are| is)\b[^;:]{0,160}$|^happy (?:new year|\p{L}+day)\b.{0,20}$|^(?:(?:many )?thanks|thank you|welcome|we (?:love|appreciate|value|thank|welcome))\b[^,;:]{0,40}?\b(?:for|to|our|your|you)\b[^:;]{0,80}[.!]*$|^(?:any )?questions\?? (?:to )?\S+@\S+$/iu;
/** "Hope the move went well", "congratulations on the baby!", "beer is on me", "kindly assist", "draft below, please format it properly" */
const SMALL_TALK =
  /^(?:(?:and|so|oh|ps|also|anyway)[,\s]+)?(?:(?:i |we )?(?:really )?hope (?:that )?(?!to\b)(?:the|your|ur|you|all|all's|everything|things|it|this|that|my|u)\b[^;:]{2,120}|(?:thanks?|thank you|thx|ta|ty)(?: [\p{L} ]{1,20})?(?:,? (?:and )?congrat(?:ulation)?s\b.{0,60})?|congrat(?:ulation)?s\b[^;:]{0,60}|(?:the )?(?:beers?|coffees?|drinks?|lunch|dinner|pizza|next round|cake)(?: is| are|['’]s) on me(?: (?:on )?(?:today|tomorrow|tonight|\p{L}+day))?|(?:an? )?(?:sop|procedure|checklist) (?:pls|please|needed|plz)|(?:shout|ask|call|ring|ping me|let me know) if (?:unclear|unsure|in doubt|stuck|confused|not clear)|kindly (?:assist|help|advise|revert|do the needful)(?: me| us)?(?: (?:with|on|in) (?:this|it|that))?|good day|(?:thoughts|comments|opinions|objections|ideas|views|proposals|suggestions|volunteers|takers|any ideas)(?= ?\?)|any (?:comments?|questions?|feedback|thoughts|objections|changes)(?: (?:by|before|to me|welcome|please|until)\b.{0,30})?|(?:i |we )?(?:will |hereby )?(?:explain|describe|write|list|set out) (?:here|below)(?: (?:the|our|how|all)\b[\p{L} ]{0,40})?|(?:(?:my |the |a )?(?:rough |first )?(?:draft|notes?|text|version|details?|info|see)(?: is| are)? (?:below|attached)[\s,.:–-]*)?(?:(?:and|so|but)\s)?(?:please |pls |can you |could you |kindly )?(?:format|tidy|polish|proofread|spell-?check|clean up|neaten) (?:it|this|that)(?: up)?(?: properly| nicely| please| pls| for me| for us)*|(?:my |the )?(?:rough |first )?(?:draft|notes?|text) (?:is |are )?(?:below|attached))[\s.!…:?]*$/iu;
/** "Great, thanks.", "Two changes please." */
const ASKS_CHANGES =
  /^(?:(?:great|good|perfect|nice|super|lovely|excellent|brilliant|ok|okay|fine),? (?:thanks?|thank you|thx|cheers|job|work|stuff)|(?:just |only )?(?:one|two|three|four|five|a few|a couple of|some|\d+) (?:small |minor |more |quick )*(?:changes|corrections|additions|remarks|comments|things|points)(?: please| pls| from me| though)*|correct|exactly|agreed|true|right|that['’]?s right|absolutely|for sure)[\s.!]*$/iu;
/** "Nobody will be angry" */
const REASSURES =
  /^(?:and )?(?:nobody|no one|noone|i|we) (?:will|is going to|['’]ll|wo?n['’]t|will not) (?:be )?(?:ever )?(?:angry|mad|cross|upset|annoyed|blamed|fired|in trouble|shouted at|bite)\b.{0,30}$/iu;
/** "Can you have it ready by Friday?", "did u get ur bag back lol" */
const ASIDE_QUESTION =
  /^(?:ps\b[:.,]?\s*)?(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:have|get|send|finish|return|do|let me have) (?:it|this|that|one)(?: (?:ready|done|back|over|to me|finished))*\b[^,;:]{0,40}\?|(?:did|do|have|are|were|how was|how is|how are|how's) (?:you|u|ya|ur|your)\b[^;:]{0,60}(?:\blol\b|\bhaha+\b|:\)|😂).*)$/iu;
/** "So glad you're covering the kennels" */
const GLAD =
  /^(?:(?:i['’]?m|we['’]?re|it['’]?s|so|really|very) )*(?:glad|great|happy|good|nice|lovely|relieved)\b(?: that| to (?:hear|know)(?: that)?)? (?:you['’]?re|you are|ur|u r|you can|you could|you will|you['’]?ll)\b[^,;:]{3,80}$/iu;
/** "We take safety very seriously": what people think of themselves. */
const PROFESSED = /^(?:and )?(?:we|i) (?:all )?take [\p{L} ]{3,40} (?:very |extremely )?seriously[\s.!]*$/iu;
/** "I don't want to have this conversation again" */
const UNWILLING =
  /^(?:and |but |so )?i (?:really )?(?:don['’]?t|do not) (?:ever )?(?:want|need) to (?:have (?:this|that)|talk|discuss|say|repeat|hear|explain|argue|go through)\b[^,;:]{0,60}$/iu;
/** "Thanks, Petra" at the end of a line. */
const SIGNED_OFF =
  /^(?:(?:many )?thanks|thank you|thx|cheers|(?:kind |best )?regards|best(?: wishes)?|greetings|br|yours)(?: (?:in advance|again|a lot|so much|all))?\s*[,!–—-]\s*\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?(?:\s\([^()]{2,40}\)|, who (?:is|was|has)\b.{3,60})?[.!]*$/u;
/** "Shout if anything's unclear!", "give me a ring if this makes no sense": help with the text. */
const OFFERS_HELP =
  /^(?:(?:and|so|but|please|pls|just|do)[,\s]+){0,3}(?:(?:give|drop|send) (?:me|us) (?:an? )?(?:shout|call|ring|bell|line|message|text|mail|e-?mail|buzz|ping)|shout|holler|yell|ask(?: me| us)?|(?:ping|call|ring|text|message|e-?mail|mail|tell) (?:me|us)|let (?:me|us) know|get in touch|reach out)\b(?: (?:back|any ?time|at any time))? (?:if|when|in case|should) (?:anything|something|any of (?:this|it)|this|that|it|there|you)\b.{0,30}\b(?:unclear|not clear|n['’]t clear|confusing|confused|(?:makes? (?:no|any)|n['’]t make(?: any)?) sense|questions?|doubts?)[\s.!]*$/iu;
/** "Thank you so much, lifesaver": thanks, and what somebody is called. */
const THANKED =
  /^(?:(?:many |huge |massive )?thanks|thank you|thx|cheers|ta)(?: (?:so much|very much|a (?:lot|million|ton|bunch)|again|in advance|all|both)){0,2}[,!]* (?:you(?:['’]re| are) )?(?:(?:an?|my|absolute|total|real) )*(?:life ?saver|star|legend|hero|angel|gem|love|mate|dear|darling|pal|champ|treasure|genius|diamond)s?[\s.!]*(?:x+)?$/iu;
/** What people say to themselves while they dictate. */
const THINKING =
  /^(?:(?:and|so|ok|okay|right|um|uh|well|oh|but|yeah|anyway|honestly)[\s,]+){0,3}(?:let me (?:think|see|start again|check|(?:explain|tell you|describe|show you|walk you through|start with|begin with)\b.{0,60})|(?:i(?:['’]m| am) )?not (?:quite |really )?sure (?:if|whether) (?:this|that|it)(?:['’]s| is) .{0,60}|(?:i(?:['’]ve| have) )?been meaning to (?:write|do|put|get|note)\b.{0,50}|(?:below|attached|here below|what follows)(?: this)? is (?:how|what|our|my|the way)\b.{0,60}|i(?: have|['’]ve)? (?:attach|attached|enclose|enclosed) (?:the|our|my|a)\b.{0,60}|what else|where was i|hang on|hold on|wait|never mind|anyway|you get the idea|you know|so yeah|yeah|one more thing|last thing|(?:i |we )(?:really |honestly )?(?:do(?:n['’]t| not)|have) (?:know|no (?:idea|clue)).{0,40}|(?:i )?(?:almost|nearly) forgot|(?:i (?:think|guess) )?that(?:['’]s| should be| is) (?:about |basically |pretty much )?(?:it|all|everything|me done)|is this (?:thing )?(?:on|recording|working)|does that make sense|don['’]t ask(?: me)?(?: how i know)?|ask me how i know|trust me|believe me|(?:i )?hope (?:this|that) (?:helps|makes sense|is ok(?:ay)?)|happy to (?:help|explain|answer).{0,40}|(?:can|could|would) (?:you|someone|somebody|anyone) (?:please )?help(?: me| us)?(?: out| please| with (?:this|something))*|let me know.{0,60}|any questions.{0,40}|(?:shout|ask|ping me|tell me|email me|message me)\b.{0,40}\bquestions?|(?:from now on,? )?(?:please )?(?:follow (?:this|these|it|the following|these steps|these rules)|do (?:it|this) (?:like this|this way))(?: (?:from now on|from today|please|exactly|carefully))*|(?:from now on )?(?:please )?(?:do|we do|it goes|it works|proceed)\b.{0,30}\b(?:like this|as follows|this way)|call me(?: (?:any ?time|back|later|(?:with|for) (?:any )?questions|if (?:you have|there(?:['’]s| are)|any).{0,30}))?|feel free.{0,40})[\s.!?:…]*$/iu;
const DOCUMENT =
  '(?:sop|procedure|document|layout|instructions?|guide|handbook|manual|template|version|checklist|policy|text|wording)';
/** What speaks about the text that is asked for, and not about the work. */
const ABOUT_TEXT = new RegExp(
  `\\b(?:write|wrote|turn|make|put|bring|convert|rewrite|format|tidy|clean|draft|update|correct|written|send me)\\b.{0,40}\\b${DOCUMENT}\\b(?<!,\\s(?:and |then )?(?:document|text))(?! (?:in|at|it|them|him|her|everything|all)\\b)`,
  'iu',
);
/** "SOP for the gate", as a wish is put plainly: below a title it says nothing more. */
const WISHED_SOP = /^SOP for [^,.;:]{3,90}$/u;
/** "turn this into our standard process", "write it up nicely" */
const TURN_THIS =
  /^(?:(?:please|pls|can you|could you|(?:(?:can|could|would) )?(?:somebody|someone|anyone)|just|so|and)\s+){0,4}(?:(?:turn|convert|make|rework|format|change|put) (?:this|these|it|that|the (?:following|above|below|notes)|my notes?) (?:in)?to .{0,40}\b(?:process|workflow|steps|routine|standard|format|writing)\b|(?:turn|convert|make|rework|format|change|put) (?:this|these|it|that) (?:in)?to something\b|(?:write|type|put) (?:it|this|that|these|them|everything) (?:all )?(?:up|out|down on paper|in writing)\b.{0,30}$|(?:write|type|put|note|set) (?:down |up )?(?:the following|what follows|the (?:notes?|points|lines) below)(?: down| up)?(?: (?:in|as) (?:an? |the )?(?:\p{L}+ )?(?:procedure|sop|checklist|document|policy|guide|instruction|writing)s?)?(?: for (?:the |our |my |all )?[\p{L} -]{3,40})?$|(?:somebody|someone|anyone) (?:please )?write (?:it|this|everything) (?:all )?down\b.{0,20}$)/iu;
/** "Please don't make it sound too harsh", "rewrite as a list with who does what", "need this typed up for the new ones": a wish about the text. */
const WISHED_OF_TEXT =
  /^(?:(?:and|so)[,\s]+)?(?:please|pls|plz)[,\s]+make (?:proper|nice|pretty|official|professional|good|tidy)\b.{0,40}$|^(?:(?:please|pls|and|so|just|here it is|here you go)[,\s]+){0,2}(?:(?:don['’]?t|do not) (?:make|let) (?:it|this|that|the text) (?:sound|read|come across)\b.{0,50}|(?:don['’]?t|do not) make (?:it|this) (?:too|so|overly) \p{L}+|(?:keep|make) (?:it|this|the (?:text|document|sop|procedure|language|tone|wording|style)) (?:(?:very|really|as|nice and|fairly|quite) )*(?:short|brief|formal|informal|concise|friendly|proper|nice|pretty|official|professional|tidy|presentable|gentle|warm|polite|readable|plain|simple (?:and|enough)|easy to (?:read|follow|understand))\b.{0,60}|no need for (?:an? |any |the )?(?:header|footer|signature|logo|title page|cover|introduction|glossary|intro|table of contents|fancy)\b.{0,50}|(?:rewrite|reword|redraft|reformat|restructure|rephrase) (?:(?:it|this|that|the above) )?(?:as|into)\b.{0,60}|(?:please |pls )?(?:(?:use|make|take|with|in) )(?:very |only |just )?(?:easy|simple|plain|short) (?:words?|sentences?|language|english)\b.{0,80}|large print\b.{0,60}|(?:give|write|put|make)(?: it| this)? in (?:simple|short|easy|plain) points?\b.{0,60}|(?:kindly |please )?keep (?:the )?(?:humou?r|jokes?|jargon|lawyer language) out\b.{0,60}|keep it (?:under|below|to|within) .{0,40}\b(?:words|pages?|lines)\b.{0,80}|(?:draft|write|list|describe|document) (?:the |all )?steps (?:our|the|that|which|we)\b[^:;]{3,200}|(?:(?:about|only|just) )?(?:one|two|three|half a|a single) (?:pages?|sides?)(?: of a4)?(?:,? (?:please|pls|max|only|at most)|\s(?:would|will|should|is)\b.{0,40})|could (?:it|this|that) be (?:something like |about |around |only )?(?:an? |one |two |three )?(?:pages?|sides?|short|simple)\b.{0,80}|(?:and )?(?:it|this|that) (?:has to|must|needs to|should) (?:be able to )?(?:fit|go|be read|be readable) (?:on|onto) (?:an?|one) (?:laminated |single )?(?:a\d|page|sheet|side|card|phone|poster|sign)\b.{0,60}|something (?:friendly|short|simple|plain|clear|formal|firm)\b.{0,80}|(?:(?:this|it|that|these|the (?:text|sheet|card|list)) )?(?:needs?|wants?) (?:turning|converting|making|rewriting|putting|writing|typing)\b.{2,60}|(?:(?:i|we) )?(?:need|want) (?:this|it|that|these) (?:written|typed|drawn|put) (?:up|out|down|together)\b(?!.*\b(?:because|since)\b).{0,80})$/iu;
/** "need as SOP", "please turn into something readable": what a text is to become. */
const AS_TEXT =
  /^(?:(?:please|pls|plz|and|so|just|can (?:you|someone))[,\s]+)*(?:(?:i|we) )?(?:need(?:ed|s)?|want(?:ed|s)?|turn|make|convert|rework)(?: (?:this|it|that|these|them))?(?: (?:as|into|to be|in the form of))+ (?:an? |one |our |the )?(?:\p{L}+ ){0,2}(?:sops?|procedures?|checklists?|instructions?|polic(?:y|ies)|guide|document|something \p{L}+)(?:,? (?:please|pls|plz|asap|thanks|thx|for (?:me|us)))*[.!?]*$/iu;
/** "Please take the points below as final", "dictating this for the new porter": what holds of a text, and how it comes about. */
const OF_THIS_TEXT =
  /^(?:(?:please|pls|so|ok|okay|right|and|just|quickly|to (?:close|finish|settle|conclude|wrap|end) (?:this|it|that)(?: off| up| now)?)[,\s]+)*(?:(?:take|treat|see|regard|consider|read) (?:this|it|that|these|the (?:(?:\p{L}+ )?below|following|above|attached)(?: \p{L}+)?) (?:as|to be) (?:the )?(?:final|binding|agreed|settled|approved|decided|official|valid|(?:final|last|new|current|valid|agreed) (?:version|word|state|rules?|text|say))|(?:just |only |quickly )?(?:dictating|typing|recording|scribbling|jotting) (?:this|it|that|these)\b[^;:]{0,60})[.!]*$/iu;
/** "Our clinic needs a clear process for renewals because everybody does it differently" */
const LACKS_TEXT = new RegExp(
  `^(?:(?:so|ok|okay|hi|hello|and)[,\\s]+)*(?:(?:the|our|my) )?[\\p{L}][\\p{L} -]{0,40} (?:needs?|wants?|lacks?|requires?|(?:has|have) no|should have) (?:an? |some )?(?:(?!(?:for|to)\\b)[\\p{L}-]+ ){0,3}(?:process|routine|rules?|steps|${DOCUMENT})s? (?:for|on|about|to)\\b[^:;]{0,160}$`,
  'iu',
);
/** "Can you put this in order?", "could somebody sort this out" */
const PUT_IN_ORDER =
  /^(?:(?:please|pls|so|and|hi|hello|hey)[,\s]+)*(?:can|could|would) (?:you|somebody|someone|anybody|anyone) (?:please )?(?:put|sort|bring|get|arrange|organi[sz]e|clean|tidy) (?:this|these|it|that|them|(?:my|the) (?:notes|steps|points|list))(?: (?:all|up|out|below|here)){0,2}(?: in(?:to)? (?:order|shape|sequence|a (?:sensible|logical|proper|better) (?:order|form|shape)))?(?: for (?:me|us))?(?:,? please)?[?.!\s]*$/iu;
/** "After Tuesday's confusion let's write this down once and properly" */
const LETS_WRITE =
  /\blet['’]?s (?:finally |just |now )?(?:write|get|put|pin|note) (?:this|it|that|everything)(?: all)? (?:down|on paper|in writing|in an? sop)\b|\bwe(?:['’]ll| will| should| need to)? (?:write|get|put) (?:this|it|that|everything) down (?:once and for all|for good|once and properly)\b/iu;
/** "I supervise the sample desk at a seed lab": where somebody works. */
const ABOUT_JOB =
  /^(?:(?:so|ok|okay|hi|hello|hey|well)[,\s]+)*i(?: am|['’]m)? (?:supervise|manage|coordinate|oversee|head|direct|in charge of|responsible for|the (?:head|manager|supervisor|owner|lead|coordinator|director) of) (?:the|an?|our|all)\b[^,;:.]{3,80} (?:at|for|in) an? [^,;:.]{3,50}$/iu;
const THIS_DOCUMENT =
  /^(?:see (?:the )?(?:thread|mail|e-?mail|message|chain|notes?)s? (?:below|above|attached)\b|note (?:to|for) (?:(?:the )?(?:person|one|colleague) |whoever (?:is )?)?(?:re)?(?:typing|typist|typer|writer|editor)\b|(?:\S+ ){0,3}(?:the |our )?(?:old |new |present )?(?:wording|layout|formatting) (?:may|can|should|must|is|has)\b)|^(?:this|the present) (?:policy|procedure|document|sop|instruction|guideline|manual|checklist)\b/iu;
/** "Here's what I do every evening", "quick one on the boats so I don't forget": that work is told, and nothing of it. */
const ANNOUNCED =
  /^(?:(?:so|ok|okay|right|hi|hello|and|just)[,\s]+)*(?:[^,;:]{0,40}[,\s])?(?:here(?:['’]s| is) (?:what|how) (?:i|we|you|it|that|(?:(?:has|is going|is) to |must |should |will )?happens?)\b[^:;]{0,120}|(?:a )?quick (?:one|note|memo|voice memo|voice note|reminder|message|word|recap) (?:on|about|re|for)\b[^:;,]{0,80})$/iu;
/** "So I run a small cleaning company and I keep getting complaints": who writes, and why. */
const ABOUT_BUSINESS =
  /^(?:(?:so|ok|okay|hi|hello|hey|well|and|but|because)[,\s]+)*(?:i|we) (?:(?:run|own|manage|operate|opened|started|have) (?:a|an|our|my|the)|work (?:at|for|in) (?:a|an|the)|(?:keep|kept) (?:getting|having|hearing)) .{0,60}\b(?:company|business|shop|store|cafe|café|restaurant|bakery|salon|studio|clinic|practice|agency|firm|office|farm|gym|hotel|bar|garage|outfit|operation|crew|stall|stand|workshop|nursery|brewery|complaints?|problems?|questions?)\b/iu;
/** "We run a small bike rental on the beach" */
const ABOUT_SIZE =
  /^(?:(?:so|ok|okay|hi|hello|hey|well)[,\s]+)*(?:i|we) (?:run|own|operate|manage|have) (?:an?|two|three) (?:(?:very|quite|fairly|pretty) )?(?:small|little|tiny|busy|large|big|family|local|independent|mobile|seasonal|[\p{L}\d]+-(?:person|man|woman|chair|seat|table|room|bed|truck|van|horse|head))\b[^,;:]{3,60}$/iu;
const ABOUT_WRITER =
  /\b(?:correct me|kindly (?:acknowledge|confirm|reply)|find (?:below|attached)|(?:somebody|someone) (?:can|could|will) (?:please )?(?:type|write) (?:it|this)|from memory|as (?:discussed|agreed|promised)[.!]*$|sorry for (?:the|my|any)|i write (?:it|this) (?:as|like|the way|how|because|quickly|fast|so)\b|i(?:['’]m| am) (?:writing|typing|dictating))\b/iu;

/** "Instruction 22 is withdrawn", "adopted by the board": what holds of a document. */
const OF_DOCUMENT =
  /^(?:(?:this |the )?(?:instruction|policy|procedure|version|revision|circular|document)\b.{0,30}\b(?:is|was|are|has been|have been) (?:withdrawn|superseded|replaced|valid|effective|in force|approved)|(?:revision|version|rev\.?) \d{1,3} |(?:adopted|approved|issued|amended|superseded|ratified) (?:by|on)\b)/iu;
/** "can someone make this a procedure before the trip on the 22nd" */
const ASKS_SOMEBODY =
  /^(?:(?:ok|okay|so|and|hi|hey|yes|please|pls)[,.!\s]+)*(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone|we)\b/iu;
/** "Anita to have points 3 and 4 written as a procedure" */
const HAVE_WRITTEN =
  /\b(?:to )?(?:have|get) [^.;:]{2,40} (?:written|typed|put|made|turned|drawn)(?: up| down)? (?:as|into|in) an? /iu;
/** "We are a small hotel with 12 rooms": who writes. */
const OF_WRITER =
  /^(?:(?:so|ok|okay|hi|hello|hey|well|and)[,\s]+)*(?:we|i)(?: are|['’]re| am|['’]m) an? (?:\p{L}+ )*?(?:company|business|shop|store|caf[eé]|restaurant|bakery|salon|studio|clinic|practice|agency|firm|office|farm|gym|hotel|hostel|bar|pub|garage|theat(?:re|er)|cinema|museum|library|kindergarten|kennels?|market|bureau|cooperative|parish|campground|campsite|school|club|team|charity|church|laboratory|lab|workshop|factory|plant|brewery|pharmacy|nursery|startup|organi[sz]ation)\b[^,;:]{0,60}$/iu;
/** "My husband bakes the cakes and I run the stall that sells them": who they are. */
const OF_FAMILY =
  /^my (?:wife|husband|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|parents|family|uncle|aunt|cousin|grand(?:father|mother|parents)|boss) [^.;:]{3,80}\b(?:and|while|but) (?:i|we) (?:run|own|have|do|make|look after|manage|sell|work)\b/iu;
/** "star sign lol" */
const LAUGHTER = /\b(?:lol|haha+|lmao|rofl)\b/iu;
const MAX_LAUGHED_WORDS = 4;
/** "been on set since 4am lol" */
const LAUGHED_AT = /^(?:been|had|was|got|still|so) /iu;

/** "last Tuesday the freezer was left open" */
const HAPPENED =
  /^(?:yesterday|last (?:week|weekend|month|year|night|time|summer|winter|spring|fall|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|the other day|(?:(?:this is )?(?:now )?the )?(?:second|third|fourth|fifth|sixth|2nd|3rd|[4-9]th) time (?:this|in|that|now)|recently|earlier (?:today|this week)|(?:(?:about|around|some) )?(?:an?|one|two|three|four|five|six|\d+|several|some|a (?:few|couple of)) (?:day|week|month|year)s? ago)\b/iu;
/** "the dishwasher flooded again last night because nobody …" */
const ONCE =
  /^(?:the|our|my|a|some|somebody|someone|nobody|we|i|they)\s[^:;]{0,40}?\p{L}{2,}ed\b[^:;]{0,30}?\b(?:last (?:night|week|month|year|time|weekend|\p{L}+day)|yesterday|this morning|the other day)\b/iu;
const RULED = /\b(?:must|should|shall|have to|has to|need to|always|never|please|from now on|make sure)\b/iu;

/** "we lost a client because nobody answered", "somebody left the gate open" */
const SOMEBODY_DID =
  /^(?:(?:so|and|well|also|because|since|ok|okay)[\s,]+){0,2}(?:we|i|they|somebody|someone|nobody|no one) (?:just |nearly |almost |again |all ){0,2}(?<verb>\p{Ll}+)\b(?!.*(?:\bso\b|:|;|\bwhen\b|\bif\b))/iu;

const FOUND =
  /^(?:(?:just|only|nearly|almost|again|because|since|as)[\s,]+){0,2}(?<verb>\p{Ll}+)\s(?=(?:the|our|my|a|an|it|them|one|two|three|somebody|someone|out|\p{L}+)\b)[^:;]{2,60}\b(?:yesterday|last (?:night|week|month|year|time|weekend|\p{L}+day)|this morning|the other day|on \p{L}+day)\b[^:;]{0,20}$/iu;

/** "How hard is it", "how difficult can that be": nobody wants an answer. */
const EXCLAIMED =
  /^(?:(?:and|but|so|seriously|honestly|really)[,\s]+)*how (?:hard|difficult|complicated|stupid|often) (?:is|can|could|do|must|has) (?:it|this|that|i|we|you)\b.{0,30}$/iu;

/** "Priya from Longtake here", "sorry, my English is not so good", "bear with me", "so I tell you how it must be" */
const ABOUT_TELLING =
  /^(?:\p{L}+(?: \p{L}+)? (?:from|at|of) [\p{L}\d' &-]{2,40} here|(?:it|this)(?:['’]s| is) \p{L}+ (?:from|at) (?:the |our )?[^;:.]{2,60}|the (?:whole )?(?:process|procedure|routine|work)(?:, as [^,]{3,40},)?(?: now)? (?:goes|is|works|runs) as follows|i remain,? yours\b.{0,30}|respected (?:sir|madam)[\p{L}/ ]{0,20}|(?:(?:sorry|and|but|please|pls)[,\s]+){0,2}(?:excuse |sorry for )?(?:my|the) (?:bad |poor )?english\b[^;:]{0,60}|(?:so )?(?:please )?bear with me|(?:(?:so|ok|okay|now|and)[,\s]+){0,2}i(?:['’]ll| will)? (?:tell|show|explain)(?: to)? you how\b[^;:]{0,60}|(?:it['’]?s )?(?:as )?simple as that)[\s.!,]*$/iu;

/** Whether a sentence only greets, thanks, says who writes, or has no words. */
export function isChatter(sentence: string): boolean {
  const text = sentence.trim();
  const isLaughed = LAUGHTER.test(text) && (LAUGHED_AT.test(text) || text.split(/\s+/u).length <= MAX_LAUGHED_WORDS);
  return (
    isLaughed ||
    !/[\p{L}\d]/u.test(text) ||
    SPOKEN.test(text) ||
    COURTESY.test(text) ||
    THANKED.test(text) ||
    REASSURES.test(text) ||
    ASKS_CHANGES.test(text) ||
    SMALL_TALK.test(text) ||
    ASIDE_QUESTION.test(text) ||
    GLAD.test(text) ||
    PROFESSED.test(text) ||
    OFFERS_HELP.test(text) ||
    EXCLAIMED.test(text) ||
    ABOUT_TELLING.test(text) ||
    SIGNED_OFF.test(`${text.charAt(0).toLowerCase()}${text.slice(1)}`) ||
    UNWILLING.test(text) ||
    OF_THIS_TEXT.test(text) ||
    isMailTalk(text) ||
    announcesText(text) ||
    THINKING.test(text)
  );
}

/** Whether a sentence says what a document replaces or holds for, or what its writers are; its figures are worth a note. */
export function isOfDocument(sentence: string): boolean {
  return (
    OF_DOCUMENT.test(sentence.trim()) ||
    LETS_WRITE.test(sentence) ||
    (/\d/u.test(sentence) &&
      (ASKS_SOMEBODY.test(sentence) || HAVE_WRITTEN.test(sentence)) &&
      ABOUT_TEXT.test(sentence)) ||
    OF_WRITER.test(sentence.trim().replace(/[.!]+$/u, '')) ||
    ABOUT_JOB.test(sentence.trim().replace(/[.!]+$/u, '')) ||
    OF_FAMILY.test(sentence.trim()) ||
    (/\d/u.test(sentence) && THIS_DOCUMENT.test(sentence) && !/\bappl(?:y|ies)\b/iu.test(sentence))
  );
}

/** "Can you turn this into an SOP?", "make me a policy about phones": what is wanted, and nothing of the work. */
export function asksForText(sentence: string): boolean {
  const isOrdered =
    /^(?:(?:hey|hi|hello|please|pls|so)[,\s]+){0,2}(?:(?:somebody|someone|anyone)(?: please)? (?:put|turn|make|bring|get) (?:it|this|that) |(?:make|write|create|draft|give|prepare) (?:me|us) an? |(?:somebody|someone|anyone) (?:please )?write (?:it|this|everything) )/iu;
  return isAboutText(sentence) && (isQuestion(sentence) || isOrdered.test(sentence.trim()));
}

/** Whether a sentence is about the text that is asked for, and not about the work; one with figures is kept. */
export function isAboutText(sentence: string): boolean {
  const text = sentence.trim();
  const bare = text.replace(/[.!]+$/u, '');
  const isOfDocument = THIS_DOCUMENT.test(sentence) && !/\bappl(?:y|ies)\b/iu.test(sentence);
  if (wishesForm(text) || asksOfText(text)) return true;
  return (
    !/\d/u.test(sentence.replace(/\ba\d\b|\b\d+ words\b/giu, '')) &&
    (isOfDocument ||
      TURN_THIS.test(text) ||
      WISHED_SOP.test(bare) ||
      WISHED_OF_TEXT.test(bare) ||
      AS_TEXT.test(bare) ||
      PUT_IN_ORDER.test(text) ||
      LACKS_TEXT.test(bare) ||
      ANNOUNCED.test(text.replace(/[.!…]+$/u, '').replace(/, feel free\b.*$/iu, '')) ||
      ABOUT_BUSINESS.test(text) ||
      ABOUT_SIZE.test(bare) ||
      ABOUT_JOB.test(bare.replace(/[,\s]+and$/iu, '')) ||
      ABOUT_TEXT.test(sentence) ||
      ABOUT_WRITER.test(sentence))
  );
}

const ASKS =
  /^(?:(?:lol|haha|guys|girls|folks|all|everyone|everybody|team|anyone)[,\s]+)?(?:(?:and|but|so|or)\s+)?(?!have (?:the|this|that|these|it)\b)(?:(?:is|are|was|were|do|does|did|can|could|would|will|has|have) (?:i|you|we|they|he|she|it|the|this|that|these|someone|somebody|anyone|there|(?:one|any|either|some) of)|(?:what|how) (?:do|should) (?:we|i)\b(?=[^:]*$)(?:.*)|(?:what|who|where|when|why|how)(?:['’]s| is| are| do| does| did| can| should) (?:i|you|we|they|he|she|it|the))\b(?!.*[,:])/iu;

const ASKS_ABOUT = /^(?:(?:and|ok|okay|so|but)[,\s]+)?(?:what|how) about (?:the |our |my |all )?[\p{L} -]{3,40}$/iu;

/** "is the dj still here", "what do I do": a question, with its sign or without. */
export function isQuestion(text: string): boolean {
  if (/\?$/u.test(text)) return true;
  return (ASKS.test(text) && !isOrderToDo(text)) || ASKS_ABOUT.test(text);
}

/** "do the beds in room 4", but not "do the new ones need a key" */
function isOrderToDo(text: string): boolean {
  const tokens = tokenise(text);
  const [first, second] = tokens;
  return (
    first?.lower === 'do' &&
    /^(?:the|this|that|these)$/u.test(second?.lower ?? '') &&
    readPredicate(tokens, 1, new Set()) === null
  );
}

/** Whether a sentence tells what happened once, and no rule that came of it. */
export function tellsWhatHappened(sentence: string): boolean {
  if (RULED.test(sentence)) return false;
  const isOnce = ONCE.test(sentence) && !isOfToday(sentence);
  const text = sentence.trim();
  return HAPPENED.test(text) || isOnce || tellsWhatSomebodyDid(text) || tellsWhatWasFound(text);
}

/** Only by a form that is nothing but the past: "put" is an order as well. */
function tellsWhatSomebodyDid(sentence: string): boolean {
  const verb = SOMEBODY_DID.exec(sentence)?.groups?.['verb']?.toLowerCase() ?? '';
  const past = readingOf(verb, 'past');
  return past !== null && readingOf(verb, 'base') === null && !MENTAL_VERBS.has(past.lemma);
}

/** "found the tap running AGAIN yesterday": a past of nobody, on a day that is over. */
function tellsWhatWasFound(sentence: string): boolean {
  const verb = FOUND.exec(sentence)?.groups?.['verb']?.toLowerCase() ?? '';
  return readingOf(verb, 'past') !== null && readingOf(verb, 'base') === null && !isOfToday(sentence);
}

/** "the bread baked yesterday goes in the bin" tells what is done with it. */
function isOfToday(sentence: string): boolean {
  return /\b(?:is|are|goes|go|gets?|comes?|stays?)\b/iu.test(sentence);
}
