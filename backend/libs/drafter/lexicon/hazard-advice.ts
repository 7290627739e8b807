import type { SafetyLevel } from '../../sop-document/index.js';

/** Common safety advice for a danger that a request mentions. */
export interface HazardAdvice {
  match: RegExp;
  level: SafetyLevel;
  text: string;
}

export const HAZARD_ADVICE: readonly HazardAdvice[] = [
  {
    match: /\b(?:hot oil|fryers?|deep[- ]fat)\b/iu,
    level: 'warning',
    text: 'Hot oil causes severe burns: let it cool down before it is moved or filtered, and never put water near it',
  },
  {
    match: /\b(?:autoclaves?|steam|ovens?|boil|furnace|espresso|grill)\b/iu,
    level: 'caution',
    text: 'Risk of burns: let hot parts, steam and loads cool down before touching them, and use heat protection',
  },
  {
    match: /\b(?:dental|scalpels?|needles?|sharps|blades?|kni(?:fe|ves)|slicers?)\b/iu,
    level: 'caution',
    text: 'Risk of cuts and infection from sharp items: wear cut-resistant gloves and eye protection, and never reach in blindly',
  },
  {
    match: /\b(?:press brake|hydraulic|accumulator|pneumatic|lock-?out|high voltage|electrical panel|conveyor)\b/iu,
    level: 'danger',
    text: 'Stored energy can crush or kill: keep hands out of the danger zone until isolation has been proved',
  },
  {
    match: /\b(?:bleach|ammonia|acid|solvent|degreas\w*|disinfect\w*|sanitis\w*|sanitiz\w*|chemicals?)\b/iu,
    level: 'warning',
    text: 'Cleaning chemicals: wear gloves, ventilate the room, follow the product label and never mix products',
  },
  {
    match: /\b(?:scaffold\w*|ladders?|roof|at height|cherry picker)\b/iu,
    level: 'danger',
    text: 'Risk of falls from height: nobody goes up without a safe access, guard rails or fall protection',
  },
  {
    match: /\b(?:gas valve|gas leak|propane|flammable|gas line)\b/iu,
    level: 'warning',
    text: 'Risk of gas and fire: no open flames or sparks; when gas is smelled, leave and call the emergency service',
  },
  {
    match: /\b(?:forklifts?|trucks?|reversing|pallet jack)\b/iu,
    level: 'warning',
    text: 'Moving vehicles: keep to the walkways, wear high-visibility clothing and keep clear of loads',
  },
  {
    match: /\b(?:cash|float|banks? within|coins)\b/iu,
    level: 'caution',
    text: 'Handle cash out of public view and do not carry it alone',
  },
  {
    match: /\blegionella\b/iu,
    level: 'caution',
    text: 'Do not breathe in the spray while the water runs: it may carry legionella bacteria',
  },
  {
    match: /\b(?:nursery|child(?:ren)?|pupils?)\b/iu,
    level: 'warning',
    text: 'A child is never left alone or handed over in doubt: when unsure, keep the child and ask the manager',
  },
  {
    match: /\b(?:spore test|patients?|clinic)\b/iu,
    level: 'caution',
    text: 'Treat used instruments and samples as infectious until they have been processed',
  },
];
