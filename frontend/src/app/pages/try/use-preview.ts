import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { previewDraft } from '../../../api/generated/sdk.gen';
import type { DraftPreviewDto } from '../../../api/generated/types.gen';

/** A draft with the prompt that it was made of; the box may hold another one by now. */
export interface TriedDraft {
  prompt: string;
  preview: DraftPreviewDto;
  /** Its own, for when it is kept. */
  idempotencyKey: string;
}

/** Requests preview drafts for a visitor; the last one stays until there is another. */
export function usePreview() {
  const [draft, setDraft] = useState<TriedDraft | null>(null);
  const mutation = useMutation({
    // A failure is shown immediately, also while the server is unreachable.
    networkMode: 'always',
    mutationFn: async (prompt: string) => (await previewDraft({ body: { prompt } })).data,
    onSuccess: (preview, prompt) => setDraft({ prompt, preview, idempotencyKey: crypto.randomUUID() }),
  });
  const { isPending, isError, isSuccess, error } = mutation;
  const state = isPending ? 'busy' : isError ? 'failed' : isSuccess ? 'done' : 'idle';
  const write = (prompt: string) => {
    if (!isPending) mutation.mutate(prompt);
  };
  return { draft, state, error, write } as const;
}
