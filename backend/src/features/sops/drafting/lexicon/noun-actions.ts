/** What is done with a thing when a list names only the thing. `opening` and `closing` tell what the procedure is. */
interface NounAction {
  verb: string;
  /** Last words of the thing's name, in the singular. */
  nouns: string;
  when?: 'opening' | 'closing' | 'cleaning';
}

const NOUN_ACTIONS: readonly NounAction[] = [
  {
    verb: 'switch on',
    when: 'opening',
    nouns: 'light music heating machine oven computer tv radio sign grill aircon ac',
  },
  {
    verb: 'switch off',
    when: 'closing',
    nouns: 'light music heating machine oven computer tv radio grill fryer hood aircon ac',
  },
  { verb: 'clean', when: 'cleaning', nouns: 'window mirror shower door shelf stair lift hallway corridor entrance' },
  { verb: 'empty', nouns: 'bin trash rubbish waste dishwasher ashtray' },
  { verb: 'clean', nouns: 'kitchen toilet bathroom restroom desk floor surface table counter sink worktop carpet' },
  { verb: 'attach', nouns: 'lock tag label sticker seal padlock' },
  { verb: 'hold', nouns: 'call meeting briefing huddle interview workshop debrief handover standup training' },
  {
    verb: 'send',
    nouns: 'email e-mail letter report invoice reminder message form pack newsletter notification summary',
  },
  { verb: 'get', nouns: 'access approval sign-off signature permission consent permit' },
  { verb: 'check', nouns: 'float temperature temp pressure level stock date alarm voltage weight expiry' },
  { verb: 'take', nouns: 'order photo payment picture reading minute' },
  { verb: 'put', nouns: 'kit retainer deposit money' },
  {
    verb: 'perform',
    nouns: 'run stop test check backup inspection review count walk-through start audit tour wipe-down',
  },
  { verb: 'set up', nouns: 'account profile workspace project login mailbox' },
  { verb: 'wear', nouns: 'glove goggle mask apron helmet vest boot hi-vis' },
];

const VERB_NOUNS: ReadonlyMap<string, string> = new Map(
  'refill reset restart swap restock cleanup clean-up wipe change cleaning count refund repair polish update'
    .split(' ')
    .map((noun) => [noun, noun.replace(/cleanup|clean-up|cleaning/u, 'clean')]),
);

/** What kind of procedure a list belongs to, as far as it decides what is done with a thing. */
export type ProcedureKind = NounAction['when'] | null;

/** Gives the verb for a thing that a list names without one, or null. */
export function actionFor(noun: string, kind: ProcedureKind): string | null {
  const word = noun.toLowerCase();
  const singular = word.replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/u, '');
  const isFitting = (action: NounAction) =>
    (action.when === undefined || action.when === kind) && action.nouns.split(' ').includes(singular);
  return NOUN_ACTIONS.find(isFitting)?.verb ?? null;
}

/** Gives the verb hidden in the last word of a thing ("sanitiser refill" → "refill"), or null. */
export function verbInNoun(noun: string): string | null {
  return VERB_NOUNS.get(noun.toLowerCase()) ?? null;
}
