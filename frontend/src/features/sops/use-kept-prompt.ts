import { useEffect, useState } from 'react';

const KEY = 'sop-platform.prompt';

/** The text of the prompt box, kept in this browser until it is sent: a reload loses nothing (T46). */
export function useKeptPrompt() {
  const [prompt, setPrompt] = useState(() => localStorage.getItem(KEY) ?? '');
  useEffect(() => {
    if (prompt === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, prompt);
  }, [prompt]);
  return { prompt, setPrompt, forgetPrompt: () => setPrompt('') };
}
