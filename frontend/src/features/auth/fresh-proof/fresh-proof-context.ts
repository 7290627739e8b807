import { createContext, useContext } from 'react';
import type { Intention } from './intention';

/** An action that was rejected because it needs a recent sign-in. */
export interface RefusedWish {
  /** The path to continue at after a new sign-in, which leaves the page. */
  intention: Intention;
  /** Retries after a verification that did not leave the page. */
  again: () => void;
}

interface FreshProof {
  /** Guides the user through reauthentication, and back to their action. */
  ask: (wish: RefusedWish) => void;
  /** The action that the user came back to after a new sign-in. */
  intention: Intention | null;
}

export const FreshProofContext = createContext<FreshProof | null>(null);

export function useFreshProof(): FreshProof {
  const freshProof = useContext(FreshProofContext);
  if (!freshProof) throw new Error('useFreshProof needs a FreshProofProvider');
  return freshProof;
}
