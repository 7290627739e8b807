import { wordSet } from './word-lists.js';
import { singularOf } from './words.js';

/** What runs on power: it is switched on and off. Words that are as often worn ("belt") are left out. */
const SWITCHED = wordSet(
  'ac air-con aircon alarm amp amplifier appliance autoclave bain-marie beacon bell blower boiler breaker camera charger chiller circuit compressor computer conditioner console conveyor cooker cooler current dehumidifier detector dishwasher drier dryer electricity electrics engine extraction extractor fan flashlight freezer fridge fryer furnace generator grill grinder hazard headlight heater hotplate humidifier ignition indicator intercom inverter iron jacuzzi jukebox kettle kiln lamp laptop laser lathe light lighting machine maglock mic microphone mixer monitor motor music noise oven pc phone player power press printer projector pump radio router sauna scanner server siren sound speaker spotlight steamer stereo steriliser sterilizer strobe tannoy telephone television terminal thermostat till toaster torch turntable tv urn vacuum ventilation ventilator webcam wi-fi wifi wiper',
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
/** What is set out before work or for guests, and brought in after it. */
const SET_OUT = wordSet(
  'a-board bait bench bin board bowl candle chair cone crate crockery cup cushion cutlery feed food goal hurdle lounger mat menu napkin pallet parasol placard plate rug sandbag sign stall table trap tray trestle',
);
/** Animals that are led or driven. */
const ANIMALS = wordSet(
  'alpaca animal beast bird bull bullock calf camel cattle chick chicken cow dog donkey duck ewe flock foal gelding goat goose heifer hen herd horse lamb livestock mare mule pig piglet pony poultry puppy ram sheep sow stallion steer yearling',
);
/** What is read off or counted: "weight in" says what is written down, and nothing that is put. */
const MEASURES = wordSet(
  'amount cash count date depth figure half height length level mileage money number percent percentage pressure price quantity rate reading result score share size stock temp temperature time total value volume weight width',
);
/** What is found on things, and put on none. */
const FOUND = wordSet(
  'blood bruise burr chip corrosion crack damage defect dent dirt dust error fault fuzz grease hole issue leak mark mildew mold mould odor odour pain problem puddle rash residue rot rust scratch smell smoke spill spot stain tear wear',
);
const BODY = wordSet('arm eye finger foot feet hand head knee leg');

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

/** Whether the thing is set out before work or for guests. */
export function isSetOut(noun: string): boolean {
  return has(SET_OUT, noun);
}

/** Whether it is an animal that is led or driven. */
export function isAnimal(noun: string): boolean {
  return has(ANIMALS, noun);
}

/** Whether it is read off or counted, rather than moved. */
export function isMeasure(noun: string): boolean {
  return has(MEASURES, noun);
}

/** Whether it is found on a thing, or a part of the body: nobody puts it there. */
export function isFoundThere(noun: string): boolean {
  return has(FOUND, noun) || has(BODY, noun);
}

/** "belt": worn by people, and a part of machines that is switched. */
export function isWornOrRun(noun: string): boolean {
  return /^(?:belt|line|screen|jet)s?$/u.test(noun);
}

function has(words: ReadonlySet<string>, noun: string): boolean {
  return words.has(noun) || words.has(singularOf(noun));
}
