import { ConfirmDialog } from '../../components/confirm-dialog';
import type { Entry, EntryKind } from './entry-kind';
import { useRemoveEntry } from './use-entries';

interface RemoveDialogProps<Row extends Entry> {
  kind: EntryKind<Row>;
  row: Row;
  /** What is lost, where more can be said of it than the kind does. */
  text?: string;
  /** Leads away from what is shown of it. */
  onRemoved?: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more before an entry is taken away. */
export function RemoveDialog<Row extends Entry>({ kind, row, text, onRemoved, onClose }: RemoveDialogProps<Row>) {
  const remove = useRemoveEntry(kind, onRemoved);
  if (!kind.removal) return null;
  return (
    <ConfirmDialog
      isOpen
      title={kind.words.removeTitle(kind.nameOf(row))}
      text={text ?? kind.words.removeText}
      confirmLabel={kind.words.remove}
      isDestructive
      onConfirm={() => {
        onClose();
        remove.mutate(row);
      }}
      onClose={onClose}
    />
  );
}
