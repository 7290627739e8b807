import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { downloadText } from '../../components/download-file';
import { notifySuccess } from '../../components/notifications';
import { Asking, Ended, Late, NoPayment, Paid, SignInFirst } from './payment-state';
import * as words from './payment-success.en';
import { SETUP_FILE_NAME, setupText } from './setup-file';
import { usePaymentVerification } from './use-payment-verification';

interface PaymentSuccessPageProps {
  visitor: 'loading' | 'signed-out' | 'signed-in';
  onSignIn: () => void;
}

/** The return page of the checkout (S2.139-S2.146, T21). */
export function PaymentSuccessPage(props: PaymentSuccessPageProps) {
  const handleDownload = () => {
    downloadText(SETUP_FILE_NAME, setupText(window.location.origin));
    notifySuccess(words.downloadStarted);
  };
  return (
    <Stack spacing={4} sx={{ maxWidth: 860, mx: 'auto', py: { xs: 2, md: 4 } }}>
      <Box role="status" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        <PaymentState {...props} />
      </Box>
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card sx={{ height: '100%' }}>
            <CardContent sx={{ p: 3 }}>
              <Typography variant="h3" component="h2" gutterBottom>
                {words.downloadTitle}
              </Typography>
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                {words.downloadText}
              </Typography>
              <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={handleDownload}>
                {words.downloadButton}
              </Button>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
                {words.downloadSystems}
              </Typography>
            </CardContent>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card sx={{ height: '100%' }}>
            <CardContent sx={{ p: 3 }}>
              <Typography variant="h3" component="h2" gutterBottom>
                {words.tutorialTitle}
              </Typography>
              <Box
                sx={{
                  borderRadius: 2,
                  bgcolor: 'action.hover',
                  color: 'text.secondary',
                  display: 'grid',
                  placeItems: 'center',
                  height: 128,
                  position: 'relative',
                }}
              >
                <PlayCircleOutlined sx={{ fontSize: 48 }} />
                <Typography variant="body2" sx={{ position: 'absolute', right: 12, bottom: 8 }}>
                  5:30
                </Typography>
              </Box>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
                {words.tutorialText}
              </Typography>
            </CardContent>
          </Card>
        </Grid>
      </Grid>
      <Card>
        <CardContent sx={{ p: 3 }}>
          <Typography variant="h2" gutterBottom>
            {words.nextSteps.title}
          </Typography>
          <Box component="ol" sx={{ pl: 2.5, m: 0 }}>
            {words.nextSteps.steps.map((step) => (
              <Typography component="li" key={step.title} sx={{ mb: 1 }}>
                <strong>{step.title}</strong> {step.text}
              </Typography>
            ))}
          </Box>
        </CardContent>
      </Card>
      <Link component={RouterLink} to="/" sx={{ alignSelf: 'center' }}>
        {words.home}
      </Link>
    </Stack>
  );
}

function PaymentState({ visitor, onSignIn }: PaymentSuccessPageProps) {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('session_id');
  const { state, askAgain } = usePaymentVerification(sessionId, visitor === 'signed-in');
  if (sessionId === null) return <NoPayment />;
  if (visitor === 'signed-out') return <SignInFirst onSignIn={onSignIn} />;
  if (state === 'paid') return <Paid />;
  if (state === 'ended') return <Ended />;
  return state === 'late' ? <Late onAskAgain={askAgain} /> : <Asking />;
}
