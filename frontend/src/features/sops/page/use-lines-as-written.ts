import { useMemo } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { promptLines } from '../document/suggestions';
import { useChecks } from './use-checks';

/** Ids of the lines of an SOP kept as the person wrote them, without lines changed since. */
export function useLinesAsWritten(sop: SopDto): ReadonlySet<string> {
  const { data } = useChecks(sop);
  const { document } = sop;
  // A server of the previous version sends no such list.
  const written = data?.as_written;
  return useMemo(() => {
    const stated = new Set(document ? promptLines(document) : []);
    return new Set((written ?? []).filter((id) => stated.has(id)));
  }, [document, written]);
}
