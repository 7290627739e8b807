import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../../components/load-failure';
import { TimeStamp } from '../../components/time-stamp';
import { ReadingNotice } from './reading-notice';
import { useSharedSops } from './use-shared-sops';

/** What teams share with the person, and when somebody's sharing ends; nothing for somebody who belongs to none (T27). */
export function SharedSopList() {
  return (
    <>
      <ReadingNotice />
      <ReadableSops />
    </>
  );
}

/** Completed SOPs of the teams that the person belongs to. */
function ReadableSops() {
  const list = useSharedSops();
  if (list.isError && !list.data) {
    return (
      <Card sx={{ mt: 3 }}>
        <LoadFailure title="What is shared with you could not be loaded" onRetry={() => list.refetch()} />
      </Card>
    );
  }
  if (!list.data || list.data.length === 0) return null;
  return (
    <Card component="section" aria-label="Shared with you" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        Shared with you
      </Typography>
      <List disablePadding>
        {list.data.map((sop) => (
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
      {list.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </Card>
  );
}
