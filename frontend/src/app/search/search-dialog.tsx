import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import type { UserType } from '../../api/generated/types.gen';
import { lazyOverlay } from '../../components/lazy-overlay';
import { SearchPanel } from './search-panel';
import { useSearchPlaces } from './use-search-places';
import * as words from './words.en';

const ImportDialog = lazyOverlay(async () => (await import('../../features/sops/imports/import-dialog')).ImportDialog);

interface SearchDialogProps {
  isOpen: boolean;
  userType: UserType | null;
  onShowShortcuts: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

const AT_THE_TOP = { '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } };
const PAPER = {
  'aria-label': words.title,
  'data-search': '',
  sx: { maxHeight: { sm: 'min(640px, 80vh)' }, mt: { sm: '10vh' }, borderRadius: { xs: 0, sm: '16px' } },
};

/** One search over SOPs, pages and actions, from everywhere. */
export function SearchDialog({ isOpen, userType, onShowShortcuts, onSignOut, onClose }: SearchDialogProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isImporting, setImporting] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  const places = useSearchPlaces({ userType, onImport: () => setImporting(true), onShowShortcuts, onSignOut });
  // The dialog restores the focus when it closes; the chosen entry may move it only after that.
  useEffect(() => {
    if (isOpen) return;
    const run = chosen.current;
    chosen.current = null;
    if (!run) return;
    // If nothing had the focus before, the field of the closing dialog still has it.
    fieldOf(document.activeElement)?.blur();
    run();
  }, [isOpen]);
  const choose = (run: () => void) => {
    chosen.current = run;
    onClose();
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={onClose}
        maxWidth="sm"
        fullWidth
        fullScreen={isNarrow}
        sx={AT_THE_TOP}
        slotProps={{ paper: PAPER }}
      >
        <SearchPanel places={places} onChoose={choose} onClose={onClose} />
      </Dialog>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}

/** The field of the dialog, if it has the focus. */
function fieldOf(focused: Element | null): HTMLElement | null {
  return focused instanceof HTMLInputElement && focused.closest('[role="dialog"]') ? focused : null;
}
