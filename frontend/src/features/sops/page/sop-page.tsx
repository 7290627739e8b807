import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { SopDto } from '../../../api/generated/types.gen';
import { isProblem } from '../../../api/problem';
import { EmptyState } from '../../../components/empty-state';
import { LoadFailure } from '../../../components/load-failure';
import { useAttachments } from '../attachments/use-attachments';
import { PageSkeleton } from './page-skeleton';
import { SopView } from './sop-view';
import { useSop } from './use-sop';
import * as words from './words.en';

const NOT_FOUND = 404;

interface SopPageProps {
  /** @see AppConfig */
  modelGuide: string | null;
  /** Shows the client of an SOP; not set without clients. */
  renderClient?: (sop: SopDto) => ReactNode;
}

/** The page of one SOP. */
export function SopPage({ modelGuide, renderClient }: SopPageProps) {
  const { id = '' } = useParams();
  const { data: sop, isPending, error, refetch } = useSop(id);
  // Fetched in parallel, so that pictures need not wait for the procedure.
  useAttachments(id);
  const isGone = isProblem(error) && error.status === NOT_FOUND;
  return (
    <>
      {isPending && <PageSkeleton />}
      {isGone && (
        <EmptyState
          isPage
          title={words.notFound}
          text={words.notFoundDetails}
          action={
            <Button component={RouterLink} to="/sops" variant="contained">
              {words.allSops}
            </Button>
          }
        />
      )}
      {!sop && error && !isGone && <LoadFailure isPage title={words.notLoaded} onRetry={() => refetch()} />}
      {sop && !isGone && <SopView key={sop.id} sop={sop} modelGuide={modelGuide} client={renderClient?.(sop)} />}
    </>
  );
}
