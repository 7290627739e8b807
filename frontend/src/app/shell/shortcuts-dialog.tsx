import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as commonWords from '../../words/common.en';
import type { Shortcut } from './shortcuts';
import * as words from './shortcuts-dialog.en';
import { SEARCH_KEYS } from './use-search-keys';

interface ShortcutsDialogProps {
  isOpen: boolean;
  shortcuts: readonly Shortcut[];
  isEnabled: boolean;
  onEnabledChange: (isEnabled: boolean) => void;
  onClose: () => void;
}

/** Shortcuts that work everywhere; they stay when the others are switched off. */
const ALWAYS = [
  { name: 'search-everywhere', keys: SEARCH_KEYS.split(' ') },
  { name: 'undo', keys: words.undoKeys.split(' ') },
  { name: 'toast', keys: ['F8'] },
] as const;

const KEY_CAP = {
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  minWidth: 28,
  textAlign: 'center',
  px: 1,
  py: 0.25,
  border: 1,
  borderBottomWidth: 2,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
};

/**
 * Lists the keyboard shortcuts, and lets users switch them off, because assistive tools may press single keys (WCAG
 * 2.1.4).
 */
export function ShortcutsDialog({ isOpen, shortcuts, isEnabled, onEnabledChange, onClose }: ShortcutsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        <Stack component="dl" spacing={1.5} sx={{ m: 0, mb: 2 }}>
          {[...shortcuts, ...ALWAYS].map((shortcut) => (
            <Stack key={shortcut.name} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
              <Typography component="dt">{words.actions[shortcut.name]}</Typography>
              <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, alignItems: 'center' }}>
                {shortcut.keys.map((key) => (
                  <Box key={key} component="kbd" sx={KEY_CAP}>
                    {key}
                  </Box>
                ))}
              </Box>
            </Stack>
          ))}
        </Stack>
        <FormControlLabel
          control={<Switch checked={isEnabled} onChange={(event) => onEnabledChange(event.target.checked)} />}
          label={words.use}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
