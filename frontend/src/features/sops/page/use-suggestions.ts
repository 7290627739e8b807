import { useMemo } from 'react';
import type { SopDocument, SopDto } from '../../../api/generated/types.gen';
import type { SuggestionActions } from '../document/suggestion-actions';
import { acceptSuggestions, dropSuggestion } from '../document/suggestions';
import { notifyConflict, useSaveSop } from './use-save-sop';

/** Accepts or removes suggestions of an SOP; each choice is saved immediately, as a manual edit. */
export function useSuggestions({ id, document, version }: SopDto): SuggestionActions & { acceptAll: () => void } {
  const { mutate, isPending } = useSaveSop(id);
  return useMemo(() => {
    const save = (change: (document: SopDocument) => SopDocument) => {
      if (!document) return;
      mutate(
        { document: { ...change(document) }, version },
        {
          onError: notifyConflict,
        },
      );
    };
    return {
      accept: (line) => save((each) => acceptSuggestions(each, line)),
      drop: (line) => save((each) => dropSuggestion(each, line)),
      acceptAll: () => save((each) => acceptSuggestions(each)),
      isSaving: isPending,
    };
  }, [document, version, mutate, isPending]);
}
