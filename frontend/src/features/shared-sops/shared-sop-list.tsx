import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';
import { PartFailure } from '../../components/part-failure';
import { TimeStamp } from '../../components/time-stamp';
import { ReadingNotice } from './reading-notice';
import { useReadableSops } from './use-readable-sops';
import { useSharedSops } from './use-shared-sops';

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
function ReadableSops({ words = '', onWordsChange }: SharedSopListProps) {
  const all = useSharedSops();
  const { sops, hasFailed, reload, more } = useReadableSops(words);
  if (hasFailed) {
    return (
      <Card sx={{ mt: 3 }}>
        <PartFailure isInset text="What is shared with you could not be loaded." onRetry={reload} />
      </Card>
    );
  }
  if (!all.data || all.data.length === 0 || !sops) return null;
  const isSearching = words.trim() !== '';
  // People who search their own SOPs see other results here.
  if (sops.length === 0 && !onWordsChange) return null;
  return (
    <Card component="section" aria-label="Shared with you" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        Shared with you
      </Typography>
      {onWordsChange && (all.data.length >= FEW || isSearching) && (
        <Suspense fallback={null}>
          <SharedSopFilter words={words} onChange={onWordsChange} />
        </Suspense>
      )}
      {sops.length === 0 && (
        <EmptyState
          title="Nothing found"
          text="Try other words, or look at everything that is shared with you."
          action={
            <Button variant="outlined" onClick={() => onWordsChange?.('')}>
              Show all SOPs
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
            <Typography variant="body2" color="textSecondary">
              {sop.owner_name && `${sop.owner_name} · `}
              {sop.category} · updated <TimeStamp at={sop.updated_at} isRelative />
            </Typography>
          </ListItem>
        ))}
      </List>
      {more.kind === 'page' && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={more.isLoading} onClick={more.show}>
            Show more
          </Button>
        </Stack>
      )}
      {more.kind === 'narrow' && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2, textAlign: 'center' }}>
          These are the first {sops.length}. Add a word to narrow them down.
        </Typography>
      )}
    </Card>
  );
}
