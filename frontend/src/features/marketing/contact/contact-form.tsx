import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { CONTACT } from '../content/contact-content';
import { useVerification } from './use-verification';
import { isVerified } from './verification';
import { VerificationField } from './verification-field';

interface ContactFormProps {
  /** What the message is about, as far as a link has said it. */
  subject: string;
}

/** The form and its rules (S2.160-S2.166, S4.46-S4.48, S5.13-S5.18). It calls nobody and keeps what was written (T22). */
export function ContactForm({ subject }: ContactFormProps) {
  const control = useVerification();
  const [outcome, setOutcome] = useState<'unverified' | 'sent' | null>(null);
  const verified = isVerified(control.verification);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(verified ? 'sent' : 'unverified');
  };
  // Browsers do not submit by Enter while the button is disabled; the person still deserves an answer.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !verified) setOutcome('unverified');
  };

  return (
    <Box component="form" onSubmit={handleSubmit} onKeyDown={handleKeyDown} sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField label="First Name" name="firstName" autoComplete="given-name" required />
        <TextField label="Last Name" name="lastName" autoComplete="family-name" required />
      </Box>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <TextField label="Subject" name="subject" defaultValue={subject} required />
      <TextField label="Message" name="message" multiline rows={6} required />
      <VerificationField {...control} />
      {outcome === 'unverified' && !verified && <Alert severity="warning">{CONTACT.unverified}</Alert>}
      {outcome === 'sent' && <Alert severity="success">{CONTACT.sent}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={!verified} sx={{ justifySelf: 'start' }}>
        {CONTACT.send}
      </Button>
    </Box>
  );
}
