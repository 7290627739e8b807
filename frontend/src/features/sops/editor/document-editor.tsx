import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SopDocument, SopDto, SopLabelsDto } from '../../../api/generated/types.gen';
import { useSopLabels } from '../document/use-sop-labels';
import { PictureTasks } from './pictures/picture-tasks';
import { usePictureTasks } from './pictures/use-picture-tasks';
import { ConflictDialog } from './saving/conflict-dialog';
import type { KeptEdits } from './saving/kept-edits';
import { LeaveGuard } from './saving/leave-guard';
import { textOf } from './saving/same-text';
import { useAutosave } from './saving/use-autosave';
import { type CaretHint, WritingSession } from './view/writing-session';
import { WritingSurface } from './view/writing-surface';
import { WritingBar, WritingTools } from './writing-bar';

interface DocumentEditorProps {
  sop: SopDto;
  document: SopDocument;
  kept: KeptEdits | null;
  caret: CaretHint | null;
  /** Receives a function that saves unsent changes, while the editor is open. */
  onFlush: (flush: (() => Promise<boolean>) | null) => void;
  onClose: () => void;
}

/** The editor of a structured procedure, in place of the reading view. */
export function DocumentEditor(props: DocumentEditorProps) {
  const labels = useSopLabels(props.document.lang);
  return labels ? <Writing {...props} labels={labels} /> : <Skeleton variant="rounded" height={420} />;
}

function Writing({
  sop,
  document,
  kept,
  caret,
  labels,
  onFlush,
  onClose,
}: DocumentEditorProps & { labels: SopLabelsDto }) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [session, setSession] = useState<WritingSession | null>(null);
  const [hasWritten, setHasWritten] = useState(kept !== null);
  const [isPutAway, setIsPutAway] = useState(false);
  const [opened] = useState({ document, caret, labels });
  const unfinishedRef = useRef(0);
  const addRef = useRef<HTMLButtonElement>(null);
  const sessionRef = useRef<WritingSession | null>(null);
  const { inText, ...pictureTasks } = usePictureTasks();
  const autosave = useAutosave(sop, kept, () => {
    const written = sessionRef.current?.written();
    unfinishedRef.current = written?.unfinished ?? 0;
    return { document: written?.document ?? opened.document };
  });
  const { state, flush, onChange } = autosave;
  const changedRef = useRef(onChange);
  changedRef.current = onChange;
  useEffect(() => {
    if (!surface) return;
    const begun = new WritingSession(surface, {
      ...opened,
      pictures: inText,
      onChange: () => {
        setHasWritten(true);
        changedRef.current();
      },
      onSave: () => void flush(),
      onLeave: () => addRef.current?.focus(),
      onBlur: () => void flush(),
    });
    sessionRef.current = begun;
    setSession(begun);
    return () => {
      begun.destroy();
    };
  }, [surface, opened, flush, inText]);
  useEffect(() => {
    onFlush(flush);
    return () => onFlush(null);
  }, [onFlush, flush]);
  useEffect(() => {
    // The stored edits are not on the server: they are saved first.
    if (session && kept) {
      changedRef.current();
      void flush();
    }
  }, [session, kept, flush]);
  useEffect(() => {
    if (state.at !== 'conflict') setIsPutAway(false);
  }, [state.at]);
  const handleDone = useCallback(() => {
    void flush().then((isSaved) => isSaved && onClose());
  }, [flush, onClose]);
  const handleTakeTheirs = () => {
    autosave.takeTheirs();
    if (sop.document) session?.replace(sop.document);
    else onClose();
  };
  return (
    <Stack spacing={1.5}>
      <Bar session={session}>
        {(shown) => (
          <WritingBar
            state={state}
            hasWritten={hasWritten}
            unfinished={unfinishedRef.current}
            notice={shown.notice}
            onRetry={() => void flush()}
            onDecide={() => setIsPutAway(false)}
            onDone={handleDone}
            tools={
              <WritingTools
                canUndo={shown.canUndo}
                canRedo={shown.canRedo}
                addRef={addRef}
                onAdd={() => session?.openMenu()}
                onUndo={() => session?.undo()}
                onRedo={() => session?.redo()}
              />
            }
          />
        )}
      </Bar>
      <Card sx={{ overflow: 'visible' }}>
        <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
          <WritingSurface session={session} surface={surface} surfaceRef={setSurface} />
        </CardContent>
      </Card>
      {session && <PictureTasks sopId={sop.id} session={session} {...pictureTasks} />}
      <LeaveGuard hasUnsent={state.at !== 'saved'} isUnkept={autosave.isUnkept} flush={flush} />
      {session && state.at === 'conflict' && (
        <ConflictDialog
          isOpen={!isPutAway}
          theirs={textOf(sop)}
          mine={{ document: session.written().document }}
          onKeepMine={autosave.keepMine}
          onTakeTheirs={handleTakeTheirs}
          onClose={() => setIsPutAway(true)}
        />
      )}
    </Stack>
  );
}

interface Shown {
  canUndo: boolean;
  canRedo: boolean;
  notice: string | null;
}

const NOTHING: Shown = { canUndo: false, canRedo: false, notice: null };
const NO_SUBSCRIPTION = () => () => undefined;

/** Subscribes to the text itself, so that a key press renders only the bar again. */
function Bar({ session, children }: { session: WritingSession | null; children: (shown: Shown) => ReactNode }) {
  const shown = useSyncExternalStore(session?.subscribe ?? NO_SUBSCRIPTION, session?.snapshot ?? (() => NOTHING));
  return children(shown);
}
