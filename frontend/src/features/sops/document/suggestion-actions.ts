import { createContext } from 'react';

/** The actions of an editor on a suggested line. */
export interface SuggestionActions {
  accept: (id: string) => void;
  drop: (id: string) => void;
  isSaving: boolean;
}

/** Null for users who can only read. */
export const SuggestionActionsContext = createContext<SuggestionActions | null>(null);
