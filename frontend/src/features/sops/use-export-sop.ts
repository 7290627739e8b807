import { useMutation } from '@tanstack/react-query';
import { getSop, recordExport } from '../../api/generated/sdk.gen';
import { downloadText } from '../../components/download-file';
import { notifySuccess } from '../../components/notifications';
import { exportFileName, exportText } from './export-sop';
import { noTextReason } from './generation-texts';
import { serialScope } from './serial-scope';
import * as words from './sop-actions.en';

/** Downloads an SOP as a text file made in the browser (S7.41, S8.29). */
export function useExportSop(id: string) {
  return useMutation({
    scope: serialScope(id),
    mutationFn: async () => {
      const { data: sop } = await getSop({ path: { id } });
      // A draft may have been requested elsewhere; the server rejects the export then, too.
      const reason = noTextReason(sop);
      if (reason !== null) throw new Error(reason);
      downloadText(exportFileName(sop.title), exportText(sop));
      return sop;
    },
    meta: { failureText: words.exportFailed },
    onSuccess: (sop) => {
      notifySuccess(words.exported, words.downloaded(sop.title));
      // The log is for the team; a missing entry must not look like a failed export.
      void recordExport({ path: { id: sop.id }, body: { format: 'txt' } }).catch(() => undefined);
    },
  });
}
