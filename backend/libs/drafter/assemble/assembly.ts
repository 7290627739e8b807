import type { NewItemId, RefusalReason } from '../../sop-document/index.js';
import type { DraftTexts } from '../languages/draft-texts.js';
import type { Archetype } from '../lexicon/archetypes/archetype.js';
import type { Findings } from '../reading/findings.js';

/** What the parts of a document are put together from. */
export interface Assembly {
  findings: Findings;
  /** The request after the guards, for what is looked up in it. */
  request: string;
  /** Whether its steps are only names of what the procedure is to cover. */
  namesParts: boolean;
  lang: string;
  title: string;
  /** Whether the title is the drafter's own because the request has none. */
  isTitleGuessed: boolean;
  texts: DraftTexts;
  /** Its suggestions are English: null for other languages. */
  archetype: Archetype | null;
  refusals: readonly RefusalReason[];
  removedSecrets: readonly string[];
  droppedInstructions: number;
  unclearCorrections: readonly string[];
  newId: NewItemId;
}
