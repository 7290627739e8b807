import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../components/notifications';
import { SettingsCard } from '../../components/settings-card';
import { TimeStamp } from '../../components/time-stamp';
import * as commonWords from '../../words/common.en';
import { withParts } from '../../words/with-parts';
import * as words from './words.en';

/** The access token of a session. */
export interface AccessToken {
  value: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface ApiAccessCardProps {
  /** Returns a new access token with its full lifetime. */
  requestToken: () => Promise<AccessToken>;
  hasExplorer: boolean;
}

/** The user's access token for the API. It is shown on request and stored nowhere. */
export function ApiAccessCard({ requestToken, hasExplorer }: ApiAccessCardProps) {
  const { data: token, ...request } = useMutation({
    mutationFn: requestToken,
    // A hidden token must not stay in the memory of the page.
    gcTime: 0,
    meta: { failureText: words.apiAccessNotLoaded },
  });
  return (
    <SettingsCard title={words.apiAccessTitle} text={words.apiAccessText}>
      {token && <TokenDetails token={token} />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {token ? (
          <Button variant="outlined" onClick={() => request.reset()}>
            {words.apiAccessHide}
          </Button>
        ) : (
          <Button variant="outlined" loading={request.isPending} onClick={() => request.mutate()}>
            {words.apiAccessShow}
          </Button>
        )}
        {hasExplorer && (
          <Link href="/api/docs" target="_blank" rel="noopener">
            {words.apiAccessOpenExplorer}
          </Link>
        )}
      </Stack>
    </SettingsCard>
  );
}

function TokenDetails({ token }: { token: AccessToken }) {
  const url = `${window.location.origin}/api/v1/sops`;
  const commandWith = (value: string) => `curl ${url} -H "Authorization: Bearer ${value}"`;
  return (
    <Stack spacing={2} sx={{ mb: 2.5 }}>
      <Alert severity="warning">{words.apiAccessWarning}</Alert>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
        <TextField
          label={words.apiAccessToken}
          value={token.value}
          fullWidth
          size="small"
          helperText={withParts(words.apiAccessExpires, { time: <TimeStamp at={token.expiresAt} /> })}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton label={words.apiAccessCopyToken} text={token.value} />
      </Stack>
      <Typography>{words.apiAccessExample}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Box
          component="code"
          sx={{
            flex: 1,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontFamily: 'monospace',
            fontSize: 14,
            overflowWrap: 'anywhere',
          }}
        >
          {commandWith(`${token.value.slice(0, 8)}...`)}
        </Box>
        <CopyButton label={words.apiAccessCopyCommand} text={commandWith(token.value)} />
      </Stack>
    </Stack>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notifySuccess(commonWords.copied);
    } catch {
      notifyError(commonWords.copyFailed);
    }
  };
  return (
    <Button
      startIcon={<ContentCopyOutlined />}
      onClick={() => void copy()}
      sx={{ flexShrink: 0, alignSelf: 'flex-start', minWidth: { sm: 168 }, justifyContent: 'flex-start' }}
    >
      {label}
    </Button>
  );
}
