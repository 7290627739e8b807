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

const PATTERNS = [WRITTEN_DOWN, SIMPLE_BECAUSE, SENT_SO, REARRANGED, PUT_DOWN, MADE_SO, UPDATED, EXCUSED];
const MOST_LENGTH = 400;

/** Whether a sentence asks how the text is to be written, or tells how it came about: "You may rearrange it as you like". */
export function asksOfText(sentence: string): boolean {
  const text = sentence.trim().replace(/[\s.!…]+$/u, '');
  return text.length <= MOST_LENGTH && PATTERNS.some((pattern) => pattern.test(text));
}
