import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { updateProfile } from '../../api/generated/sdk.gen';
import type { ProfileDto } from '../../api/generated/types.gen';
import { notifySuccess } from '../../components/notifications';
import { SettingsCard } from '../../components/settings-card';
import * as commonWords from '../../words/common.en';
import * as words from './words.en';

interface ProfileCardProps {
  profile: ProfileDto;
  onChange: (profile: ProfileDto) => void;
}

const MAX_NAME_LENGTH = 200;

/** The name that others see. */
export function ProfileCard({ profile, onChange }: ProfileCardProps) {
  const [name, setName] = useState(profile.full_name);
  const save = useMutation({
    mutationFn: async () => (await updateProfile({ body: { full_name: name } })).data,
    onSuccess: (changed) => {
      setName(changed.full_name);
      onChange(changed);
      notifySuccess(words.profileNameSaved);
    },
    meta: { failureText: words.profileNotSaved },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <SettingsCard title={words.profileTitle} text={words.profileText}>
      <Stack component="form" noValidate direction={{ xs: 'column', sm: 'row' }} spacing={2} onSubmit={handleSubmit}>
        <TextField
          label={commonWords.name}
          fullWidth
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={save.isPending}
          disabled={name.trim() === profile.full_name}
          sx={{ flexShrink: 0, alignSelf: { xs: 'flex-end', sm: 'center' } }}
        >
          {commonWords.save}
        </Button>
      </Stack>
    </SettingsCard>
  );
}
