import { createContext, useContext } from 'react';
import type { Intention } from './intention';

/** What somebody wanted, and was refused for want of a fresh proof. */
export interface RefusedWish {
  /** Where to go on after a new sign-in, which leaves the page. */
  intention: Intention;
  /** Tries again, after a proof that did not leave the page. */
  again: () => void;
}

interface FreshProof {
  /** Leads the person through a fresh proof, and back to what they wanted. */
  ask: (wish: RefusedWish) => void;
  /** What the person has come back to after a new sign-in. */
  intention: Intention | null;
}

export const FreshProofContext = createContext<FreshProof | null>(null);

export function useFreshProof(): FreshProof {
  const freshProof = useContext(FreshProofContext);
  if (!freshProof) throw new Error('useFreshProof needs a FreshProofProvider');
  return freshProof;
}
