import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getSop, keepVersion, updateSop } from '../../../../api/generated/sdk.gen';
import type { SopDto } from '../../../../api/generated/types.gen';
import { isProblem, problemText } from '../../../../api/problem';
import { cacheSop } from '../../cache-sop';
import { isConflict } from '../../page/use-save-sop';
import { serialScope } from '../../serial-scope';
import { Autosave, type SaveRefusal, type SaveState } from './autosave';
import { forgetEdits, type KeptEdits, keepEdits, type WrittenText } from './kept-edits';
import { isSameText, textOf } from './same-text';

export interface AutosaveOfSop {
  state: SaveState;
  /** Whether what is not sent would be lost with the page. */
  isUnkept: boolean;
  onChange: () => void;
  flush: () => Promise<boolean>;
  /** Saves the text that is here; the other one becomes a version. */
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
}

/**
 * Saves an SOP while it is written.
 * @param kept what this browser has kept of an earlier visit, when writing goes on from there
 * @param read the text as it is now
 */
export function useAutosave(sop: SopDto, kept: KeptEdits | null, read: () => WrittenText): AutosaveOfSop {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ at: 'saved' });
  const [isUnkept, setIsUnkept] = useState(false);
  const readRef = useRef(read);
  readRef.current = read;
  /** The text of the edit number that the next save is based on. */
  const baseRef = useRef<WrittenText | null>(kept && kept.version !== sop.version ? null : textOf(sop));
  const { mutateAsync: post } = useMutation({
    scope: serialScope(sop.id),
    // One that waits for a network would look as if it were being saved.
    networkMode: 'always',
    mutationFn: async ({ text, version }: { text: WrittenText; version: number }) => {
      const body = 'document' in text ? { document: { ...text.document }, version } : { ...text, version };
      const { data } = await updateSop({ path: { id: sop.id }, body });
      return data;
    },
  });
  const send = async (text: WrittenText, version: number): Promise<number> => {
    const accept = async (from: number) => {
      const saved = await post({ text, version: from });
      baseRef.current = text;
      cacheSop(queryClient, saved);
      return saved.version;
    };
    try {
      return await accept(version);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { data: newest } = await getSop({ path: { id: sop.id } });
      cacheSop(queryClient, newest);
      // The answer to a save of ours was lost on the way.
      if (isSameText(textOf(newest), text)) {
        baseRef.current = text;
        return newest.version;
      }
      // Title or status were changed, not the text: nobody's words are in the way.
      if (baseRef.current && isSameText(textOf(newest), baseRef.current)) return accept(newest.version);
      throw error;
    }
  };
  const sendRef = useRef(send);
  sendRef.current = send;
  const { id, user_id } = sop;
  const [autosave] = useState(
    () =>
      new Autosave<WrittenText>({
        version: kept?.version ?? sop.version,
        read: () => readRef.current(),
        send: (text, version) => sendRef.current(text, version),
        refusalOf,
        keep: (text, version) => setIsUnkept(!keepEdits({ id, user_id }, text, version)),
        forget: () => forgetEdits({ id, user_id }),
        onState: setState,
      }),
  );
  useEffect(() => {
    if (baseRef.current && isSameText(textOf(sop), baseRef.current)) autosave.rebase(sop.version);
  }, [autosave, sop]);
  useSavesOfThePage(autosave);
  // The same as long as somebody writes, because the text is begun with them.
  const [stable] = useState(() => ({ onChange: () => autosave.change(), flush: () => autosave.flush() }));
  const newest = sop.version;
  return useMemo(
    () => ({
      state,
      isUnkept: isUnkept && state.at !== 'saved',
      ...stable,
      keepMine: async () => {
        if (await keepTheirs(id)) await autosave.keepMine(newest);
      },
      takeTheirs: () => {
        baseRef.current = textOf(sop);
        autosave.takeTheirs(newest);
      },
    }),
    [autosave, id, isUnkept, newest, sop, stable, state],
  );
}

/** Makes the saved text a version, so that it can be restored. @returns false if the server was not reached */
async function keepTheirs(id: string): Promise<boolean> {
  try {
    await keepVersion({ path: { id }, body: {} });
    return true;
  } catch (error) {
    // There are as many versions as there may be: the person's own words still go first.
    return isProblem(error);
  }
}

/** Saves before the page is hidden or left, and once there is a network again. */
function useSavesOfThePage(autosave: Autosave<WrittenText>): void {
  const flush = useCallback(() => {
    autosave.keepUnsent();
    void autosave.flush();
  }, [autosave]);
  useEffect(() => {
    autosave.begin();
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      autosave.keepUnsent();
      autosave.end();
    };
  }, [autosave, flush]);
}

function refusalOf(error: unknown): SaveRefusal {
  if (isConflict(error)) return { kind: 'conflict' };
  return isProblem(error) ? { kind: 'failed', reason: problemText(error) } : { kind: 'offline' };
}
