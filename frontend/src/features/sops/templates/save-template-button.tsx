import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { WithReason } from '../../../components/with-reason';
import { useAfterSave } from '../editor/saving/save-first';
import * as words from '../sop-actions.en';

const SaveTemplateDialog = lazyOverlay(async () => (await import('./save-template-dialog')).SaveTemplateDialog);

interface SaveTemplateButtonProps {
  sop: SopDto;
  /** Why there is nothing to save at the moment; null when there is. */
  reason: string | null;
}

/** Makes a template of an SOP, to begin others with. */
export function SaveTemplateButton({ sop, reason }: SaveTemplateButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const afterSave = useAfterSave();
  return (
    <>
      <WithReason reason={reason}>
        <Button
          variant="outlined"
          startIcon={<LibraryAddOutlined />}
          disabled={reason !== null}
          onClick={() => afterSave(() => setIsOpen(true))}
        >
          {words.saveAsTemplate}
        </Button>
      </WithReason>
      <SaveTemplateDialog isOpen={isOpen} sop={sop} onClose={() => setIsOpen(false)} />
    </>
  );
}
