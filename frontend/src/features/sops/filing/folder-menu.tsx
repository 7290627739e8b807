import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { FolderDto } from '../../../api/generated/types.gen';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FolderExportDialog } from '../archives/folder-export-dialog';
import { useArchiveActions } from '../archives/use-archives';
import { FolderChoiceDialog } from './folder-choice-dialog';
import { FolderNameDialog } from './folder-name-dialog';
import { canMove, type FolderBranch, MOST_LEVELS } from './folder-outline';
import { useFolderActions } from './use-folder-actions';

/** A folder among the others. */
export interface PlacedFolder {
  branch: FolderBranch;
  folders: readonly FolderDto[];
  /** How many folders have the same parent, this one included. */
  siblings: number;
  /** How many of them stand before it. */
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
        slotProps={{ list: { 'aria-label': `Actions: ${folder.name}`, dense: true } }}
      >
        {level < MOST_LEVELS && <MenuItem onClick={begin('add')}>New folder inside</MenuItem>}
        <MenuItem onClick={begin('rename')}>Rename</MenuItem>
        <MenuItem onClick={begin('move')}>Move to another folder</MenuItem>
        {place > 0 && <MenuItem onClick={moveTo(place - 1)}>Move up</MenuItem>}
        {place < siblings - 1 && <MenuItem onClick={moveTo(place + 1)}>Move down</MenuItem>}
        <MenuItem onClick={exportFolder}>Export folder</MenuItem>
        <Divider component="li" />
        <MenuItem onClick={begin('delete')}>Delete</MenuItem>
      </Menu>
      <FolderNameDialog
        isOpen={step === 'add'}
        title={`New folder in “${folder.name}”`}
        confirmLabel="Create"
        name=""
        isSaving={create.isPending}
        onSave={(name) => create.mutate({ name, parent_id: folder.id }, { onSuccess: end })}
        onClose={end}
      />
      <FolderNameDialog
        isOpen={step === 'rename'}
        title="Rename folder"
        confirmLabel="Save"
        name={folder.name}
        isSaving={update.isPending}
        onSave={(name) => update.mutate({ id: folder.id, name }, { onSuccess: end })}
        onClose={end}
      />
      <FolderChoiceDialog
        isOpen={step === 'move'}
        title={`Move “${folder.name}”`}
        folders={folders}
        outsideLabel="Top level"
        current={folder.parent_id}
        canChoose={(into) => canMove(branch, into)}
        isSaving={update.isPending}
        onChoose={(parent_id) => update.mutate({ id: folder.id, parent_id }, { onSuccess: end })}
        onClose={end}
      />
      <FolderExportDialog exportId={exportId} folderName={folder.name} onClose={() => setExportId(null)} />
      <ConfirmDialog
        isOpen={step === 'delete'}
        title={`Delete the folder “${folder.name}”?`}
        text={
          folder.parent_id === null
            ? 'The SOPs and folders in it are kept and move to the top level.'
            : 'The SOPs and folders in it are kept and move to its parent folder.'
        }
        confirmLabel="Delete folder"
        isDestructive
        startsOnCancel
        onConfirm={() => remove.mutate(folder, { onSettled: end })}
        onClose={end}
      />
    </>
  );
}
