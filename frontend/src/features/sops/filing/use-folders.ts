import { useQuery } from '@tanstack/react-query';
import { listFoldersOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { FolderDto } from '../../../api/generated/types.gen';
import { useIsOrganized } from './use-is-organized';

const NONE: readonly FolderDto[] = [];

interface Folders {
  folders: readonly FolderDto[];
  /** Offered to users with folders or many SOPs; undefined while unknown. */
  isOffered: boolean | undefined;
  hasFailed: boolean;
  retry: () => unknown;
}

/** The person's folders, and whether folders are offered. */
export function useFolders(): Folders {
  const { data, isError, refetch } = useQuery(listFoldersOptions());
  const isOrganized = useIsOrganized();
  const folders = data?.items ?? NONE;
  return {
    folders,
    isOffered: data && (folders.length > 0 || isOrganized),
    hasFailed: isError && !data,
    retry: () => refetch(),
  };
}
