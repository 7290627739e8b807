import { useMemo } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { promptLines } from '../document/suggestions';
import { useChecks } from './use-checks';

/** Ids of the lines of an SOP that stand as the person wrote them; a line that was changed since is none of them. */
export function useLinesAsWritten(sop: SopDto): ReadonlySet<string> {
  const { data } = useChecks(sop);
  const { document } = sop;
  // A server of the version before sends no such list.
  const written = data?.as_written;
  return useMemo(() => {
    const stated = new Set(document ? promptLines(document) : []);
    return new Set((written ?? []).filter((id) => stated.has(id)));
  }, [document, written]);
}
