/** What a column holds. */
export type Column =
  | 'step'
  | 'role'
  | 'when'
  /** "Situation": what is done in that case only. */
  | 'case'
  | 'duration'
  /** "Time limit": how long it may take. */
  | 'limit'
  | 'method'
  | 'number'
  | 'part'
  | 'note'
  | 'caution'
  /** What has to be found. */
  | 'detail'
  /** "OK when": the same, whatever its words look like. */
  | 'expected'
  /** "Nurse" above what she does. */
  | 'act'
  /** "Form": what it means is not known. */
  | 'other';

/** What the columns of a table are called. */
export type TableHeads = readonly (readonly [RegExp, Column])[];

/** The same in English. */
export const ENGLISH_HEADS: TableHeads = [
  [
    /^(?:step|task|what(?: to do| happens| is done)?|action|activity|job|duty|duties|item|check|description|to do|todo|work|process step|procedure|instruction|solution|fix|fixe|remedy|remedie|measure|response|reaction|(?:corrective|immediate) action|what (?:we|you|they) do|do)s?$/iu,
    'step',
  ],
  [
    /^(?:who(?: \p{L}+){0,2}|role|responsible(?: person| role)?|owner|person|(?:staff|team) member|staff|name|by|by whom|done by|station|department|dept|team|assigned to|whom)$/iu,
    'role',
  ],
  [
    /^(?:if|in case(?: of)?|(?:the )?(?:situation|case|event|problem|fault|error|trouble|trigger|condition|symptom|scenario|incident|finding|alarm|complaint|deviation|occasion)s?(?: seen| found| noticed| observed)?|what (?:happened|happens|(?:you|we|they) (?:see|find|notice)|went wrong))$/iu,
    'case',
  ],
  [
    /^(?:(?:max(?:imum|\.)? |response |reaction )?time (?:limit|frame)|(?:max(?:imum|\.)?|response|reaction) time|timeframe|within|by when|(?:complete|finish) by|sla)$/iu,
    'limit',
  ],
  [/^(?:how long|duration|time (?:needed|required|allowed)|takes)$/iu, 'duration'],
  [/^(?:how(?: to)?|method|technique|instructions?)$/iu, 'method'],
  [
    /^(?:when|time|date|frequency|how often|(?:(?:working|business|calendar) )?day|week|due|deadline|interval|timing|min|minute|clock|hour)$/iu,
    'when',
  ],
  [
    /^(?:(?:process|work|production) )?(?:stage|phase|area|section|part|zone|room|location|place|point|spot|position|bay|category|topic|block)s?$/iu,
    'part',
  ],
  [/^(?:[\p{L} ]{2,20}\s?[/&+]\s?)?(?:notes?|remarks?|comments?|hints?|tips?)$/iu, 'note'],
  [
    /^(?:watch out(?: for)?|look out for|mind|beware|cautions?|warnings?|dangers?|hazards?|risks?|safety|ppe|careful)$/iu,
    'caution',
  ],
  [
    /^(?:(?:upper |lower |action |alarm )?(?:limit|target|goal|value|setting|range|tolerance|standard|norm|spec(?:ification)?|criteri(?:on|a)|requirement|reading|amount|quantity|qty|dose|temp(?:erature)?|pressure|speed|concentration|size|weight)s?|(?:min|max)(?:imum)?\.?(?: \p{L}+)?|how much|how many|what to (?:look|check) for|look for)$/iu,
    'detail',
  ],
  [
    /^(?:results?|(?:expected|acceptable|accepted)(?: results?| values?)?|(?:pass(?:es)?|ok(?:ay)?|good|fine|accept(?:ed)?)(?: if| when| where)?)$/iu,
    'expected',
  ],
  [/^(?:no\.?|nr\.?|#|number|step no\.?|pos\.?|s\/n|s[lr]\.? ?no\.?)$/iu, 'number'],
];
