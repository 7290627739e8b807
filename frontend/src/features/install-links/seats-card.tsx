import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DottedLine } from '../../components/dotted-line';
import { lazyOverlay } from '../../components/lazy-overlay';
import { PartFailure } from '../../components/part-failure';
import { SeatList } from './seat-list';
import { seatsOf } from './seats';
import { useGenerateInstallLink, useInstallLinks } from './use-install-links';
import * as words from './words.en';

const InviteDialog = lazyOverlay(async () => (await import('./invite-dialog')).InviteDialog);

/** The card is beside others: a long list scrolls. */
const LIST_HEIGHT_PX = 320;

interface SeatsCardProps {
  /** The plan has ended: nobody new can join, and seats can only be revoked. */
  hasEnded?: boolean;
  /** Seats of the plan; undefined while it is being loaded. */
  seatLimit: number | undefined;
  isUpgrading: boolean;
  /** Undefined where nothing is sold. */
  onUpgrade: (() => void) | undefined;
}

/** Team seats and their install links (S2.84, S2.100-S2.107). */
export function SeatsCard({ hasEnded = false, seatLimit, isUpgrading, onUpgrade }: SeatsCardProps) {
  const { data: links, isError, refetch } = useInstallLinks();
  const generate = useGenerateInstallLink();
  const [isInviting, setIsInviting] = useState(false);
  const seats = links && seatLimit !== undefined ? seatsOf(links, seatLimit) : null;
  return (
    <Card component="section" aria-label={words.seats}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {words.seats}
        </Typography>
        {hasEnded ? (
          <Typography color="textSecondary">{words.hasEnded}</Typography>
        ) : seats ? (
          <>
            <Typography color="textSecondary">
              <DottedLine facts={[words.inUse(seats.active, seatLimit ?? 0), words.remaining(seats.remaining)]} />
            </Typography>
            <LinearProgress
              variant="determinate"
              value={seatLimit ? Math.min(100, (100 * seats.active) / seatLimit) : 100}
              aria-label={words.usage}
              sx={{ my: 1.5, borderRadius: 1, height: 6 }}
            />
          </>
        ) : (
          !isError && <SeatsSkeleton />
        )}
        {isError && !links && <PartFailure text={words.notLoaded} onRetry={() => refetch()} />}
        {!hasEnded && (
          <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap', '& > *': { flex: 'auto' } }}>
            <Button
              variant="outlined"
              startIcon={<AddLinkOutlined />}
              disabled={!seats || seats.isFull}
              loading={generate.isPending}
              onClick={() => generate.mutate(null)}
            >
              {words.generate}
            </Button>
            <Button
              variant="outlined"
              startIcon={<PersonAddOutlined />}
              disabled={!seats || seats.isFull}
              onClick={() => setIsInviting(true)}
            >
              {words.invite}
            </Button>
            <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
          </Stack>
        )}
        {seats?.isFull && !hasEnded && (
          <Alert
            severity="info"
            sx={{ mt: 2 }}
            action={
              onUpgrade && (
                <Button color="inherit" size="small" loading={isUpgrading} onClick={onUpgrade}>
                  {words.upgrade}
                </Button>
              )
            }
          >
            {words.areFull}
          </Alert>
        )}
        {links?.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {words.isEmpty}
          </Typography>
        )}
        {links && links.length > 0 && <SeatList links={links} maxHeight={LIST_HEIGHT_PX} />}
      </CardContent>
    </Card>
  );
}

/** The same size as the text and the bar that it replaces. */
function SeatsSkeleton() {
  return (
    <>
      <Skeleton>
        <Typography>
          <DottedLine facts={[words.inUse(10, 10), words.remaining(10)]} />
        </Typography>
      </Skeleton>
      <Skeleton variant="rounded" height={6} sx={{ my: 1.5 }} />
    </>
  );
}
