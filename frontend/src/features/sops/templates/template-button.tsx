import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ChosenTemplateDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import * as words from './template-button.en';

const TemplateDialog = lazyOverlay(async () => (await import('./template-dialog')).TemplateDialog);

interface TemplateButtonProps {
  /** Chosen before the sign-in: it is shown at once. */
  chosenBefore: ChosenTemplateDto | null;
  /** The template was used or dismissed. */
  onDecided: () => void;
}

/** Starts an SOP from a template. */
export function TemplateButton({ chosenBefore, onDecided }: TemplateButtonProps) {
  const [isOpen, setIsOpen] = useState(chosenBefore !== null);
  const handleClose = () => {
    setIsOpen(false);
    onDecided();
  };
  return (
    <>
      <Button size="large" onClick={() => setIsOpen(true)}>
        {words.start}
      </Button>
      <TemplateDialog isOpen={isOpen} chosenBefore={chosenBefore} onUse={onDecided} onClose={handleClose} />
    </>
  );
}
