import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useState } from 'react';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { WithReason } from '../../../components/with-reason';
import * as actionWords from '../sop-actions.en';
import { useExports } from './use-exports';
import * as words from './words.en';

const FormatsMenu = lazyOverlay(async () => (await import('./formats-menu')).FormatsMenu);

interface ExportMenuProps {
  sopId: string;
  /** Why there is nothing to export at the moment; null when there is. */
  reason: string | null;
  /** Whether the page shows the procedure as it is meant to be read, so that it can be printed. */
  canPrint: boolean;
}

/** The export button with the other formats beside it (T16), and printing. */
export function ExportMenu({ sopId, reason, canPrint }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isPending, exportText, exportFile } = useExports(sopId);
  return (
    <>
      <WithReason reason={reason}>
        <ButtonGroup variant="outlined" aria-label={actionWords.exportLabel} disabled={reason !== null}>
          <Button startIcon={<FileDownloadOutlined />} loading={isPending} onClick={exportText}>
            {actionWords.exportLabel}
          </Button>
          <Button
            aria-label={words.actionsMoreFormats}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <ArrowDropDownOutlined />
          </Button>
        </ButtonGroup>
      </WithReason>
      <FormatsMenu
        isOpen={anchor !== null}
        anchor={anchor}
        canPrint={canPrint}
        onChoose={exportFile}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
