import * as words from './folder-choice.en';
import { FolderChoiceDialog } from './folder-choice-dialog';
import { useFolders } from './use-folders';
import { useMoveSops } from './use-move-sops';

interface MoveSopsDialogProps {
  isOpen: boolean;
  ids: string[];
  /** The folder of all of them, null for none; undefined when they are in several. */
  current?: string | null | undefined;
  onMoved?: () => void;
  onClose: () => void;
}

/** Chooses the target folder of SOPs, and moves them. */
export function MoveSopsDialog({ isOpen, ids, current, onMoved, onClose }: MoveSopsDialogProps) {
  const { folders } = useFolders();
  const move = useMoveSops();
  const handleChoose = (folderId: string | null) => {
    if (folderId === current) return onClose();
    move.mutate(
      { ids, folderId },
      {
        onSuccess: () => {
          onClose();
          onMoved?.();
        },
      },
    );
  };
  return (
    <FolderChoiceDialog
      isOpen={isOpen}
      title={words.title(ids.length)}
      folders={folders}
      outsideLabel={words.noFolder}
      current={current}
      isSaving={move.isPending}
      onChoose={handleChoose}
      onClose={onClose}
    />
  );
}
