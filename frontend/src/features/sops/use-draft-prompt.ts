import { useEffect, useState } from 'react';

const KEY = 'sop-platform.prompt';

/** A prompt that is not sent yet. */
export interface DraftPrompt {
  prompt: string;
  /** One idempotency key per intention: a second click on the same text creates no second SOP. */
  idempotencyKey: string;
  setPrompt: (prompt: string) => void;
}

/** The text of the prompt box, stored in this browser until it is sent: a reload loses nothing (T46). */
export function useDraftPrompt(): DraftPrompt {
  const [{ prompt, idempotencyKey }, setIntention] = useState(() => intentionOf(localStorage.getItem(KEY) ?? ''));
  useEffect(() => {
    if (prompt === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, prompt);
  }, [prompt]);
  return { prompt, idempotencyKey, setPrompt: (text) => setIntention(intentionOf(text)) };
}

function intentionOf(prompt: string) {
  return { prompt, idempotencyKey: crypto.randomUUID() };
}
