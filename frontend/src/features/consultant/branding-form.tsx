import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { getBrandingQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { saveBranding } from '../../api/generated/sdk.gen';
import type { BrandColorDto, BrandingDto } from '../../api/generated/types.gen';
import { problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import * as commonWords from '../../words/common.en';
import * as words from './branding.en';

/** The values of the form, saved or not. */
export interface BrandLook {
  /** `#rrggbb` */
  primary: string;
  accent: string;
  footer: string;
}

interface BrandingFormProps {
  branding: BrandingDto;
  look: BrandLook;
  onChange: (look: BrandLook) => void;
}

const MAX_FOOTER_LENGTH = 200;

/** Two colors and the footer line of each page. */
export function BrandingForm({ branding, look, onChange }: BrandingFormProps) {
  const queryClient = useQueryClient();
  const { primary, accent, footer } = look;
  const save = useMutation({
    mutationFn: () =>
      saveBranding({
        body: { primary_color: primary, accent_color: accent, footer_line: footer, version: branding.version },
      }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(getBrandingQueryKey(), data);
      notifySuccess(words.formSaved);
    },
    onError: (error) => notifyError(problemText(error)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card component="form" noValidate onSubmit={handleSubmit}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{words.formTitle}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {words.formText}
        </Typography>
        <Stack spacing={2.5}>
          <Box>
            <ColorField
              label={words.formPrimary}
              value={primary}
              onChange={(color) => onChange({ ...look, primary: color })}
            />
            {primary === branding.primary.color && <ContrastWarning color={branding.primary} />}
          </Box>
          <ColorField
            label={words.formAccent}
            value={accent}
            onChange={(color) => onChange({ ...look, accent: color })}
          />
          <TextField
            label={words.formFooter}
            fullWidth
            value={footer}
            helperText={words.formFooterLength(footer.length, MAX_FOOTER_LENGTH)}
            onChange={(event) => onChange({ ...look, footer: event.target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_FOOTER_LENGTH, dir: 'auto' } }}
          />
          <Button type="submit" variant="contained" loading={save.isPending} sx={{ alignSelf: 'flex-end' }}>
            {commonWords.save}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <TextField
      label={label}
      type="color"
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ '& input': { height: 32, py: 1.5 } }}
    />
  );
}

/**
 * Headings stand on white. The server checks the contrast of the saved color; text on the other one is black or white,
 * whichever is readable.
 */
function ContrastWarning({ color }: { color: BrandColorDto }) {
  if (color.is_readable_on_white) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {words.formHardToRead(color.contrast_on_white.toFixed(1))}
    </Alert>
  );
}
