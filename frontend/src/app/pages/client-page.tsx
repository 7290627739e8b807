import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { getClientOptions } from '../../api/generated/@tanstack/react-query.gen';
import { isProblem } from '../../api/problem';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { ClientWorkspace } from '../../features/consultant/client-workspace';
import { LatestSops } from '../../features/sops/list/latest-sops';
import { refreshSopLists } from '../../features/sops/refresh-sop-lists';
import * as words from './client-page.en';

const CLIENTS = '/consultant/clients';
const NOT_FOUND = 404;

/** One of a consultant's clients (screens m9). */
export function ClientPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: client, isPending, error, refetch } = useQuery(getClientOptions({ path: { id } }));
  const isGone = isProblem(error) && error.status === NOT_FOUND;
  const handleDeleted = async () => {
    await navigate(CLIENTS);
    // Their client no longer exists.
    void refreshSopLists(queryClient);
    void queryClient.invalidateQueries({ queryKey: [{ _id: 'getSop' }] });
  };
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={320} />}
      {isGone && (
        <EmptyState
          isPage
          title={words.notFoundTitle}
          text={words.notFoundText}
          action={
            <Button component={RouterLink} to={CLIENTS} variant="contained">
              {words.notFoundAll}
            </Button>
          }
        />
      )}
      {!client && error && !isGone && <LoadFailure isPage title={words.notLoaded} onRetry={() => refetch()} />}
      {client && !isGone && (
        <ClientWorkspace
          key={client.id}
          client={client}
          sops={<LatestSops title={words.sops} clientId={client.id} newSopPath={`/sops/new?client=${client.id}`} />}
          onDeleted={handleDeleted}
        />
      )}
    </>
  );
}
