import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileOpenOutlined from '@mui/icons-material/FileOpenOutlined';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { MenuAction } from '../../../components/menu-action';
import * as commonWords from '../../../words/common.en';
import { useAfterSave } from '../editor/saving/save-first';
import { noTextReason, waitReason } from '../generation-texts';
import * as actionWords from '../sop-actions.en';
import { SaveTemplateDialog } from '../templates/save-template-dialog';
import { useDeleteSop } from '../use-delete-sop';
import { FormatsMenu } from './formats-menu';
import { useExports } from './use-exports';
import * as words from './words.en';

interface SopMenuProps {
  sop: SopDto;
  isOpen: boolean;
  anchor: HTMLElement | null;
  canPrint: boolean;
  onDraftAgain: () => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** Less frequent actions of an SOP, as a menu in a narrow window. */
export function SopMenu({ sop, isOpen, anchor, canPrint, onDraftAgain, onDeleted, onClose }: SopMenuProps) {
  const deleteSop = useDeleteSop();
  const afterSave = useAfterSave();
  const { exportText, exportFile } = useExports(sop.id);
  const [isSaving, setIsSaving] = useState(false);
  // The button that opened this menu, for as long as the formats are open.
  const [formatsAnchor, setFormatsAnchor] = useState<HTMLElement | null>(null);
  const noText = noTextReason(sop);
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ list: { 'aria-label': words.actionsMore } }}>
        <MenuAction
          label={actionWords.exportLabel}
          icon={<FileDownloadOutlined fontSize="small" />}
          reason={noText}
          onChoose={choose(exportText)}
        />
        <MenuAction
          label={words.actionsMoreFormats}
          icon={<FileOpenOutlined fontSize="small" />}
          reason={noText}
          onChoose={choose(() => setFormatsAnchor(anchor))}
        />
        <MenuAction
          label={words.actionsDraftAgain}
          icon={<AutoAwesomeOutlined fontSize="small" />}
          reason={waitReason(sop.generation_state)}
          onChoose={choose(onDraftAgain)}
        />
        <MenuAction
          label={actionWords.saveAsTemplate}
          icon={<LibraryAddOutlined fontSize="small" />}
          reason={noText}
          onChoose={choose(() => afterSave(() => setIsSaving(true)))}
        />
        <Divider component="li" />
        <MenuAction
          label={commonWords.deleteLabel}
          icon={<DeleteOutlined fontSize="small" color="error" />}
          onChoose={choose(() => afterSave(() => deleteSop.mutate(sop, { onSuccess: onDeleted })))}
        />
      </Menu>
      <FormatsMenu
        isOpen={formatsAnchor !== null}
        anchor={formatsAnchor}
        canPrint={canPrint}
        onChoose={exportFile}
        onClose={() => setFormatsAnchor(null)}
      />
      <SaveTemplateDialog isOpen={isSaving} sop={sop} onClose={() => setIsSaving(false)} />
    </>
  );
}
