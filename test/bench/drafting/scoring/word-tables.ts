/** Makes a set of the words in a text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Words without content, in the languages that are scored. */
export const STOP_WORDS = wordSet(
  "can't cannot don't doesn't didn't won't isn't aren't it's that's there's " +
    'a an the of to in on at by for from with and or but is are was were be been it its them they their he she his her ' +
    'him i me my we us our you your this that these those then there so as just also all any some each every up out off ' +
    'down into over do does did has have had will would must shall should can may might first after which who when while ' +
    'if than not no never always only make sure ' +
    'der die das den dem des ein eine einen einem und oder aber ist sind wird werden zu mit auf im in von für bei nach er ' +
    'sie es dann sich auch man ' +
    'el la los las un una y o de del en con por para se que lo al es son su sus hay ' +
    'le les et ou est sont du des dans sur pour par on il elle qui ne pas à au aux une ensuite puis ' +
    'il lo gli i e di da nel nella con per si è sono che ' +
    'o a os as um uma e do da no na com em ao é ' +
    'het een en of van op aan met voor is zijn niet',
);

/** Number words, as digits. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    hundred: 100,
    zwei: 2,
    drei: 3,
    zehn: 10,
    dos: 2,
    tres: 3,
    deux: 2,
    trois: 3,
    due: 2,
    tre: 3,
    dois: 2,
    três: 3,
    twee: 2,
    drie: 3,
  }),
);

/** Irregular forms, as base forms. */
export const BASE_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    used: 'use',
    taken: 'take',
    took: 'take',
    given: 'give',
    gave: 'give',
    gone: 'go',
    goes: 'go',
    went: 'go',
    written: 'write',
    wrote: 'write',
    done: 'do',
    does: 'do',
    kept: 'keep',
    held: 'hold',
    sent: 'send',
    told: 'tell',
    brought: 'bring',
    left: 'leave',
    drawn: 'draw',
    lying: 'lie',
    stuck: 'stick',
    shown: 'show',
    worn: 'wear',
    made: 'make',
    ran: 'run',
    wound: 'wind',
    hung: 'hang',
    swept: 'sweep',
    people: 'person',
    ppl: 'person',
    met: 'meet',
    put: 'put',
    has: 'have',
  }),
);

/** Verbs that an order may begin with although the prompt does not have them. */
export const BENIGN_VERBS = wordSet(
  "make ensure keep have let do don't dont never always only no not nobody allow avoid",
);

/** Verbs that are as right as each other. */
export const SYNONYMS: readonly ReadonlySet<string>[] = [
  'put place set write enter add record note log fit attach lay',
  'give hand put provide fit supply',
  'take bring carry move transport remove',
  'call ring phone telephone contact',
  'tell inform notify warn',
  'check verify inspect look confirm test',
  'send mail email text pass forward',
  'stop halt cease',
  'clean wash wipe rinse',
  'keep store leave hold',
  'turn switch press hit push',
].map(wordSet);

/** Words that say no, in the languages that are scored. */
export const NEGATION =
  /(?<!\p{L})(not|\p{L}+n'?t|cannot|never|no|nobody|none|nothing|without|only|forbidden|prohibited|avoid|nicht|nie|niemals|kein\p{L}*|ohne|nur|verboten|nunca|sin|solo|sólo|ne|n'|pas|jamais|sans|seul\p{L}*|non|mai|senza|não|sem|só|niet|nooit|geen|zonder|alleen)(?!\p{L})|n'\p{L}|不|勿|ない|ません|禁|厳禁|こと$/iu;
