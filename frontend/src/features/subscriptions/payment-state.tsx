import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { withParts } from '../../words/with-parts';
import * as words from './payment-success.en';

/** The payment has arrived (S2.141). */
export function Paid() {
  return (
    <>
      <CheckCircleOutlined color="success" sx={{ fontSize: 56 }} />
      <Typography variant="h1" gutterBottom>
        {words.paidTitle}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {words.paidText}
      </Typography>
      <Button component={RouterLink} to="/dashboard" variant="contained" sx={{ mt: 1 }}>
        {words.paidOpenDashboard}
      </Button>
    </>
  );
}

/** The page of an earlier payment, whose period has ended. */
export function Ended() {
  return (
    <>
      <Typography variant="h1" gutterBottom>
        {words.endedTitle}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {words.endedText}
      </Typography>
      <Button component={RouterLink} to="/dashboard" variant="contained" sx={{ mt: 1 }}>
        {words.endedChoosePlan}
      </Button>
    </>
  );
}

/** The verification of the payment is in progress (S2.140). */
export function Asking() {
  return (
    <Unverified icon={<CircularProgress sx={{ mb: 1 }} aria-label={words.unverified.isAsking} />}>
      <Stepper activeStep={1} alternativeLabel sx={{ my: 3 }}>
        {words.unverified.steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography color="textSecondary">{withParts(words.unverified.wait, { help: <HelpLink /> })}</Typography>
    </Unverified>
  );
}

/** A minute has passed without the payment (T21). */
export function Late({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Unverified>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {withParts(words.unverified.isLate, { help: <HelpLink /> })}
      </Typography>
      <Button variant="contained" onClick={onAskAgain}>
        {words.unverified.askAgain}
      </Button>
    </Unverified>
  );
}

/** The address names no payment, so there is nothing to look for (T21). */
export function NoPayment() {
  return (
    <Unverified>
      <Typography variant="h3" component="p" gutterBottom>
        {words.unverified.noPayment}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {withParts(words.unverified.noPaymentDetails, { help: <HelpLink /> })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button component={RouterLink} to="/pricing" variant="contained">
          {words.unverified.seePlans}
        </Button>
        <Button component={RouterLink} to="/dashboard" variant="outlined">
          {words.paidOpenDashboard}
        </Button>
      </Stack>
    </Unverified>
  );
}

/** A payment is only found for the account that paid. */
export function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Unverified>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.unverified.signInFirst}
      </Typography>
      <Button variant="contained" onClick={onSignIn}>
        {words.unverified.signIn}
      </Button>
    </Unverified>
  );
}

function Unverified({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <Typography variant="h1" gutterBottom>
        {words.unverified.title}
      </Typography>
      {children}
    </>
  );
}

function HelpLink() {
  return (
    <Link component={RouterLink} to="/help-center">
      {words.unverified.help}
    </Link>
  );
}
