import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SopVersionSummaryDto } from '../../../api/generated/types.gen';
import { StatusChip } from '../../../components/status-chip';
import { TimeStamp } from '../../../components/time-stamp';
import { VersionMenu } from './version-menu';
import { causeText, stateText } from './version-texts';
import * as words from './words.en';

interface VersionEntryProps {
  sopId: string;
  version: SopVersionSummaryDto;
  onCompare: () => void;
  onBringBack: () => void;
  /** Why nothing can be restored at the moment; null when it can. */
  reason: string | null;
}

/** One version: what it is, who made it, when and why, and what can be done with it. */
export function VersionEntry({ sopId, version, onCompare, onBringBack, reason }: VersionEntryProps) {
  const { number, created_by_name: author, created_at: createdAt, is_present: isPresent } = version;
  const state = stateText(version);
  return (
    <Stack component="li" spacing={0.25} useFlexGap sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{number}</Typography>
        {state && (
          <StatusChip label={state} tone={version.state === 'effective' ? 'good' : isPresent ? 'info' : 'neutral'} />
        )}
      </Stack>
      {version.reason && (
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {version.reason}
        </Typography>
      )}
      <Typography variant="body2">{causeText(version)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {author && `${author} · `}
        <TimeStamp at={createdAt} />
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', ml: '-5px' }}>
        {!isPresent && (
          <>
            <Button size="small" aria-label={words.compareOne(number)} onClick={onCompare}>
              {words.compare}
            </Button>
            <Button size="small" aria-label={words.restoreOne(number)} disabled={reason !== null} onClick={onBringBack}>
              {words.restore}
            </Button>
          </>
        )}
        <VersionMenu sopId={sopId} version={version} />
      </Stack>
    </Stack>
  );
}
