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
  /** Whether unsaved changes would be lost with the page. */
  isUnkept: boolean;
  onChange: () => void;
  flush: () => Promise<boolean>;
  /** Saves the local text; the other one becomes a version. */
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
}

/**
 * Saves an SOP while it is edited.
 * @param kept the stored edits of an earlier visit, if editing continues from there
 * @param read the current text
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
    // A paused request would look as if it were being saved.
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
      // Only title or status were changed, not the text: there is no conflict.
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
  // Constant while editing, because they are the initial text.
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
    // The limit of versions is reached: the user's own text still takes precedence.
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
