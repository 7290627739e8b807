import type { Archetype } from './archetype.js';
import { customersArchetypes } from './customers.archetypes.js';
import { goodsArchetypes } from './goods.archetypes.js';
import { moneyArchetypes } from './money.archetypes.js';
import { peopleArchetypes } from './people.archetypes.js';
import { premisesArchetypes } from './premises.archetypes.js';
import { safetyArchetypes } from './safety.archetypes.js';
import { technologyArchetypes } from './technology.archetypes.js';

/** Every kind of procedure that the drafter knows; the first that fits a title wins. */
export const ARCHETYPES: readonly Archetype[] = [
  ...premisesArchetypes,
  ...peopleArchetypes,
  ...customersArchetypes,
  ...moneyArchetypes,
  ...goodsArchetypes,
  ...technologyArchetypes,
  ...safetyArchetypes,
];
