import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../../../components/lazy-overlay';
import * as words from './import-button.en';

const ImportDialog = lazyOverlay(async () => (await import('./import-dialog')).ImportDialog);

/** The button to import existing documents. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="large" onClick={() => setIsOpen(true)}>
        {words.importLabel}
      </Button>
      <ImportDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
