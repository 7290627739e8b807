import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

const STEPS = ['Payment sent', 'Waiting for the confirmation', 'Dashboard open'];

/** The payment has arrived (S2.141). */
export function Paid() {
  return (
    <>
      <CheckCircleOutlined color="success" sx={{ fontSize: 56 }} />
      <Typography variant="h1" gutterBottom>
        Payment Successful
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        Your subscription is active. Your dashboard is ready.
      </Typography>
      <Button component={RouterLink} to="/dashboard" variant="contained" sx={{ mt: 1 }}>
        Go to your dashboard
      </Button>
    </>
  );
}

/** The page of a payment from before: what it paid for is over. */
export function Ended() {
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Your subscription has ended
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        This payment arrived, and what it paid for is over.
      </Typography>
      <Button component={RouterLink} to="/dashboard" variant="contained" sx={{ mt: 1 }}>
        Choose a plan
      </Button>
    </>
  );
}

/** Somebody asks whether the payment has arrived; how far that is (S2.140). */
export function Asking() {
  return (
    <Unverified icon={<CircularProgress sx={{ mb: 1 }} aria-label="Verifying" />}>
      <Stepper activeStep={1} alternativeLabel sx={{ my: 3 }}>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography color="textSecondary">
        This usually takes a few seconds. Taking longer? <HelpLink />
      </Typography>
    </Unverified>
  );
}

/** A minute has passed without the payment (T21). */
export function Late({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Unverified>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Your payment has not been confirmed yet. You don’t have to wait here: your dashboard unlocks automatically. Is
        something wrong? <HelpLink />
      </Typography>
      <Button variant="outlined" onClick={onAskAgain}>
        Check again
      </Button>
    </Unverified>
  );
}

/** The address names no payment, so there is nothing to look for (T21). */
export function NoPayment() {
  return (
    <Unverified>
      <Typography color="textSecondary">
        We can’t find a payment for this link. Just paid? Your{' '}
        <Link component={RouterLink} to="/dashboard">
          dashboard
        </Link>{' '}
        unlocks automatically. <HelpLink />
      </Typography>
    </Unverified>
  );
}

/** A payment is only found for the account that paid. */
export function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Unverified>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Sign in with the account that paid, so that we can find the payment.
      </Typography>
      <Button variant="contained" onClick={onSignIn}>
        Sign in
      </Button>
    </Unverified>
  );
}

function Unverified({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <Typography variant="h1" gutterBottom>
        Verifying your payment
      </Typography>
      {children}
    </>
  );
}

function HelpLink() {
  return (
    <Link component={RouterLink} to="/help-center">
      Get help
    </Link>
  );
}
