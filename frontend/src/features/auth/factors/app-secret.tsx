import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { withParts } from '../../../words/with-parts';
import * as words from './words.en';

interface AppSecretProps {
  /** Address of the picture. */
  qrCode: string;
  secret: string;
}

/** What an authenticator app needs: a picture for its camera, and the same as text. */
export function AppSecret({ qrCode, secret }: AppSecretProps) {
  return (
    <>
      <Typography color="textSecondary">{words.addAppDialogScan}</Typography>
      <Box
        component="img"
        src={qrCode}
        alt={words.addAppDialogQrCode}
        width={192}
        height={192}
        // Cameras need dark on light, in the dark scheme too.
        sx={{ alignSelf: 'center', bgcolor: 'common.white', borderRadius: 1, p: 1 }}
      />
      <Typography variant="body2" color="textSecondary">
        {withParts(words.addAppDialogType, {
          secret: (
            <Box component="code" sx={{ color: 'text.primary', overflowWrap: 'anywhere', userSelect: 'all' }}>
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Box>
          ),
        })}
      </Typography>
    </>
  );
}
