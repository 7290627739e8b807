import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { FolderDto } from '../../../api/generated/types.gen';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import * as commonWords from '../../../words/common.en';
import { FolderExportDialog } from '../archives/folder-export-dialog';
import { useArchiveActions } from '../archives/use-archives';
import { FolderChoiceDialog } from './folder-choice-dialog';
import * as words from './folder-menu.en';
import { FolderNameDialog } from './folder-name-dialog';
import { canMove, type FolderBranch, MOST_LEVELS } from './folder-outline';
import * as folderWords from './folders.en';
import { useFolderActions } from './use-folder-actions';

/** A folder among the others. */
export interface PlacedFolder {
  branch: FolderBranch;
  folders: readonly FolderDto[];
  /** How many folders have the same parent, this one included. */
  siblings: number;
  /** How many of them are before it. */
  place: number;
  onDeleted: () => void;
}

interface FolderMenuProps extends PlacedFolder {
  isOpen: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

type Step = 'add' | 'rename' | 'move' | 'delete';

/** What can be done with one folder. */
export function FolderMenu({ branch, folders, siblings, place, onDeleted, isOpen, anchor, onClose }: FolderMenuProps) {
  const { folder, level } = branch;
  const [step, setStep] = useState<Step | null>(null);
  const [exportId, setExportId] = useState<string | null>(null);
  const { create, update, remove } = useFolderActions(onDeleted);
  const { order } = useArchiveActions();
  const end = () => setStep(null);
  const begin = (next: Step) => () => {
    onClose();
    setStep(next);
  };
  const exportFolder = () => {
    onClose();
    order.mutate(folder.id, { onSuccess: ({ id }) => setExportId(id) });
  };
  const moveTo = (position: number) => () => {
    onClose();
    update.mutate({ id: folder.id, position });
  };
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': words.actionsOf(folder.name), dense: true } }}
      >
        {level < MOST_LEVELS && <MenuItem onClick={begin('add')}>{words.addInside}</MenuItem>}
        <MenuItem onClick={begin('rename')}>{words.rename}</MenuItem>
        <MenuItem onClick={begin('move')}>{words.move}</MenuItem>
        {place > 0 && <MenuItem onClick={moveTo(place - 1)}>{words.moveUp}</MenuItem>}
        {place < siblings - 1 && <MenuItem onClick={moveTo(place + 1)}>{words.moveDown}</MenuItem>}
        <MenuItem onClick={exportFolder}>{words.exportLabel}</MenuItem>
        <Divider component="li" />
        <MenuItem onClick={begin('delete')}>{commonWords.deleteLabel}</MenuItem>
      </Menu>
      <FolderNameDialog
        isOpen={step === 'add'}
        title={words.addDialogTitle(folder.name)}
        confirmLabel={folderWords.create}
        name=""
        isSaving={create.isPending}
        onSave={(name) => create.mutate({ name, parent_id: folder.id }, { onSuccess: end })}
        onClose={end}
      />
      <FolderNameDialog
        isOpen={step === 'rename'}
        title={words.renameDialogTitle}
        confirmLabel={commonWords.save}
        name={folder.name}
        isSaving={update.isPending}
        onSave={(name) => update.mutate({ id: folder.id, name }, { onSuccess: end })}
        onClose={end}
      />
      <FolderChoiceDialog
        isOpen={step === 'move'}
        title={words.moveDialogTitle(folder.name)}
        folders={folders}
        outsideLabel={words.moveDialogTopLevel}
        current={folder.parent_id}
        canChoose={(into) => canMove(branch, into)}
        isSaving={update.isPending}
        onChoose={(parent_id) => update.mutate({ id: folder.id, parent_id }, { onSuccess: end })}
        onClose={end}
      />
      <FolderExportDialog exportId={exportId} folderName={folder.name} onClose={() => setExportId(null)} />
      <ConfirmDialog
        isOpen={step === 'delete'}
        title={words.deleteDialogTitle(folder.name)}
        text={folder.parent_id === null ? words.deleteDialogTopText : words.deleteDialogInnerText}
        confirmLabel={words.deleteDialogConfirm}
        isDestructive
        onConfirm={() => remove.mutate(folder, { onSettled: end })}
        onClose={end}
      />
    </>
  );
}
