import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useSession } from '../../features/auth/session-context';
import { SopPage } from '../../features/sops/page/sop-page';
import { MeasuredSop } from './measured-sop';

/** For consultants only. */
const SopClient = lazy(async () => ({ default: (await import('./sop-client')).SopClient }));

interface SopRouteProps {
  /** @see AppConfig */
  modelGuide: string | null;
}

/** The page of an SOP, with the parts of other features. */
export function SopRoute({ modelGuide }: SopRouteProps) {
  const session = useSession();
  const isConsultant = session.status === 'signed-in' && session.profile.user_type === 'consultant';
  return (
    <MeasuredSop>
      <SopPage
        modelGuide={modelGuide}
        {...(isConsultant && {
          renderClient: (sop) => (
            <Suspense fallback={<Skeleton variant="rounded" width={104} height={24} />}>
              <SopClient sop={sop} />
            </Suspense>
          ),
        })}
      />
    </MeasuredSop>
  );
}
