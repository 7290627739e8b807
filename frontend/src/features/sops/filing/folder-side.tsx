import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { lastSeen, useRemembered } from '../../../components/last-seen';
import { PartFailure } from '../../../components/part-failure';
import { FolderRoom } from './folder-room';
import * as words from './folder-side.en';
import { useFolders } from './use-folders';

const loadPane = async () => ({ default: (await import('./folder-pane')).FolderPane });
const FolderPane = lazy(loadPane);

interface FolderSideProps {
  /** Id of the chosen folder, `none`, or null for all SOPs. */
  folder: string | null;
  onChange: (folder: string | null) => void;
}

/** The folders beside the list, if they are offered or one is chosen. */
export function FolderSide({ folder, onChange }: FolderSideProps) {
  const { isOffered, hasFailed, retry } = useFolders();
  useRemembered('folders', isOffered === undefined ? undefined : Number(isOffered));
  const isExpected = isOffered ?? lastSeen('folders') > 0;
  const isShown = isExpected || folder !== null;
  useEffect(() => {
    if (isShown) void loadPane();
  }, [isShown]);
  if (!isShown) return null;
  if (hasFailed) {
    return (
      <FolderRoom>
        <Box sx={{ px: 2, pb: 2 }}>
          <PartFailure text={words.notLoaded} onRetry={retry} />
        </Box>
      </FolderRoom>
    );
  }
  if (isOffered === undefined) return <FolderRoom />;
  return (
    <Suspense fallback={<FolderRoom />}>
      <FolderPane folder={folder} onChange={onChange} />
    </Suspense>
  );
}
