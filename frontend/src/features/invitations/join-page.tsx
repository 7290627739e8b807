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
import * as commonWords from '../../words/common.en';
import { JoinForm } from './join-form';
import { Joined } from './joined';
import * as words from './words.en';

interface JoinPageProps {
  isSignedIn: boolean;
  onSignIn: () => void;
}

/** The page of an install link: who invites, and a button to join (T28). */
export function JoinPage({ isSignedIn, onSignIn }: JoinPageProps) {
  const { installId = '' } = useParams();
  const [hasJoined, setHasJoined] = useState(false);
  const query = useQuery(getInvitationOptions({ path: { install_id: installId } }));
  const { data: invitation, isPending, error } = query;
  if (isPending) {
    return (
      <Frame title={words.loadingTitle}>
        <CircularProgress aria-label={words.loading} />
      </Frame>
    );
  }
  if (!invitation) return <Refused error={error} onRetry={() => void query.refetch()} />;
  if (hasJoined) {
    return (
      <Frame title={words.joined}>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {invitation.invited_by ? words.joinedDetails(invitation.invited_by) : words.joinedDetailsNameless}
        </Typography>
        <Joined installId={installId} />
      </Frame>
    );
  }
  return (
    <Frame title={invitation.invited_by ? words.invitedBy(invitation.invited_by) : words.invited}>
      {isSignedIn ? (
        <JoinForm installId={installId} isTaken={invitation.state === 'taken'} onJoined={() => setHasJoined(true)} />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {invitation.state === 'open' ? words.isOpen : words.isTaken}
          </Typography>
          <Button variant="contained" size="large" fullWidth onClick={onSignIn}>
            {words.signIn}
          </Button>
        </>
      )}
    </Frame>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  switch (problemCode(error)) {
    case 'invitation-revoked':
      return (
        <Frame title={words.revoked}>
          <Typography color="textSecondary">{words.revokedDetails}</Typography>
        </Frame>
      );
    case 'install-link-not-found':
      return (
        <Frame title={words.missing}>
          <Typography color="textSecondary">{words.missingDetails}</Typography>
        </Frame>
      );
    default:
      return (
        <Frame title={words.notLoaded}>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {problemText(error)}
          </Typography>
          <Button variant="outlined" onClick={onRetry}>
            {commonWords.tryAgain}
          </Button>
        </Frame>
      );
  }
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card sx={{ width: '100%', maxWidth: 480, mx: 'auto', my: { xs: 4, md: 10 } }}>
      <CardContent sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center', textWrap: 'balance' }}>
        <Typography variant="h2" component="h1" gutterBottom dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
