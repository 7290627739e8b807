import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SharedSopSummaryDto } from '../../api/generated/types.gen';
import { EmptyState } from '../../components/empty-state';
import { PartFailure } from '../../components/part-failure';
import { StatusChip } from '../../components/status-chip';
import { TimeStamp } from '../../components/time-stamp';
import * as commonWords from '../../words/common.en';
import { withParts } from '../../words/with-parts';
import { newsOf, type ReadBefore, readBefore } from './read-before';
import { ReadingNotice } from './reading-notice';
import { useMemberships } from './use-memberships';
import { useReadableSops } from './use-readable-sops';
import { useSharedSops } from './use-shared-sops';
import * as words from './words.en';

/** Users who write SOPs filter both lists by the field of their own list. */
const SharedSopFilter = lazy(async () => ({ default: (await import('./shared-sop-filter')).SharedSopFilter }));

/** Where the field will be, so that nothing moves when it arrives. */
const FIELD_TO_COME = { height: 40, mx: { xs: 2, sm: 3 }, mt: 1, mb: 2 };

/** Fewer SOPs than this need no search. */
const FEW = 4;

interface SharedSopListProps {
  /** The user whose reading decides what is new; null while signed out. */
  readerId: string | null;
  /** The page bears the title of the list, and there is nothing else on it. */
  isPage?: boolean;
  /** Says so where nothing is shared yet: the person has nothing else to read. */
  saysNothingShared?: boolean;
  /** Only SOPs with these words are shown; all without any. */
  words?: string;
  /** With it, the list has a field for the words. */
  onWordsChange?: ((words: string) => void) | undefined;
}

/** What teams share with the user, and when sharing ends; nothing for users without a team (T27). */
export function SharedSopList(props: SharedSopListProps) {
  return (
    <>
      <ReadingNotice />
      <ReadableSops {...props} />
    </>
  );
}

/** Completed SOPs of the teams that the person belongs to. */
function ReadableSops({
  readerId,
  isPage = false,
  saysNothingShared = isPage,
  words: typed = '',
  onWordsChange,
}: SharedSopListProps) {
  const all = useSharedSops();
  const { title, owner, isPending } = useMemberships();
  const { sops, hasFailed, reload, more } = useReadableSops(typed);
  if (hasFailed) {
    return (
      <Card sx={{ mt: 3 }}>
        <PartFailure isInset text={words.notLoaded} onRetry={reload} />
      </Card>
    );
  }
  if (!all.data || !sops || isPending) return null;
  if (all.data.length === 0) return saysNothingShared ? <NothingShared /> : null;
  const isSearching = typed.trim() !== '';
  const before = readerId === null ? null : readBefore(readerId, new Date());
  // Users who search their own SOPs see different results here.
  if (sops.length === 0 && !onWordsChange) return null;
  return (
    <Card component="section" aria-label={title} sx={{ mt: 3, ...(isPage && { pt: 2 }) }}>
      {!isPage && (
        <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
          {title}
        </Typography>
      )}
      {onWordsChange && (all.data.length >= FEW || isSearching) && (
        <Suspense fallback={<Skeleton variant="rounded" sx={FIELD_TO_COME} />}>
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
            <NewsChip sop={sop} before={before} />
            <Typography variant="body2" color="textSecondary" sx={{ '& time': { whiteSpace: 'nowrap' } }}>
              <Details sop={sop} owner={owner === null ? sop.owner_name : ''} />
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

function NothingShared() {
  return (
    <Card sx={{ mt: 3 }}>
      <EmptyState title={words.emptyTitle} text={words.emptyText} />
    </Card>
  );
}

/** Marks an SOP whose current version the user has not opened. */
function NewsChip({ sop, before }: { sop: SharedSopSummaryDto; before: ReadBefore | null }) {
  const news = before && newsOf(before, sop);
  if (news === null) return null;
  return (
    <Box component="span" sx={{ ml: 1 }}>
      <StatusChip label={words.news[news]} tone="info" />
    </Box>
  );
}

interface DetailsProps {
  sop: SharedSopSummaryDto;
  /** Empty where the list names the owner. */
  owner: string;
}

function Details({ sop: { category, updated_at: updatedAt }, owner }: DetailsProps) {
  const parts = { category, time: <TimeStamp at={updatedAt} isRelative /> };
  return owner ? withParts(words.detailsWithOwner, { owner, ...parts }) : withParts(words.details, parts);
}
