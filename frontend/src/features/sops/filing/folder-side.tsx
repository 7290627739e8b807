import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { PANE_WIDTH_PX } from './pane-width';
import { useIsOrganized } from './use-is-organized';

const FolderPane = lazy(async () => ({ default: (await import('./folder-pane')).FolderPane }));

interface FolderSideProps {
  /** Id of the chosen folder, `none`, or null for all SOPs. */
  folder: string | null;
  onChange: (folder: string | null) => void;
}

/** The folders beside the list. Their room is kept for who has so many SOPs that they are offered. */
export function FolderSide(props: FolderSideProps) {
  const isOrganized = useIsOrganized();
  return (
    <Suspense fallback={isOrganized && <Box sx={{ flex: `0 0 ${PANE_WIDTH_PX}px`, height: { xs: 46, md: 'auto' } }} />}>
      <FolderPane {...props} />
    </Suspense>
  );
}
