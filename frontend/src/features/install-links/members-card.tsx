import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { lazyOverlay } from '../../components/lazy-overlay';
import { PartFailure } from '../../components/part-failure';
import { SeatList } from './seat-list';
import { seatsOf } from './seats';
import * as words from './words.en';

const InviteDialog = lazyOverlay(async () => (await import('./invite-dialog')).InviteDialog);

interface MembersCardProps {
  /** Undefined until they are there. */
  links: readonly InstallLinkDto[] | undefined;
  /** Seats of the owner's plan; null without a plan. */
  seatLimit: number | null;
  /** Shown without members and without a plan. */
  withoutPlan: ReactNode;
  /** Retries; set if loading failed. */
  onRetry: (() => unknown) | undefined;
}

/** All members and all invited people, and the way to invite more; members come first (screens M10). */
export function MembersCard({ links, seatLimit, withoutPlan, onRetry }: MembersCardProps) {
  if (!links) return onRetry ? <MembersFailure onRetry={onRetry} /> : null;
  const active = links.filter((link) => link.is_active);
  const joined = active.filter((link) => link.member !== null);
  const invited = active.filter((link) => link.member === null);
  const isFull = seatLimit !== null && seatsOf(links, seatLimit).isFull;
  if (active.length === 0 && seatLimit === null) return withoutPlan;
  return (
    <Card component="section" aria-label={words.members} sx={{ mb: 3 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {words.members}
        </Typography>
        <Typography color="textSecondary">
          {active.length === 0 ? words.membersNone : words.membersJoined(joined.length, invited.length)}
        </Typography>
        {isFull && <Typography color="textSecondary">{words.areFull}</Typography>}
        {seatLimit !== null && !isFull && <InviteButton />}
        {active.length > 0 && <SeatList links={[...joined, ...invited]} />}
      </CardContent>
    </Card>
  );
}

function InviteButton() {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PersonAddOutlined />}
        onClick={() => setIsInviting(true)}
        sx={{ mt: 2, display: 'flex' }}
      >
        {words.invite}
      </Button>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}

function MembersFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Card component="section" aria-label={words.members} sx={{ mb: 3 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {words.members}
        </Typography>
        <PartFailure text={words.membersNotLoaded} onRetry={onRetry} />
      </CardContent>
    </Card>
  );
}
