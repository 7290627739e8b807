import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { getInvitationOptions } from '../../api/generated/@tanstack/react-query.gen';
import { problemCode, problemText } from '../../api/problem';
import { JoinForm } from './join-form';
import { Joined } from './joined';

interface JoinPageProps {
  isSignedIn: boolean;
  onSignIn: () => void;
}

const OPEN_TEXT = 'Join the team to read its standard operating procedures, on any device.';
const TAKEN_TEXT = 'This invitation has already been used. If that was you, sign in with the same account.';
const TAKEN_TEXT_SIGNED_IN = 'This invitation has already been used. If that was you, continue: you keep your seat.';

/** Where an install link leads: who invites, and one button to join (T28). */
export function JoinPage({ isSignedIn, onSignIn }: JoinPageProps) {
  const { installId = '' } = useParams();
  const [hasJoined, setHasJoined] = useState(false);
  const query = useQuery(getInvitationOptions({ path: { install_id: installId } }));
  const { data: invitation, isPending, error } = query;
  if (isPending) {
    return (
      <Frame title="One moment">
        <CircularProgress aria-label="Loading the invitation" />
      </Frame>
    );
  }
  if (!invitation) return <Refused error={error} onRetry={() => void query.refetch()} />;
  if (hasJoined) {
    return (
      <Frame title="You are on the team">
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          SOPs that {invitation.invited_by || 'your team'} completes appear under SOPs, on any device.
        </Typography>
        <Joined installId={installId} />
      </Frame>
    );
  }
  return (
    <Frame title={invitation.invited_by ? `${invitation.invited_by} invites you` : 'You are invited'}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {invitation.state === 'open' ? OPEN_TEXT : isSignedIn ? TAKEN_TEXT_SIGNED_IN : TAKEN_TEXT}
      </Typography>
      {isSignedIn ? (
        <JoinForm installId={installId} onJoined={() => setHasJoined(true)} />
      ) : (
        <Button variant="contained" size="large" fullWidth onClick={onSignIn}>
          Sign in to join
        </Button>
      )}
    </Frame>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  switch (problemCode(error)) {
    case 'invitation-revoked':
      return (
        <Frame title="This invitation has been withdrawn">
          <Typography color="textSecondary">Ask the person who sent it for a new one.</Typography>
        </Frame>
      );
    case 'install-link-not-found':
      return (
        <Frame title="This invitation does not exist">
          <Typography color="textSecondary">Check that the link is complete.</Typography>
        </Frame>
      );
    default:
      return (
        <Frame title="The invitation could not be loaded">
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {problemText(error)}
          </Typography>
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        </Frame>
      );
  }
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card sx={{ width: '100%', maxWidth: 480, mx: 'auto', my: { xs: 4, md: 10 } }}>
      <CardContent sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
        <Typography
          variant="h2"
          component="h1"
          gutterBottom
          dir="auto"
          sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}
        >
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
