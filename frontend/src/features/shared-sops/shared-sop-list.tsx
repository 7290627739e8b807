import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { listSharedSopsInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';
import { LoadFailure } from '../../components/load-failure';
import { TimeStamp } from '../../components/time-stamp';

/** Completed SOPs of the teams that the person belongs to; nothing for somebody who belongs to none (T27). */
export function SharedSopList() {
  const list = useInfiniteQuery({
    ...listSharedSopsInfiniteOptions({ query: { limit: 20 } }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
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
              {sop.category} · updated <TimeStamp at={sop.updated_at} />
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
