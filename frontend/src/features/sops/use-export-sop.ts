import { useMutation } from '@tanstack/react-query';
import { getSop, recordExport } from '../../api/generated/sdk.gen';
import { downloadText } from '../../components/download-file';
import { notifySuccess } from '../../components/notifications';
import { exportFileName, exportText } from './export-sop';
import { isDrafting } from './is-drafting';
import { serialScope } from './serial-scope';

/** Downloads an SOP as a text file made in the browser (S7.41, S8.29). */
export function useExportSop(id: string) {
  return useMutation({
    scope: serialScope(id),
    mutationFn: async () => {
      const { data: sop } = await getSop({ path: { id } });
      // A draft may have been asked for elsewhere; the server refuses to make a file then, too.
      if (isDrafting(sop.generation_state)) throw new Error('The SOP is being drafted');
      downloadText(exportFileName(sop.title), exportText(sop));
      return sop;
    },
    meta: { failureText: 'Failed to export SOP' },
    onSuccess: (sop) => {
      notifySuccess('Export Complete', `${sop.title} has been downloaded`);
      // The log is for the team; a lost entry must not look like a failed export.
      void recordExport({ path: { id: sop.id }, body: { format: 'txt' } }).catch(() => undefined);
    },
  });
}
