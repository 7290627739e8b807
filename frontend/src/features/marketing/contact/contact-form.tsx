import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { SendContactMessageDto } from '../../../api/generated/types.gen';
import { problemText } from '../../../api/problem';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { CONTACT } from '../content/contact.en';
import { TrapField } from './trap-field';
import { readContactMessage, useSendContactMessage } from './use-send-contact-message';
import { useVerification } from './use-verification';
import { isVerified } from './verification';
import { VerificationField } from './verification-field';
import * as words from './words.en';

interface ContactFormProps {
  /** The subject of the message, if a link has set it. */
  subject: string;
  /** Whether messages are delivered; otherwise the form sends no request (T22). */
  isDelivered: boolean;
}

/** The form and its rules (S2.160-S2.166, S4.46-S4.48, S5.13-S5.18). It keeps its text, sent or not. */
export function ContactForm({ subject, isDelivered }: ContactFormProps) {
  const control = useVerification();
  const send = useSendContactMessage();
  const [outcome, setOutcome] = useState<'unverified' | 'sent' | 'failed' | null>(null);
  const verified = isVerified(control.verification);

  const deliver = (form: HTMLFormElement) => {
    setOutcome(null);
    send.mutate(
      { body: readContactMessage(form) },
      { onSuccess: () => setOutcome('sent'), onError: () => setOutcome('failed') },
    );
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!verified) setOutcome('unverified');
    else if (isDelivered) deliver(event.currentTarget);
    else setOutcome('sent');
  };
  // Browsers do not submit by Enter while the button is disabled; the user still needs feedback.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !verified) setOutcome('unverified');
  };
  const fieldProps = (name: keyof SendContactMessageDto) => ({ name, required: true });

  return (
    <CheckedForm
      onSubmit={handleSubmit}
      problem={send.error}
      onKeyDown={handleKeyDown}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <CheckedField label={words.firstName} autoComplete="given-name" {...fieldProps('first_name')} />
        <CheckedField label={words.lastName} autoComplete="family-name" {...fieldProps('last_name')} />
      </Box>
      <CheckedField label={words.email} type="email" autoComplete="email" {...fieldProps('email')} />
      <CheckedField label={words.subject} defaultValue={subject} {...fieldProps('subject')} />
      <CheckedField label={words.message} multiline rows={6} {...fieldProps('message')} />
      <TrapField />
      <VerificationField {...control} />
      {outcome === 'unverified' && !verified && <Alert severity="warning">{CONTACT.unverified}</Alert>}
      {outcome === 'sent' && <Alert severity="success">{CONTACT.sent}</Alert>}
      {outcome === 'failed' && (
        <Alert severity="error">
          {CONTACT.failed} {problemText(send.error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={!verified}
        loading={send.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {CONTACT.send}
      </Button>
    </CheckedForm>
  );
}
