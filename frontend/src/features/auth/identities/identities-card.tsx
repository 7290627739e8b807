import Stack from '@mui/material/Stack';
import type { SignInProvider } from '../../../api/app-config';
import { SettingsCard } from '../../../components/settings-card';
import { IdentitiesList } from './identities-list';
import { LinkButton } from './link-button';
import { useIdentities } from './use-identities';
import * as words from './words.en';

interface IdentitiesCardProps {
  providers: readonly SignInProvider[];
}

/** The sign-in methods, and how to add and remove them. */
export function IdentitiesCard({ providers }: IdentitiesCardProps) {
  const { identities } = useIdentities();
  const unlinked = providers.filter(({ name }) => identities?.every(({ provider }) => provider !== name));
  return (
    <SettingsCard title={words.title} text={words.text}>
      <IdentitiesList providers={providers} />
      {unlinked.length > 0 && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
          {unlinked.map((provider) => (
            <LinkButton key={provider.name} provider={provider} />
          ))}
        </Stack>
      )}
    </SettingsCard>
  );
}
