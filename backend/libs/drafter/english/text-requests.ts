const POLITE = '(?:(?:please|pls|plz|and|so|just|also|but)[,\\s]+){0,3}';
const TEXT = '(?:text|document|procedure|sop|wording|sheet|instructions?|write-?up|version)';
const LOOKS =
  '(?:(?:very|really|nice and|as|quite|more) )*(?:clear|simple|short|plain|easy|brief|readable|neat|tidy|formal|friendly|numbered|structured|detailed)';

/** "Keep it simple because new people will read it", "make it short so that it fits" */
const SIMPLE_BECAUSE = new RegExp(
  `^${POLITE}(?:keep|make) (?:it|this|the ${TEXT}) ${LOOKS}(?: please)?,?(?: (?:because|since|as|so that|so|for)\\b.{3,120})?$`,
  'iu',
);
/** "Send please the text clear and with numbers" */
const SENT_SO = new RegExp(
  `^${POLITE}(?:send|give|return|write|make)(?: me| us)?(?: please)? (?:the|this|an?) ${TEXT} (?:${LOOKS}|with (?:numbers|bullets|headings|pictures)|in (?:simple|clear|short|plain|numbered))\\b.{0,60}$`,
  'iu',
);
/** "You may rearrange it as you like, but don't leave anything out", "don't add deadlines of your own" */
const REARRANGED =
  /\b(?:re-?(?:arrange|order|word|write|phrase|structure|organi[sz]e)|change the (?:order|wording)|shorten|reformat) (?:it|this|them|things|the text|everything|(?:my|the) notes)?\s?(?:around )?(?:as|however|any way|the way|where|if) (?:you|u) (?:like|want|see fit|wish|need|please|think|prefer)\b|\b(?:don['’]?t|do not|without) (?:add(?:ing)?|invent(?:ing)?|mak(?:e|ing) up) [\p{L} ]{3,40} of your own\b|\b(?:don['’]?t|do not) (?:invent|make up) (?:anything|things)(?: up)?$/iu;
