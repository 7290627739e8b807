import type { SafetyLevel } from '../../sop-document/index.js';

/** Common safety advice for a danger that a request works with. */
export interface HazardAdvice {
  /** Words that tell of the danger by themselves. */
  sure: RegExp;
  /** Words that mean other things as often ("float", "truck"): they tell of it with a word of `beside` nearby. */
  sign: RegExp | null;
  /** Words of the work that has the danger. */
  beside: RegExp | null;
  level: SafetyLevel;
  text: string;
}

export const HAZARD_ADVICE: readonly HazardAdvice[] = [
  {
    sure: /\b(?:hot oil|fryers?|deep[- ]fat)\b/iu,
    sign: null,
    beside: null,
    level: 'warning',
    text: 'Hot oil causes severe burns: let it cool down before it is moved or filtered, and never put water near it',
  },
  {
    sure: /\b(?:autoclaves?|steam wands?|espresso machines?|boil(?:ing)?(?! down)|hot (?:ovens?|trays?|pans?|plates?|wax|glue))\b/iu,
    sign: /\b(?:steam|ovens?|furnace|espresso|grill|kilns?)\b/iu,
    beside:
      /\b(?:hot|heat\w*|pre-?heat\w*|cool\w*|burn\w*|bak\w+|cook\w*|roast\w*|temperature|degrees|trays?|pans?|milk|water|coffee|shots?)\b|\d\s?[°º]|\d\s?[CF]\b/iu,
    level: 'caution',
    text: 'Risk of burns: let hot parts, steam and loads cool down before touching them, and use heat protection',
  },
  {
    sure: /\b(?:scalpels?|sharps|slicers?|kni(?:fe|ves)|razor blades?|saw blades?)\b/iu,
    sign: /(?<!\b(?:shoulder|fan|wiper|knitting|compass|pine) )\b(?:dental|needles?|blades?)\b(?! of grass)/iu,
    beside:
      /\b(?:instruments?|injections?|inject\w*|syringes?|blood|skin|vaccin\w+|tattoo|piercing|recap\w*|steril\w*|cuts?|cutting|sharp\w*|saws?|guard|fingers?|hands?)\b/iu,
    level: 'caution',
    text: 'Risk of cuts and infection from sharp items: wear cut-resistant gloves and eye protection, and never reach in blindly',
  },
  {
    sure: /\b(?:press brake|hydraulic|accumulator|pneumatic|high voltage|electrical panel|conveyor|lock-?out[ /-]?(?:and )?tag-?out)\b/iu,
    sign: /\block-?out\b/iu,
    beside: /\b(?:tags?|isolat\w+|energy|breakers?|machines?|motors?|valves?|press|padlocks?|maintenance)\b/iu,
    level: 'danger',
    text: 'Stored energy can crush or kill: keep hands out of the danger zone until isolation has been proved',
  },
  {
    sure: /\b(?:bleach|degreas\w*|disinfect\w*|chemicals)\b|(?<!\bhand[ -])\bsaniti[sz]\w*|(?<!\b(?:is|are|be|stays?|remains?) )\bsolvents?\b(?!-free| (?:shall|must|may|are) not)/iu,
    sign: /\b(?:ammonia|chemical|(?<!\b(?:citric|amino|fatty|folic|lactic|ascorbic|hyaluronic) )acids?(?!-free))\b/iu,
    beside:
      /\b(?:clean\w*|wip(?:e|es|ing)|mop\w*|mix\w*|dilut\w+|descal\w+|etch\w*|pour\w*|spray\w*|baths?|soak\w*|gloves?|goggles|spills?|waste)\b/iu,
    level: 'warning',
    text: 'Cleaning chemicals: wear gloves, ventilate the room, follow the product label and never mix products',
  },
  {
    sure: /\b(?:scaffold\w*|at height|cherry picker|step ?ladders?)\b/iu,
    sign: /(?<!\b(?:career|pay|salary|job|corporate) )\bladders?\b|\broofs?\b(?! ?-?(?:rack|box|bars?|terrace|garden|top))/iu,
    beside:
      /\b(?:climb\w*|fall\w*|harness|foots?|footing|lean\w*|rungs?|go(?:es)? up|gutters?|tiles?|shingles?|panels?|edge|leaks?|repair\w*|inspect\w*|clean\w*|access)\b/iu,
    level: 'danger',
    text: 'Risk of falls from height: nobody goes up without a safe access, guard rails or fall protection',
  },
  {
    sure: /\b(?:gas valve|gas leak|propane|gas line)\b|(?<!\bnon-?\s?)\bflammable\b/iu,
    sign: null,
    beside: null,
    level: 'warning',
    text: 'Risk of gas and fire: no open flames or sparks; when gas is smelled, leave and call the emergency service',
  },
  {
    sure: /\b(?:forklifts?|pallet jack|reach truck)\b/iu,
    sign: /(?<!\b(?:hand|food|sack|toy|fire) )\b(?:trucks?|reversing)\b/iu,
    beside:
      /\b(?:docks?|bays?|pallets?|load\w*|unload\w*|revers(?:e|es|ed)|trailers?|yard|ramp|tailgate|chocks?|vehicles?|scale)\b/iu,
    level: 'warning',
    text: 'Moving vehicles: keep to the walkways, wear high-visibility clothing and keep clear of loads',
  },
  {
    sure: /\b(?:petty cash|cash (?:cassettes?|drawers?|box(?:es)?|bags?|registers?|floats?|takings|up)|(?:till|cash) float)\b|\bfloat(?::| of| is)? ?[$€£]?\d+\b(?!\s?(?:min|sec|hour|h\b|[cm]?m\b|ft|%|°))/iu,
    sign: /(?<!\b(?:no|not|never|without|never in|not in) )\b(?:cash(?! ?(?:flow|basis|back|on))|coins|float)\b/iu,
    beside:
      /\b(?:tills?|drawers?|safe|count\w*|takings|registers?|coins|donations|to the bank|euros?|dollars?|pounds?)\b/iu,
    level: 'caution',
    text: 'Handle cash out of public view and do not carry it alone',
  },
  {
    sure: /\blegionella\b/iu,
    sign: null,
    beside: null,
    level: 'caution',
    text: 'Do not breathe in the spray while the water runs: it may carry legionella bacteria',
  },
  {
    sure: /\b(?:day ?care|kindergarten|childcare|pre-?school|play ?group|nursery (?:school|class|children)|school trip|missing child)\b/iu,
    sign: /\b(?:child(?:ren)?(?! (?:seat|lock|size|ticket|account|labou?r))|pupils?|kids?|toddlers?)\b/iu,
    beside:
      /\b(?:nursery|school|class|teachers?|parents?|guardians?|carers?|pick(?:ed|s)?[- ]?up|collect(?:s|ed)?|hand(?:s|ed)? over|drop[- ]?off|supervis\w*|playground|head ?count|authori[sz]ed|bus)\b/iu,
    level: 'warning',
    text: 'A child is never left alone or handed over in doubt: when unsure, keep the child and ask the manager',
  },
  {
    sure: /\b(?:spore tests?|used instruments|swabs?|blood samples?|body fluids)\b/iu,
    sign: /\b(?:patients|patient's|(?:the|a|each|every|per|our|new|next) patient|clinic)\b/iu,
    beside:
      /\b(?:instruments?|samples?|blood|needles?|wounds?|saliva|urine|sterili[sz]\w*|specimens?|dressings?|catheters?|impressions?|infect\w*|gloves?|disinfect\w*)\b/iu,
    level: 'caution',
    text: 'Treat used instruments and samples as infectious until they have been processed',
  },
];
