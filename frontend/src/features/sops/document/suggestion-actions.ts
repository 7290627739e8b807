import { createContext } from 'react';

/** What a reader who may change the procedure can do with a suggested line. */
export interface SuggestionActions {
  accept: (id: string) => void;
  drop: (id: string) => void;
  isSaving: boolean;
}

/** Null for everybody who only reads. */
export const SuggestionActionsContext = createContext<SuggestionActions | null>(null);
