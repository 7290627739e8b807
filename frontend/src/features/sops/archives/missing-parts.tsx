import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ArchiveDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { LEFT_OUT_TEXTS } from './archive-texts';
import * as words from './words.en';

/** What an export or import has left out, with the reasons. */
export function MissingParts({ archive }: { archive: ArchiveDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const { left_out, left_out_count: count } = archive;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      <Typography variant="body2">{words.missingCount(count)}</Typography>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.missingHide : words.missingShow}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Box component="ul" aria-label={words.missingTitle} sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {left_out.map(({ title, file, code }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines may repeat
            <li key={at} dir="auto">
              {file === null
                ? words.missingSop(title, LEFT_OUT_TEXTS[code])
                : words.missingFile(title, file, LEFT_OUT_TEXTS[code])}
            </li>
          ))}
        </Box>
        {count > left_out.length && (
          <Typography variant="body2">{commonWords.andMore(count - left_out.length)}</Typography>
        )}
      </Collapse>
    </Alert>
  );
}
