import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { isDrafting } from '../is-drafting';

type Drafted = Pick<SopSummaryDto, 'id' | 'generation_state' | 'created_at'>;

/** What a list has shown so far. */
export interface Seen {
  drafting: ReadonlySet<string>;
  /** When the newest SOP was created; empty for none. */
  newest: string;
}

export function seenOf(sops: readonly Drafted[], before: Seen | null): Seen {
  const drafting = new Set(sops.filter((sop) => isDrafting(sop.generation_state)).map(({ id }) => id));
  const newest = sops.reduce(
    (latest, sop) => (sop.created_at > latest ? sop.created_at : latest),
    before?.newest ?? '',
  );
  return { drafting, newest };
}

/** The SOPs whose drafts have finished: also those created and drafted since the list was last fetched. */
export function finishedDrafts<Sop extends Drafted>(sops: readonly Sop[], { drafting, newest }: Seen): Sop[] {
  return sops.filter(
    (sop) => sop.generation_state === 'succeeded' && (drafting.has(sop.id) || sop.created_at > newest),
  );
}
