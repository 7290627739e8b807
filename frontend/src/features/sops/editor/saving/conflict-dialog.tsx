import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { VisuallyHidden } from '../../../../components/visually-hidden';
import type { WrittenText } from './kept-edits';
import { type DiffLine, diffLines, linesOfText } from './line-diff';
import * as words from './words.en';

interface ConflictDialogProps {
  isOpen: boolean;
  theirs: WrittenText;
  mine: WrittenText;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Marked by signs besides the colors, for users who do not see colors. */
const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { px: 1, py: 0.5, mb: 0.5, borderRadius: 0.5, overflowWrap: 'anywhere', color: 'text.primary' },
  '& [data-change="theirs"]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 13%, transparent)',
    borderInlineStart: '3px dashed var(--mui-palette-error-main)',
  },
  '& [data-change="mine"]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-success-main) 16%, transparent)',
    borderInlineStart: '3px solid var(--mui-palette-success-main)',
  },
};

const LEADS: Record<Exclude<DiffLine['change'], 'same'>, string> = words.conflictDialog.leads;

/**
 * Another user has saved a different text: both are shown line by line, and nothing is overwritten without
 * confirmation.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, onClose, onKeepMine, onTakeTheirs } = props;
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth scroll="paper">
      <DialogTitle id={titleId}>{words.conflictDialog.title}</DialogTitle>
      {/* Scrollable content must be reachable by keyboard. */}
      <DialogContent dividers tabIndex={0} role="region" aria-labelledby={titleId}>
        <DialogContentText sx={{ mb: 2 }}>{words.conflictDialog.text}</DialogContentText>
        {isOpen && <Difference theirs={props.theirs} mine={props.mine} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} autoFocus>
          {words.conflictDialog.later}
        </Button>
        <Button onClick={onTakeTheirs}>{words.conflictDialog.takeTheirs}</Button>
        <Button onClick={onKeepMine} variant="contained">
          {words.conflictDialog.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Difference({ theirs, mine }: Pick<ConflictDialogProps, 'theirs' | 'mine'>) {
  const lines = diffLines(linesOfText(theirs), linesOfText(mine)).filter(({ change }) => change !== 'same');
  return (
    <Box component="ul" sx={LINES}>
      {lines.map(({ change, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison never change their order
        <li key={index} data-change={change} dir="auto">
          {change !== 'same' && <strong>{LEADS[change]}</strong>}
          {text}
        </li>
      ))}
      {lines.length === 0 && (
        <li>
          <VisuallyHidden>{words.conflictDialog.result}</VisuallyHidden>
          {words.conflictDialog.isSame}
        </li>
      )}
    </Box>
  );
}
