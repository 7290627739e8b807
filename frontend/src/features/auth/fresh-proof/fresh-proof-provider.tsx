import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FreshProofContext, type RefusedWish } from './fresh-proof-context';
import { FreshProofDialog } from './fresh-proof-dialog';
import { forgetIntention, readIntention } from './intention';

interface FreshProofProviderProps {
  children: ReactNode;
}

/** Lets the cards of a page require reauthentication, and provides the action that was started before a new sign-in. */
export function FreshProofProvider({ children }: FreshProofProviderProps) {
  const [wish, setWish] = useState<RefusedWish | null>(null);
  const [intention] = useState(readIntention);
  // It is valid only for the page that the user came back to.
  useEffect(forgetIntention, []);
  const value = useMemo(() => ({ ask: setWish, intention }), [intention]);
  return (
    <FreshProofContext value={value}>
      {children}
      {wish && <FreshProofDialog wish={wish} onClose={() => setWish(null)} />}
    </FreshProofContext>
  );
}
