import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useState } from 'react';
import type { FolderDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { NO_FOLDER } from './folder-address';
import { FolderEntry, PlainEntry } from './folder-entry';
import { type FolderBranch, outlineOf, pathTo } from './folder-outline';
import * as words from './folders.en';
import { useFolderActions } from './use-folder-actions';

const FolderNameDialog = lazyOverlay(async () => (await import('./folder-name-dialog')).FolderNameDialog);

/** Of more folders only those around the chosen one are open at first. */
const FEW = 30;

interface FolderTreeProps {
  folders: readonly FolderDto[];
  /** Id of the chosen folder, `none`, or null for all SOPs. */
  chosen: string | null;
  onChoose: (folder: string | null) => void;
}

/** All folders of the person below each other, with what can be done to them. */
export function FolderTree({ folders, chosen, onChoose }: FolderTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setIsAdding] = useState(false);
  const { create } = useFolderActions();
  const open = new Set((folders.length <= FEW ? folders : pathTo(folders, chosen).slice(0, -1)).map(({ id }) => id));
  const toggle = (id: string) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const listOf = (branches: readonly FolderBranch[]) =>
    branches.map((branch, place) => {
      const { id } = branch.folder;
      const isOpen = open.has(id) !== toggled.has(id);
      return (
        <FolderEntry
          key={id}
          branch={branch}
          folders={folders}
          siblings={branches.length}
          place={place}
          isChosen={id === chosen}
          isOpen={isOpen}
          onToggle={() => toggle(id)}
          onChoose={() => onChoose(id)}
          onDeleted={() => id === chosen && onChoose(branch.folder.parent_id)}
        >
          {isOpen && listOf(branch.children)}
        </FolderEntry>
      );
    });
  return (
    <>
      <List dense disablePadding aria-label={words.title}>
        <PlainEntry label={words.allSops} isChosen={chosen === null} onChoose={() => onChoose(null)} />
        {listOf(outlineOf(folders))}
        {folders.length > 0 && (
          <PlainEntry label={words.notInFolder} isChosen={chosen === NO_FOLDER} onChoose={() => onChoose(NO_FOLDER)} />
        )}
      </List>
      <Button
        size="small"
        startIcon={<AddOutlined />}
        sx={{ mt: 1, alignSelf: 'flex-start' }}
        onClick={() => setIsAdding(true)}
      >
        {words.add}
      </Button>
      <FolderNameDialog
        isOpen={isAdding}
        title={words.add}
        confirmLabel={words.create}
        name=""
        isSaving={create.isPending}
        onSave={(name) => create.mutate({ name, parent_id: null }, { onSuccess: () => setIsAdding(false) })}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}
