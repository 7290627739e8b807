const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

export const ARTICLES = words('the a an');
export const DETERMINERS = words(
  'the a an this that these those each every any no some all both either neither another such my your his her its our their whose what which half',
);
/** Determiners that begin an object and nothing else: a word before one of them is a verb. */
export const STRONG_DETERMINERS = words(
  'the a an each every your my his its our their these those all both any another this',
);
export const DEMONSTRATIVES = words('this that these those');
export const QUANTIFIERS = words('many few several more most much less enough plenty lots');
export const SUBJECT_PRONOUNS = words(
  'i you he she it we they somebody someone anybody anyone everybody everyone nobody whoever people',
);
export const OBJECT_PRONOUNS = words(
  'me him her it us them this that these those everything something anything nothing each all both everyone everybody someone somebody yourself themselves itself one',
);
export const PREPOSITIONS = words(
  'about above across after against along among around at before behind below beneath beside besides between beyond by down during except for from in inside into like near of off on onto out outside over past per round since through throughout till to toward towards under underneath until up upon via with within without than as next',
);
export const PARTICLES = words(
  'up down in out off on over away back through around along aside apart together forward ahead',
);
export const CONDITION_WORDS = words(
  'if when whenever once after before until till til unless while where wherever should as',
);
export const REASON_WORDS = words("because since cos cause 'cause coz so although though whereas as");
export const MODALS = words(
  "must should shall will would can could may might cannot can't won't shouldn't mustn't couldn't wouldn't needn't gotta hafta wanna",
);
export const BE = words("is are was were be been being am isn't aren't wasn't weren't 's 're 'm");
export const HAVE = words("has have had having hasn't haven't hadn't");
export const DO = words("do does did don't doesn't didn't");
export const NEGATIONS = words(
  "not never no nobody none nothing don't doesn't didn't isn't aren't wasn't weren't can't cannot won't shouldn't mustn't couldn't needn't hasn't haven't without",
);
export const COORDINATORS = words('and or but nor & +');
export const RELATIVES = words('who which that whom whose');
export const INTERROGATIVES = words('what who which where when why how whether');
/** "[she compares both] and signs": nouns too, but alone behind what somebody does they are hardly meant so. */
export const DONE_WITHOUT_OBJECT = words('sign countersign initial leave return confirm wait knock');
/** Adverbs that may stand before an order and say how it is done. */
export const MANNER_ADVERBS = words('carefully slowly gently quickly manually immediately directly');
/** Adverbs that may stand before a clause. */
export const LEAD_ADVERBS = words(
  'then now first firstly secondly thirdly next also always usually normally generally finally lastly afterwards afterward again just please simply and so ok okay right well only never still immediately straight carefully slowly gently quickly manually additionally too obviously basically definitely personally actually honestly really already later meanwhile likewise sometimes often directly plus whereupon thereupon thereafter',
);
/** How often, in one word. */
export const FREQUENCY_ADVERBS = words(
  'hourly daily nightly weekly fortnightly biweekly monthly bimonthly quarterly yearly annually',
);
export const ADVERBS: ReadonlySet<string> = new Set([
  ...FREQUENCY_ADVERBS,
  ...words(
    'then now first next also always usually normally generally finally afterwards again once twice only just still already soon immediately straight never ever often sometimes together apart away back here there everywhere ahead aloud upright overnight online tonight today tomorrow too well fast hard late early enough almost even otherwise instead personally manually completely fully both halfway upside clockwise properly right left not',
  ),
]);
export const NUMBER_WORDS = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen half quarter',
);
/** A time in one word. */
export const TIMES_ALONE: ReadonlySet<string> = new Set([
  ...FREQUENCY_ADVERBS,
  ...words('mondays tuesdays wednesdays thursdays fridays saturdays sundays overnight meanwhile'),
]);
/** How a thing is after it has been switched, moved or shut. */
export const POSITIONS = words('off on out in back away down up open shut closed locked');
/** Verbs by which a thing is, stays or changes by itself, rather than by which somebody acts. */
export const STATE_VERBS = words(
  'be seem appear remain stay contain consist include belong depend mean need want like love hate know think believe have own cost last weigh measure exist happen occur matter apply cover hold fit lie stand live sit rest run go come start stop begin end open close turn become grow rise fall drop drip dry cool melt boil show read say ring beep flash light glow work function break fail leak smell look feel taste sound get take wait arrive leave expire count move change vary differ',
);
/** Verbs whose past tells what a text or somebody said: "the old version said 7 days". */
export const TELLING_VERBS = words('say tell mean state claim cost be have');
/** Verbs that tell where a thing was, and nothing that is done with it: "the milk stood in the sun". */
export const LYING_VERBS = words('stand lie sit stay remain');
/** Verbs of thinking and being, which are no work. */
export const MENTAL_VERBS = words(
  'be seem want like love hate know think believe mean need have own depend forget notice realise realize worry expect feel hope guess suppose care understand agree appreciate wish prefer remember live work tend',
);
/** What a thing is left to do for a while: "the dough rests two hours". */
export const PASSING_VERBS = words(
  'rest dry cool soak boil simmer cook bake roast stand sit set cure run drain drip warm settle infuse steep ferment prove proof rise marinate thaw defrost charge bleed harden age',
);

/** Words that are never names, whatever their capital letter. */
const FUNCTION_WORDS: readonly ReadonlySet<string>[] = [
  DETERMINERS,
  QUANTIFIERS,
  SUBJECT_PRONOUNS,
  OBJECT_PRONOUNS,
  PREPOSITIONS,
  CONDITION_WORDS,
  REASON_WORDS,
  MODALS,
  BE,
  HAVE,
  DO,
  NEGATIONS,
  COORDINATORS,
  RELATIVES,
  INTERROGATIVES,
  LEAD_ADVERBS,
  ADVERBS,
  NUMBER_WORDS,
];

/** @param word in lower case */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.some((words) => words.has(word));
}

/** "is", "may", "has", "does". @param word in lower case */
export function isAuxiliary(word: string): boolean {
  return BE.has(word) || MODALS.has(word) || HAVE.has(word) || DO.has(word);
}

/** "is", "may", "has", "does", "they": what no bare phrase holds. */
export function isOfClause(word: string): boolean {
  return isAuxiliary(word) || SUBJECT_PRONOUNS.has(word);
}
