import { useAfterSave } from '../editor/saving/save-first';
import { useExportSop } from '../use-export-sop';
import { type FileFormat, useExportFile } from './use-export-file';

/** The export actions of an SOP, after unsaved edits are saved. */
export function useExports(sopId: string) {
  const afterSave = useAfterSave();
  const text = useExportSop(sopId);
  const file = useExportFile(sopId);
  return {
    isPending: text.isPending || file.isPending,
    exportText: () => afterSave(() => text.mutate()),
    exportFile: (format: FileFormat) => afterSave(() => file.mutate(format)),
  };
}
