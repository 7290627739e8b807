import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClientOnly } from '../../../components/client-only';
import { CONTACT } from '../content/contact.en';
import { PublicPage } from '../layout/public-page';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import { FormPlaceholder } from './form-placeholder';

interface ContactPageProps {
  /** Whether messages are delivered. */
  isDelivered: boolean;
}

/** The form and other ways to reach us. A link may set the subject: `/contact?subject=...` (T2, T23). */
export function ContactPage({ isDelivered }: ContactPageProps) {
  const [parameters] = useSearchParams();
  const subject = parameters.get('subject') ?? '';
  const headingId = useId();
  return (
    <PublicPage title={CONTACT.title} lead={CONTACT.subtitle} description={CONTACT.description}>
      <Box
        sx={{
          mt: { xs: 4, md: 6 },
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box
          component="section"
          aria-labelledby={headingId}
          sx={{
            p: { xs: 2.5, sm: 4 },
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="h2" id={headingId} sx={{ mb: 3 }}>
            {CONTACT.formTitle}
          </Typography>
          <ClientOnly fallback={<FormPlaceholder />}>
            <ContactForm key={subject} subject={subject} isDelivered={isDelivered} />
          </ClientOnly>
        </Box>
        <ContactCards />
      </Box>
    </PublicPage>
  );
}
