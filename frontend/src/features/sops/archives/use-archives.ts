import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getArchiveOptions,
  listArchivesOptions,
  listArchivesQueryKey,
} from '../../../api/generated/@tanstack/react-query.gen';
import { createArchive, deleteArchive, getArchive } from '../../../api/generated/sdk.gen';
import type { ArchiveDto } from '../../../api/generated/types.gen';
import { problemText } from '../../../api/problem';
import { downloadFrom } from '../../../components/download-file';
import { notifyError } from '../../../components/notifications';
import { refreshSopLists } from '../refresh-sop-lists';
import { isUnderWay } from './archive-texts';
import { sendArchive } from './send-archive';
import * as words from './words.en';

const ASK_AGAIN_MS = 1000;

/** The user's exports and imports, polled while one is in progress. */
export function useArchives() {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...listArchivesOptions(),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
  const isImporting = query.data?.items.some((archive) => archive.kind === 'import' && isUnderWay(archive)) ?? false;
  const wasImporting = useRef(false);
  useEffect(() => {
    if (wasImporting.current && !isImporting) void refreshSopLists(queryClient);
    wasImporting.current = isImporting;
  }, [isImporting, queryClient]);
  return query;
}

/** One of them, polled until it has ended. */
export function useArchive(id: string | null) {
  return useQuery({
    ...getArchiveOptions({ path: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  });
}

/** Starts exports and imports, downloads and deletes them. Failures are shown. */
export function useArchiveActions() {
  const queryClient = useQueryClient();
  const options = {
    onError: (error: unknown) => notifyError(problemText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listArchivesQueryKey() }),
  };
  const order = useMutation({
    ...options,
    mutationFn: async (folder_id: string | null) => (await createArchive({ body: { folder_id } })).data,
  });
  const [uploadedPercent, setUploadedPercent] = useState(0);
  const send = useMutation({ ...options, mutationFn: (file: File) => sendArchive(file, setUploadedPercent) });
  const remove = useMutation({
    ...options,
    mutationFn: async ({ id }: ArchiveDto) => {
      await deleteArchive({ path: { id } });
    },
  });
  const download = useMutation({
    // An address works for ten minutes; the page may have been open for longer.
    mutationFn: async ({ id }: ArchiveDto) => {
      const { url } = (await getArchive({ path: { id } })).data;
      if (url === null) throw new Error('The export has no file');
      downloadFrom(url);
    },
    onError: () => notifyError(words.downloadFailed),
  });
  return { order, send, uploadedPercent, remove, download };
}
