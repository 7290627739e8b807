import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { updateProfile } from '../../api/generated/sdk.gen';
import type { ProfileDto, UserType } from '../../api/generated/types.gen';
import { notifySuccess } from '../../components/notifications';
import { SettingsCard } from '../../components/settings-card';
import * as words from './words.en';

interface UserTypeCardProps {
  profile: ProfileDto;
  onChange: (profile: ProfileDto) => void;
}

const TYPES: readonly { type: UserType; label: string; text: string }[] = [
  { type: 'user', label: words.accountTypeUser, text: words.accountTypeUserText },
  { type: 'consultant', label: words.accountTypeConsultant, text: words.accountTypeConsultantText },
];

const WELCOME: Readonly<Record<UserType, string>> = {
  user: words.accountTypeWelcomeUser,
  consultant: words.accountTypeWelcomeConsultant,
};

/** The user type, which selects the dashboard (S4.15, S8.8-S8.10). The data of the other type is kept. */
export function UserTypeCard({ profile, onChange }: UserTypeCardProps) {
  const change = useMutation({
    mutationFn: async (type: UserType) => (await updateProfile({ body: { user_type: type } })).data,
    onSuccess: (changed, type) => {
      notifySuccess(words.accountTypeSaved, WELCOME[type]);
      onChange(changed);
    },
    meta: { failureText: words.profileNotSaved },
  });
  const shown = change.isPending ? change.variables : (profile.user_type ?? 'user');
  return (
    <SettingsCard title={words.accountTypeTitle} text={words.accountTypeText}>
      <RadioGroup
        aria-label={words.accountTypeTitle}
        value={shown}
        onChange={(_event, value) => change.mutate(value as UserType)}
      >
        {TYPES.map(({ type, label, text }) => (
          <FormControlLabel
            key={type}
            value={type}
            disabled={change.isPending}
            control={<Radio />}
            label={
              <>
                <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              </>
            }
            sx={{ alignItems: 'flex-start', py: 0.5, '& .MuiRadio-root': { mt: -0.75 } }}
          />
        ))}
      </RadioGroup>
    </SettingsCard>
  );
}
