import { ConfirmDialog } from '../../components/confirm-dialog';
import type { Entry, EntryKind } from './entry-kind';
import { useRemoveEntry } from './use-entries';

interface RemoveDialogProps<Row extends Entry> {
  kind: EntryKind<Row>;
  row: Row;
  /** What is lost, if it is more specific than the kind's text. */
  text?: string;
  /** Leaves the page of the entry. */
  onRemoved?: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before an entry is removed. */
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
