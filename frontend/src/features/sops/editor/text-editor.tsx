import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { ConflictDialog } from './saving/conflict-dialog';
import type { KeptEdits } from './saving/kept-edits';
import { LeaveGuard } from './saving/leave-guard';
import { textOf } from './saving/same-text';
import { useAutosave } from './saving/use-autosave';
import * as words from './words.en';
import { WritingBar } from './writing-bar';

const MAX_CONTENT_LENGTH = 200_000;

interface TextEditorProps {
  sop: SopDto;
  kept: KeptEdits | null;
  /** Receives a function that saves unsent changes, while the editor is open. */
  onFlush: (flush: (() => Promise<boolean>) | null) => void;
  onClose: () => void;
}

/** The editor of a plain-text procedure. */
export function TextEditor({ sop, kept, onFlush, onClose }: TextEditorProps) {
  const keptContent = kept && 'content' in kept.text ? kept.text.content : null;
  const [content, setContent] = useState(keptContent ?? sop.content);
  const [hasWritten, setHasWritten] = useState(keptContent !== null);
  const [isPutAway, setIsPutAway] = useState(false);
  const contentRef = useRef(content);
  const autosave = useAutosave(sop, kept, () => ({ content: contentRef.current }));
  const { state, flush, onChange } = autosave;
  const [isRestored] = useState(keptContent !== null);
  const changedRef = useRef(onChange);
  changedRef.current = onChange;
  useEffect(() => {
    onFlush(flush);
    return () => onFlush(null);
  }, [onFlush, flush]);
  useEffect(() => {
    if (!isRestored) return;
    changedRef.current();
    void flush();
  }, [isRestored, flush]);
  const show = (text: string) => {
    contentRef.current = text;
    setContent(text);
  };
  const handleChange = (text: string) => {
    show(text);
    setHasWritten(true);
    onChange();
  };
  const handleTakeTheirs = () => {
    autosave.takeTheirs();
    if (sop.document) onClose();
    else show(sop.content);
  };
  return (
    <Stack spacing={1.5}>
      <WritingBar
        state={state}
        hasWritten={hasWritten}
        unfinished={0}
        notice={null}
        onRetry={() => void flush()}
        onDecide={() => setIsPutAway(false)}
        onDone={() => void flush().then((isSaved) => isSaved && onClose())}
      />
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
          <TextField
            label={words.plainText}
            autoFocus
            multiline
            minRows={16}
            fullWidth
            value={content}
            onChange={(event) => handleChange(event.target.value)}
            onBlur={() => void flush()}
            slotProps={{ htmlInput: { maxLength: MAX_CONTENT_LENGTH, dir: 'auto' } }}
          />
        </CardContent>
      </Card>
      <LeaveGuard hasUnsent={state.at !== 'saved'} isUnkept={autosave.isUnkept} flush={flush} />
      <ConflictDialog
        isOpen={state.at === 'conflict' && !isPutAway}
        theirs={textOf(sop)}
        mine={{ content }}
        onKeepMine={autosave.keepMine}
        onTakeTheirs={handleTakeTheirs}
        onClose={() => setIsPutAway(true)}
      />
    </Stack>
  );
}
