import AddOutlined from '@mui/icons-material/AddOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import * as commonWords from '../../../words/common.en';
import type { SaveState } from './saving/autosave';
import * as words from './words.en';

/** Phones in landscape orientation, and magnified windows: a bar over the text would hide half of it. */
const LOW_WINDOW = '@media (max-height: 480px)';

const BAR = {
  position: 'sticky',
  // Below the bar of the page.
  top: 65,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.5,
  [LOW_WINDOW]: { position: 'static' },
};

const BESIDE_BUTTONS = { flexBasis: 120 };
/** Between the buttons it would wrap into a column of single words there. */
const OWN_LINE_ON_PHONES = { flexBasis: { xs: '100%', sm: 120 }, order: { xs: 1, sm: 0 } };

interface WritingBarProps {
  state: SaveState;
  /** Whether anything was changed since editing started. */
  hasWritten: boolean;
  /** Lines that lack their text. */
  unfinished: number;
  /** Why the last key had no effect. */
  notice: string | null;
  onRetry: () => void;
  onDecide: () => void;
  onDone: () => void;
  /** The actions on the text, if any. */
  tools?: ReactNode;
}

/** The toolbar of the editor with the save state; sticky. */
export function WritingBar({
  state,
  hasWritten,
  unfinished,
  notice,
  onRetry,
  onDecide,
  onDone,
  tools,
}: WritingBarProps) {
  const isSaving = state.at === 'waiting' || state.at === 'saving';
  const isLong = notice !== null || unfinished > 0 || !(isSaving || state.at === 'saved');
  return (
    <Paper variant="outlined" role="toolbar" aria-label={words.title} sx={BAR}>
      {tools}
      <Box sx={{ flexGrow: 1, minWidth: 0, px: 1, ...(isLong ? OWN_LINE_ON_PHONES : BESIDE_BUTTONS) }}>
        <Typography role="status" variant="body2" color={state.at === 'failed' ? 'error' : 'textSecondary'}>
          {notice ?? statusText(state, hasWritten, unfinished)}
        </Typography>
      </Box>
      <Stack direction="row" spacing={0.5} sx={{ ml: 'auto' }}>
        {(state.at === 'failed' || state.at === 'offline') && <Button onClick={onRetry}>{commonWords.tryAgain}</Button>}
        {state.at === 'conflict' && <Button onClick={onDecide}>{words.compare}</Button>}
        <Button variant="contained" onClick={onDone}>
          {words.done}
        </Button>
      </Stack>
    </Paper>
  );
}

function statusText(state: SaveState, hasWritten: boolean, unfinished: number): string {
  switch (state.at) {
    case 'waiting':
    case 'saving':
      return words.isSaving;
    case 'offline':
      return words.isOffline;
    case 'failed':
      return words.saveFailed(state.reason);
    case 'conflict':
      return words.hasConflict;
    case 'saved':
      if (!hasWritten) return '';
      if (unfinished === 0) return words.saved;
      return words.savedButUnfinished(unfinished);
  }
}

interface WritingToolsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onAdd: () => void;
  addRef: RefObject<HTMLButtonElement | null>;
}

/** The buttons of a structured text. */
export function WritingTools({ canUndo, canRedo, onUndo, onRedo, onAdd, addRef }: WritingToolsProps) {
  return (
    <Stack direction="row">
      <Tooltip title={words.addOrChange}>
        <IconButton ref={addRef} aria-label={words.addOrChange} onClick={onAdd} sx={{ width: 44, height: 44 }}>
          <AddOutlined />
        </IconButton>
      </Tooltip>
      {/* A disabled button keeps the focus, so that it is not lost with the last undo step. */}
      <IconButton aria-label={words.undo} aria-disabled={!canUndo} onClick={onUndo} sx={buttonLook(canUndo)}>
        <UndoOutlined />
      </IconButton>
      <IconButton aria-label={words.redo} aria-disabled={!canRedo} onClick={onRedo} sx={buttonLook(canRedo)}>
        <RedoOutlined />
      </IconButton>
    </Stack>
  );
}

const buttonLook = (isUsable: boolean) => ({ width: 44, height: 44, opacity: isUsable ? 1 : 0.4 });
