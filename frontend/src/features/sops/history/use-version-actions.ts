import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportVersion, keepVersion, restoreVersion } from '../../../api/generated/sdk.gen';
import type { ExportVersionData, SopVersionSummaryDto } from '../../../api/generated/types.gen';
import { problemText } from '../../../api/problem';
import { downloadFile } from '../../../components/download-file';
import { notifyError, notifySuccess, notifyUndo } from '../../../components/notifications';
import { cacheSop } from '../cache-sop';
import { nameFrom } from '../name-from';
import { serialScope } from '../serial-scope';
import * as actionWords from '../sop-actions.en';
import * as words from './words.en';

/** Keeps the present text as a version. */
export function useKeepVersion(sopId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(sopId),
    mutationFn: async (note: string) => {
      const { data } = await keepVersion({ path: { id: sopId }, body: note === '' ? {} : { note } });
      return data;
    },
    onSuccess: (version) => {
      notifySuccess(words.kept(version.number));
      return queryClient.invalidateQueries({ queryKey: [{ _id: 'listVersions', path: { id: sopId } }] });
    },
    onError: (error) => notifyError(problemText(error)),
  });
}

interface BringBack {
  versionId: string;
  /** Said in the toast. */
  number: string;
  /** The edit number that the change is based on. */
  editNumber: number;
}

/** Restores a version, and offers to undo that. */
export function useBringBack(sopId: string) {
  const queryClient = useQueryClient();
  const restore = async ({ versionId, editNumber }: Omit<BringBack, 'number'>) => {
    const { data } = await restoreVersion({
      path: { id: sopId, versionId },
      headers: { 'If-Match': `"${editNumber}"` },
    });
    cacheSop(queryClient, data);
    return data;
  };
  const undo = useMutation({
    scope: serialScope(sopId),
    mutationFn: restore,
    onError: (error) => notifyError(problemText(error)),
  });
  return useMutation({
    scope: serialScope(sopId),
    mutationFn: restore as (wish: BringBack) => ReturnType<typeof restore>,
    onSuccess: (sop, { number }) => {
      const { former_version_id: formerId, version } = sop;
      if (formerId === null) notifySuccess(words.restored(number));
      else {
        notifyUndo({
          title: words.restored(number),
          text: words.restoredDetails,
          onUndo: () => undo.mutate({ versionId: formerId, editNumber: version }),
        });
      }
    },
    onError: (error) => notifyError(problemText(error)),
  });
}

/** Formats that a version is exported in. */
export type VersionFormat = ExportVersionData['path']['format'];

/** Downloads a version as a file. */
export function useExportVersion(sopId: string, { id: versionId }: SopVersionSummaryDto) {
  return useMutation({
    mutationFn: async (format: VersionFormat) => {
      const { data, response } = await exportVersion({ path: { id: sopId, versionId, format }, parseAs: 'blob' });
      downloadFile(nameFrom(response?.headers.get('content-disposition') ?? null, format), data as Blob);
    },
    meta: { failureText: actionWords.exportFailed },
    onSuccess: () => notifySuccess(actionWords.exported),
  });
}
