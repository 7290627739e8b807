import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { withParts } from '../../words/with-parts';
import * as words from './auth-page.en';
import { useSession } from './session-context';

interface AuthPageProps {
  /** Display name of the provider. */
  providerLabel: string;
}

const FACTS = { listStyle: 'none', m: 0, mt: 3, p: 0, display: 'inline-grid', gap: 0.75, textAlign: 'start' };

/** One button and nothing else (S1.23, S2.68). */
export function AuthPage({ providerLabel }: AuthPageProps) {
  const { actions } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const handleContinue = async () => {
    setIsLeaving(true);
    await actions.signIn();
    setIsLeaving(false);
  };
  return (
    <Card sx={{ width: '100%', maxWidth: 440, mx: 'auto', my: { xs: 4, md: 10 } }}>
      <CardContent sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
        <Box component="img" src="/favicon.svg" alt="" width={48} height={48} sx={{ mb: 2 }} />
        <Typography variant="h2" component="h1" gutterBottom>
          {words.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 4, textWrap: 'balance' }}>
          {words.text}
        </Typography>
        <Button
          data-needs-app
          data-holds-click
          variant="contained"
          size="large"
          fullWidth
          loading={isLeaving || null}
          onClick={handleContinue}
        >
          {words.continueWith(providerLabel)}
        </Button>
        <Box component="ul" sx={FACTS}>
          {words.whatToExpect.map((fact) => (
            <Box component="li" key={fact} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <CheckRounded fontSize="small" color="primary" aria-hidden />
              <Typography component="span" variant="body2">
                {fact}
              </Typography>
            </Box>
          ))}
        </Box>
        <noscript>
          <Typography sx={{ mt: 2 }}>{words.needsScript}</Typography>
        </noscript>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3, textWrap: 'balance' }}>
          {withParts(words.consent, {
            terms: (
              <Link component={RouterLink} to="/terms">
                {words.terms}
              </Link>
            ),
            privacyPolicy: (
              <Link component={RouterLink} to="/privacy">
                {words.privacyPolicy}
              </Link>
            ),
          })}
        </Typography>
      </CardContent>
    </Card>
  );
}
