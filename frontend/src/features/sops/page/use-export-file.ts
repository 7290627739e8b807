import { useMutation } from '@tanstack/react-query';
import { exportSop } from '../../../api/generated/sdk.gen';
import type { ExportSopData } from '../../../api/generated/types.gen';
import { downloadFile } from '../../../components/download-file';
import { notifySuccess } from '../../../components/notifications';
import { nameFrom } from '../name-from';
import { serialScope } from '../serial-scope';
import * as actionWords from '../sop-actions.en';
import * as words from './words.en';

export type FileFormat = ExportSopData['path']['format'];

/** Display names of the formats that the server exports. */
export const FILE_FORMATS: readonly { format: FileFormat; label: string }[] = [
  { format: 'pdf', label: words.formatsPdf },
  { format: 'docx', label: words.formatsDocx },
  { format: 'xlsx', label: words.formatsXlsx },
  { format: 'md', label: words.formatsMd },
  { format: 'html', label: words.formatsHtml },
];

/** Downloads an SOP as a file from the server, which records it in the activity log. */
export function useExportFile(id: string) {
  return useMutation({
    scope: serialScope(id),
    mutationFn: async (format: FileFormat) => {
      const { data, response } = await exportSop({ path: { id, format }, parseAs: 'blob' });
      downloadFile(nameFrom(response?.headers.get('content-disposition') ?? null, format), data as Blob);
    },
    meta: { failureText: actionWords.exportFailed },
    onSuccess: () => notifySuccess(actionWords.exported),
  });
}
