import { wordSet } from './word-lists.js';
import { singularOf } from './words.js';

/** What runs on power: it is switched on and off. Words that are as often worn ("belt") are left out. */
const SWITCHED = wordSet(
  'ac air-con aircon alarm amp amplifier appliance autoclave beacon bell blower boiler camera charger chiller compressor computer conditioner console cooker cooler current dehumidifier detector dishwasher drier dryer electricity electrics engine extraction extractor fan freezer fridge fryer furnace generator grill grinder heater hotplate humidifier ignition inverter jacuzzi kettle kiln lamp laptop laser lathe light lighting machine mic microphone mixer monitor motor music oven pc phone player power press printer projector pump radio router sauna scanner server siren sound speaker spotlight sterilizer steriliser stereo telephone television terminal thermostat till tv urn vacuum ventilation ventilator webcam wifi wi-fi',
);
/** What burns or flows: it is turned on and off. */
const FLOWING = wordSet(
  'air burner flame gas heat heating hob hydraulics main mains radiator sprinkler steam stove supply valve water',
);
/** What is worn, or covers or holds something, so that it is put on and taken off. */
const WORN = wordSet(
  'apron armband badge bandage bib blanket boot bracelet cap cape clothes coat collar cover coverall dressing ear-defenders earmuffs glasses glove goggles gown guard hairnet halter harness hat helmet hi-vis hood jacket jewellery jewelry label lanyard leash lid mask muzzle net overalls overcoat overshoe pad ppe respirator ring roof scarf seal seatbelt sheath shield shoe sleeve smock sock sticker strap suit tabard tarp tarpaulin trousers uniform veil vest visor waistcoat watch wrap',
);
/** What stands or hangs, so that it is put up and down. */
const RAISED = wordSet(
  'arm awning banner barrier blind bollard boom canopy chair cone curtain fence flag gate gazebo hatch ladder mast mat net parasol poster rail ramp rope screen seat shade sheet shutter sign stool tailgate tent umbrella',
);
/** What one has to or for somebody or something, and cannot be carried there: "damage to the door". */
const RELATIONS = wordSet(
  'access adjustment allergy amendment answer apology approach attention change complaint connection contribution damage danger entrance entry exception exit exposure guide harm hazard injury introduction link objection path reaction reason reference relation reply request response right risk road route solution subject thanks threat transition trip update upgrade visit walk way welcome',
);

/** The verb of "on" and "off" for what runs or flows; null for other things. @param noun in lower case */
export function powerVerb(noun: string): 'switch' | 'turn' | null {
  if (has(SWITCHED, noun)) return 'switch';
  return has(FLOWING, noun) ? 'turn' : null;
}

/** Whether the thing is put on and taken off. */
export function isWorn(noun: string): boolean {
  return has(WORN, noun);
}

/** Whether the thing is put up and down. */
export function isRaised(noun: string): boolean {
  return has(RAISED, noun);
}

/** Whether the noun says how two things stand to each other, rather than names one that could be carried. */
export function isRelation(noun: string): boolean {
  return has(RELATIONS, noun);
}

function has(words: ReadonlySet<string>, noun: string): boolean {
  return words.has(noun) || words.has(singularOf(noun));
}