/** "I have tried to put down everything that matters" */
const PUT_DOWN =
  /^(?:(?:and|so|but)[,\s]+)?i(?:['’]ve| have)? (?:tried|done my best|attempted) to (?:put|write|get|note|list|jot|set) (?:down|everything|it all|all|out)\b/iu;
/** "Dictated, please tidy up.", "typed on my phone so please correct it" */
const MADE_SO =
  /^(?:dictated|typed|written|scribbled|transcribed|jotted)(?: down)?(?: (?:quickly|fast|from memory|in a (?:hurry|rush)|(?:on|in|from) (?:my|the|a) \p{L}+(?: \p{L}+)?))*[,;]?(?: (?:so|and))?(?: (?:please|pls|kindly|can you|could you)) (?:tidy|clean|neaten|fix|correct|format|sort|polish|proofread|excuse|forgive)\b.{0,40}$/iu;
/** "It needs to be brought up to date" */
const UPDATED =
  /^(?:and |but |so )?(?:it|this|that|they|these) (?:urgently |really |now |just )?(?:needs?|has|have|ought|must|should|wants?)(?: now)?(?: to)? (?:be(?:ing)? )?(?:brought up to date|bringing up to date|rewritten|rewriting|redone|modernised|modernized|overhauled)(?: (?:now|please|soon|for (?:me|us)))*$/iu;
/** "Excuse the mess", "I'm doing this from home" */
const EXCUSED =
  /\b(?:excuse|pardon|ignore|forgive|sorry (?:for|about)) (?:the|my|any|all the) (?:mess|typos?|spelling|handwriting|mistakes|state of (?:this|it)|rambling|ramble|grammar)\b|\bi(?:['’]m| am) (?:doing|sending|scribbling|putting) this (?:from|on|in|at|between|while)\b/iu;

/** "Right, following Tuesday's flood I want this written down properly" */
const WRITTEN_DOWN =
  /^(?:(?:right|ok|okay|so|well|now|anyway|listen)[,\s]+)*(?:(?:following|after|since|because of|given|in view of|due to|with) [^,;:]{3,60}?,? )?(?:i|we)(?:['’]d| would)? (?:want|need|like|would like) (?:this|it|that|these|everything|all of (?:this|it)) (?:to be )?(?:all |finally |properly )?(?:written|typed|put|set|drawn|noted|got) (?:up|down|out|together)\b(?!.*\b(?:every|each|when|if|by)\b).{0,60}$/iu;

const A_TEXT =
  '(?:sop|procedure|process|checklist|instructions?|guide|manual|policy|document|handbook|text|write-?up|routine)s?';
/** "Please bring this old one up to date and put it in a proper format" */
const OLD_UP_TO_DATE = new RegExp(
  `^${POLITE}(?:can you |could you )?(?:bring|get) (?:this|the|our|my|that)(?: (?:old|current|existing|attached))? (?:one|version|${A_TEXT}) up to date(?: and (?:put|get|turn|bring) (?:it|this) (?:in|into) [^.;:]{3,40})?(?: please)?$`,
  'iu',
);
/** "Bring it up to date in your format", "update it to your layout", "modernise it please" */
const INTO_FORM = new RegExp(
  `^${POLITE}(?:can you |could you )?(?:(?:bring|get) (?:it|this|that|them|these|the (?:old )?${A_TEXT}) up to date|(?:update|moderni[sz]e|revise|refresh|adapt|convert|transfer|redo|rework|rewrite) (?:it|this|that|them|these)(?= (?:to|in|into|for|please)\\b))(?: please)?(?: (?:in|to|into) (?:your|our|the|a) (?:new |own |usual |standard |current |modern )*(?:format|layout|style|template|form|structure|look|language|design))?(?: please| for (?:me|us)| now)*$`,
  'iu',
);
/** "What changed is at the end", "The additions are listed below": where a text says it. */
const WHERE_CHANGED =
  /^(?:and |but |so )?(?:what(?:['’]s| is| has| was)? (?:changed|new|different|added)|(?:the |all |our |my )?(?:changes|additions|corrections|amendments|updates|edits|differences|new (?:things|parts|points|bits|rules|lines))) (?:is|are|stands?|comes?|follows?)(?: (?:listed|marked|noted|given|described|shown|added|written))?(?: (?:at|in|on) the (?:very )?(?:end|bottom|top|foot|beginning|last \p{L}+)| below| above| underneath| further down| in (?:red|bold|brackets|italics|yellow))$/iu;
/** "Everything else remains", "all the rest is unchanged": what holds of the old text. */
const REST_HOLDS =
  /^(?:and |but |so )?(?:(?:everything else|all (?:the )?(?:rest|other (?:points|rules))) (?:remains?|(?:stays?|is|are|remains?|can stay|holds) (?:the same|unchanged|as (?:it|they) (?:is|was|are|were)|as before|valid|in force))|the rest (?:(?:stays|is|remains|can stay) (?:the same|unchanged|as before|valid|in force)|remains)|nothing else (?:has changed|changes|is new))$/iu;
/** "We need this rewritten in plain language for new operators" */
const REWRITTEN = new RegExp(
  `^${POLITE}(?:>+ ?)?(?:(?:we|i)(?:['’]d| would)? (?:need|want|like|would like) (?:this|it|that|these|the (?:text|above|old one)) (?:re-?written|re-?worded|re-?phrased|simplified|translated|shortened|modernised|modernized|updated|redone))\\b[^;:]{0,100}$`,
  'iu',
);
/** "Help me to do the SOP for joining", "assist us with a guide please" */
const HELP_WITH_TEXT = new RegExp(
  `^${POLITE}(?:can you |could you |kindly )?(?:help|assist|support) (?:me|us)(?: (?:to|in|with))? ?(?:(?:do|doing|make|making|write|writing|prepare|preparing|create|creating|draft|drafting|set up|put together) )?(?:the|an?|our|my|one) (?:[\\p{L}-]+ ){0,2}${A_TEXT}\\b[^;:]{0,120}$`,
  'iu',
);
/** "… (not for this document)": somebody says that it is none of it. */
const NOT_OF_IT = new RegExp(
  `\\((?:this (?:is|belongs) |but )?(?:not|no part|nothing|does not belong|doesn['’]t belong)(?: a)? ?(?:part )?(?:for|of|in|into|to|relevant (?:for|to)) (?:this|the|our) ${A_TEXT}\\)$`,
  'iu',
);

/** "This is for the crane at the yard": what a text is for. */
const THIS_IS_FOR =
  /^(?:(?:okay|ok|so|right|well)[,\s]+)*this(?: is|['’]s) (?:for|about) (?!(?:when|if|how)\b)[^,;:]{3,150}$/iu;

const PATTERNS = [
  THIS_IS_FOR,
  INTO_FORM,
  OLD_UP_TO_DATE,
  WHERE_CHANGED,
  REST_HOLDS,
  REWRITTEN,
  HELP_WITH_TEXT,
  NOT_OF_IT,
  WRITTEN_DOWN,
  SIMPLE_BECAUSE,
  SENT_SO,
  REARRANGED,
  PUT_DOWN,
  MADE_SO,
  UPDATED,
  EXCUSED,
];
const MOST_LENGTH = 400;

/** Whether a sentence asks how the text is to be written, or tells how it came about: "You may rearrange it as you like". */
export function asksOfText(sentence: string): boolean {
  const text = sentence.trim().replace(/[\s.!…]+$/u, '');
  return text.length <= MOST_LENGTH && PATTERNS.some((pattern) => pattern.test(text));
}
