import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SharedSopSummaryDto } from '../../api/generated/types.gen';
import { EmptyState } from '../../components/empty-state';
import { PartFailure } from '../../components/part-failure';
import { TimeStamp } from '../../components/time-stamp';
import * as commonWords from '../../words/common.en';
import { withParts } from '../../words/with-parts';
import { ReadingNotice } from './reading-notice';
import { useReadableSops } from './use-readable-sops';
import { useSharedSops } from './use-shared-sops';
import * as words from './words.en';

/** Who writes SOPs filters both lists by the field of their own. */
const SharedSopFilter = lazy(async () => ({ default: (await import('./shared-sop-filter')).SharedSopFilter }));

/** Looking through fewer SOPs than this needs no search. */
const FEW = 4;

interface SharedSopListProps {
  /** Only what holds these words is shown; all without any. */
  words?: string;
  /** With it, the list has a field for the words. */
  onWordsChange?: ((words: string) => void) | undefined;
}

/** What teams share with the person, and when somebody's sharing ends; nothing for somebody who belongs to none (T27). */
export function SharedSopList(props: SharedSopListProps) {
  return (
    <>
      <ReadingNotice />
      <ReadableSops {...props} />
    </>
  );
}

/** Completed SOPs of the teams that the person belongs to. */
function ReadableSops({ words: typed = '', onWordsChange }: SharedSopListProps) {
  const all = useSharedSops();
  const { sops, hasFailed, reload, more } = useReadableSops(typed);
  if (hasFailed) {
    return (
      <Card sx={{ mt: 3 }}>
        <PartFailure isInset text={words.notLoaded} onRetry={reload} />
      </Card>
    );
  }
  if (!all.data || all.data.length === 0 || !sops) return null;
  const isSearching = typed.trim() !== '';
  // People who search their own SOPs see other results here.
  if (sops.length === 0 && !onWordsChange) return null;
  return (
    <Card component="section" aria-label={words.title} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        {words.title}
      </Typography>
      {onWordsChange && (all.data.length >= FEW || isSearching) && (
        <Suspense fallback={null}>
          <SharedSopFilter words={typed} onChange={onWordsChange} />
        </Suspense>
      )}
      {sops.length === 0 && (
        <EmptyState
          title={words.noneFound}
          text={words.noneFoundDetails}
          action={
            <Button variant="outlined" onClick={() => onWordsChange?.('')}>
              {words.showAll}
            </Button>
          }
        />
      )}
      <List disablePadding>
        {sops.map((sop) => (
          <ListItem key={sop.id} divider sx={{ px: { xs: 2, sm: 3 }, py: 1.5, display: 'block' }}>
            <Link
              component={RouterLink}
              to={`/shared-sops/${sop.id}`}
              underline="hover"
              color="textPrimary"
              sx={{ fontWeight: 600 }}
            >
              <span dir="auto">{sop.title}</span>
            </Link>
            <Typography variant="body2" color="textSecondary" sx={{ '& time': { whiteSpace: 'nowrap' } }}>
              <Details sop={sop} />
            </Typography>
          </ListItem>
        ))}
      </List>
      {more.kind === 'page' && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={more.isLoading} onClick={more.show}>
            {commonWords.showMore}
          </Button>
        </Stack>
      )}
      {more.kind === 'narrow' && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2, textAlign: 'center' }}>
          {words.narrowDown(sops.length)}
        </Typography>
      )}
    </Card>
  );
}

function Details({ sop: { owner_name: owner, category, updated_at: updatedAt } }: { sop: SharedSopSummaryDto }) {
  const parts = { category, time: <TimeStamp at={updatedAt} isRelative /> };
  return owner ? withParts(words.detailsWithOwner, { owner, ...parts }) : withParts(words.details, parts);
}
