import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { getBrandingQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { deleteLogo, saveLogo } from '../../api/generated/sdk.gen';
import type { BrandLogoDto } from '../../api/generated/types.gen';
import { fieldFaultsOf, problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import * as words from './branding.en';
import { readBase64 } from './read-base64';
import { useLogoAddress } from './use-logo-address';

interface LogoCardProps {
  logo: BrandLogoDto | null;
}

/** The logo on the consultant's documents. */
export function LogoCard({ logo }: LogoCardProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: getBrandingQueryKey() });
  const onError = (error: unknown) => notifyError(problemText(error));
  const upload = useMutation({
    mutationFn: async (file: File) => saveLogo({ body: { data: await readBase64(file) } }),
    onSuccess: () => {
      notifySuccess(words.logoSaved);
      return refresh();
    },
  });
  const remove = useMutation({ mutationFn: () => deleteLogo(), onSuccess: refresh, onError });
  const handleChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) upload.mutate(file);
    event.target.value = '';
  };
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {words.logoTitle}
        </Typography>
        {logo ? <LogoImage logo={logo} /> : <Typography color="textSecondary">{words.logoHelp}</Typography>}
        {upload.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {uploadFault(upload.error)}
          </Alert>
        )}
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <Button variant="outlined" loading={upload.isPending} onClick={() => input.current?.click()}>
            {words.logoChoose}
          </Button>
          <input ref={input} type="file" accept="image/png,image/jpeg" hidden onChange={handleChoose} />
          {logo && (
            <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
              {words.logoRemove}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function LogoImage({ logo }: { logo: BrandLogoDto }) {
  const address = useLogoAddress(logo);
  if (!address) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={words.logoImage}
      sx={{ maxWidth: '100%', maxHeight: 120, bgcolor: '#fff' }}
    />
  );
}

/** Only the file is sent: errors of the field concern the file. */
function uploadFault(error: unknown): string {
  const { data: fault } = fieldFaultsOf(error);
  return fault === undefined ? problemText(error) : words.logoFault(fault);
}
