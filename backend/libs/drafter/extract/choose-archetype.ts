import type { Archetype } from '../lexicon/archetypes/archetype.js';
import { ARCHETYPES } from '../lexicon/archetypes/archetypes.js';
import { genericArchetype } from '../lexicon/archetypes/generic.archetype.js';

/** How many different words of a kind the text must have when the title says nothing. */
const LEAST_HITS = 2;
const LEAST_HITS_BESIDE_TITLE = 3;

/** Gives the kind of procedure: what the title says, else what the text says often enough. */
export function chooseArchetype(title: string | null, text: string): Archetype {
  const byTitle = title === null ? undefined : ARCHETYPES.find((archetype) => archetype.match.test(title));
  if (byTitle) return byTitle;
  const least = title === null ? LEAST_HITS : LEAST_HITS_BESIDE_TITLE;
  const counted = ARCHETYPES.map((archetype) => ({ archetype, hits: countHits(archetype, text) }));
  const [best] = counted.filter(({ hits }) => hits >= least).sort((one, other) => other.hits - one.hits);
  return best?.archetype ?? genericArchetype;
}

function countHits({ match }: Archetype, text: string): number {
  const words = text.toLowerCase().match(new RegExp(match.source, 'giu')) ?? [];
  return new Set(words).size;
}
