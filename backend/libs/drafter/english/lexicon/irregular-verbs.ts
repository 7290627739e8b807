/** Forms of a verb: "take", "takes", "took", "taken", "taking". */
export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing';

/** Base, past and participle of the verbs that do not just take -ed. */
const TABLE = `
  be was been | become became become | begin began begun | bend bent bent | bet bet bet | bid bid bid | bind
  bound bound | bite bit bitten | bleed bled bled | blow blew blown | break broke broken | breed bred bred |
  bring brought brought | build built built | burn burnt burnt | buy bought bought | cast cast cast | catch
  caught caught | choose chose chosen | come came come | cost cost cost | cut cut cut | deal dealt dealt | dig
  dug dug | do did done | draw drew drawn | drink drank drunk | drive drove driven | eat ate eaten | fall fell
  fallen | feed fed fed | feel felt felt | fight fought fought | find found found | fly flew flown | forget
  forgot forgotten | freeze froze frozen | get got got | give gave given | go went gone | grind ground ground |
  grow grew grown | hang hung hung | have had had | hear heard heard | hide hid hidden | hit hit hit | hold held
  held | hurt hurt hurt | input input input | keep kept kept | know knew known | lay laid laid | lead led led |
  lean leant leant | leap leapt leapt | learn learnt learnt | leave left left | lend lent lent | let let let |
  lie lay lain | light lit lit | lose lost lost | make made made | mean meant meant | meet met met | melt melted
  molten | mow mowed mown | offset offset offset | oversee oversaw overseen | overtake overtook overtaken | pay
  paid paid | prove proved proven | put put put | quit quit quit | read read read | rebuild rebuilt rebuilt |
  redo redid redone | remake remade remade | rerun reran rerun | resend resent resent | reset reset reset | retake retook retaken |
  rewrite rewrote rewritten | rid rid rid | ride rode ridden | ring rang rung | rise rose risen | run ran run |
  saw sawed sawn | say said said | see saw seen | seek sought sought | sell sold sold | send sent sent | set set
  set | sew sewed sewn | shake shook shaken | shed shed shed | shine shone shone | shoot shot shot | show showed
  shown | shut shut shut | sing sang sung | sink sank sunk | sit sat sat | sleep slept slept | slide slid slid |
  smell smelt smelt | speak spoke spoken | spell spelt spelt | spend spent spent | spill spilt spilt | spin spun
  spun | split split split | spread spread spread | stand stood stood | steal stole stolen | stick stuck stuck |
  strike struck struck | string strung strung | swear swore sworn | sweep swept swept | swell swelled swollen |
  swim swam swum | swing swung swung | take took taken | teach taught taught | tear tore torn | tell told told |
  think thought thought | throw threw thrown | thrust thrust thrust | tread trod trodden | understand understood
  understood | undo undid undone | unwind unwound unwound | upset upset upset | wake woke woken | wear wore worn
  | weave wove woven | weep wept wept | wind wound wound | withdraw withdrew withdrawn | withhold withheld
  withheld | wring wrung wrung | write wrote written
`;

const OTHER_FORMS: readonly [string, string][] = [
  ['goes', 'go'],
  ['does', 'do'],
  ['has', 'have'],
];

const rows = TABLE.split('|').map((row) => row.trim().split(/\s+/u));

export const IRREGULAR_LEMMAS: ReadonlySet<string> = new Set(rows.map(([base = '']) => base));

/** The verbs that an irregular form belongs to: "left" → leave. */
export const IRREGULAR_VERBS: ReadonlyMap<string, readonly { lemma: string; form: VerbForm }[]> = (() => {
  const map = new Map<string, { lemma: string; form: VerbForm }[]>();
  const add = (word: string, lemma: string, form: VerbForm): void => {
    map.set(word, [...(map.get(word) ?? []), { lemma, form }]);
  };
  for (const [base = '', past = '', participle = ''] of rows) {
    add(past, base, 'past');
    add(participle, base, 'participle');
  }
  for (const [word, base] of OTHER_FORMS) add(word, base, 's');
  return map;
})();
