import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getSopImportOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { getImportOriginal } from '../../../api/generated/sdk.gen';
import type { ImportDto, SopDto } from '../../../api/generated/types.gen';
import { downloadFile } from '../../../components/download-file';
import { TimeStamp } from '../../../components/time-stamp';
import * as commonWords from '../../../words/common.en';
import { withParts } from '../../../words/with-parts';
import * as words from './import-notice.en';

/** Shows which document an SOP was imported from and what was not imported, with a link to the original. */
export function ImportNotice({ sop }: { sop: SopDto }) {
  const { data } = useQuery({
    ...getSopImportOptions({ path: { id: sop.id } }),
    retry: false,
  });
  return data ? <Notice imported={data} /> : null;
}

function Notice({ imported }: { imported: ImportDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, created_at, lines, left_out, left_out_count: count, pictures } = imported;
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await getImportOriginal({ path: { id }, parseAs: 'blob' });
      downloadFile(name, data as Blob);
    },
    meta: { failureText: words.downloadFailed },
  });
  return (
    <Alert severity={count > 0 ? 'warning' : 'info'}>
      <Typography variant="body2">
        {withParts(words.source, { name, day: <TimeStamp at={created_at} isDateOnly /> })}{' '}
        {takenText(lines ?? 0, count)}
        {pictures > 0 && ` ${words.pictures(pictures)}`}
      </Typography>
      <Box sx={{ mt: 0.5, ml: -0.75, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="inherit"
          loading={download.isPending}
          onClick={() => download.mutate()}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {words.original(name)}
        </Button>
        {count > 0 && (
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.hideMissing : words.showMissing}
          </Button>
        )}
      </Box>
      <Collapse in={isOpen}>
        <Box component="ul" aria-label={words.missing} sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {left_out.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines may repeat
            <li key={at} dir="auto">
              {line}
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

function takenText(lines: number, leftOut: number): string {
  return leftOut === 0 ? words.allImported(lines) : words.someImported(lines - leftOut, lines);
}
