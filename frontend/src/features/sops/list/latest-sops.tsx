import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listSopsInfiniteOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { PartFailure } from '../../../components/part-failure';
import { TimeStamp } from '../../../components/time-stamp';
import * as commonWords from '../../../words/common.en';
import { SopStatusChip } from '../sop-status-chip';
import * as words from './latest-sops.en';
import { SopTitleLink } from './sop-title-link';

interface LatestSopsProps {
  title: string;
  /** The path to create one; without it, the page has another link. */
  newSopPath?: string;
  /** Only those for this client; all if not given. */
  clientId?: string;
  /** The page of all of them; without it, all are shown in place. */
  allPath?: string;
}

const FIRST_FEW = 5;
const PAGE = 50;
/** As high as a button, which cards beside this one have in their first line. */
const BESIDE_BUTTON = '40px';

/** The SOPs that were changed last, without what can be done to them. */
export function LatestSops({ title, newSopPath, clientId, allPath }: LatestSopsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const sops = useInfiniteQuery({
    ...listSopsInfiniteOptions({
      query: { limit: isWhole ? PAGE : FIRST_FEW, ...(clientId && { client_id: clientId }) },
    }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
  const showMore = () => (isWhole ? void sops.fetchNextPage() : setIsWhole(true));
  return (
    <Card component="section" aria-label={title}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, sm: 3 }, pb: 1 }}
      >
        <Typography variant="h2" sx={{ lineHeight: BESIDE_BUTTON }}>
          {title}
        </Typography>
        {newSopPath && (
          <Button component={RouterLink} to={newSopPath} startIcon={<AddOutlined />} variant="outlined">
            {words.newSop}
          </Button>
        )}
      </Stack>
      {sops.isPending && <Skeleton variant="rounded" height={120} sx={{ m: 3 }} />}
      {!sops.isPending && !sops.data && <PartFailure isInset text={words.notLoaded} onRetry={() => sops.refetch()} />}
      {sops.data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
          {words.isEmpty}
        </Typography>
      )}
      {sops.data && sops.data.length > 0 && (
        <List disablePadding>
          {sops.data.map((sop) => (
            <ListItem key={sop.id} divider sx={{ px: { xs: 2, sm: 3 }, py: 1.5, gap: 2, flexWrap: 'wrap' }}>
              <Stack sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <SopTitleLink sop={sop} />
              </Stack>
              <SopStatusChip status={sop.status} />
              <Typography variant="body2" color="textSecondary">
                <TimeStamp at={sop.updated_at} isRelative />
              </Typography>
            </ListItem>
          ))}
        </List>
      )}
      {sops.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          {allPath ? (
            <Button component={RouterLink} to={allPath}>
              {commonWords.showAll}
            </Button>
          ) : (
            <Button loading={sops.isFetchingNextPage} onClick={showMore}>
              {isWhole ? commonWords.showMore : commonWords.showAll}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  );
}
