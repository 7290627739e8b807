import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { SopCards } from './sop-cards';
import type { SopOrder } from './sop-filters';
import { SopTable } from './sop-table';
import { useSelection } from './use-selection';
import type { MoreSops } from './use-visible-sops';
import * as words from './words.en';

/** Fetched once something is selected. */
const BatchBar = lazy(async () => ({ default: (await import('./batch-bar')).BatchBar }));

interface SopRowsProps {
  sops: SopSummaryDto[];
  more: MoreSops;
  /** Whether all SOPs of the person are shown, or will be when more are. */
  isWhole: boolean;
  /** A table; otherwise cards, for narrow windows. */
  isTable: boolean;
  order: SopOrder | null;
  onOrderChange: (order: SopOrder) => void;
}

/** The SOPs that were found, to be selected, sorted and paged through. */
export function SopRows({ sops, more, isWhole, isTable, order, onOrderChange }: SopRowsProps) {
  const selection = useSelection(sops.map(({ id }) => id));
  // The filters above have requested the same figures.
  const { data: figures } = useQuery({ ...getSopFiguresOptions(), enabled: isWhole && more.kind === 'page' });
  const total = isWhole && more.kind === 'page' ? figures?.total : undefined;
  return (
    <>
      {selection.ids.length > 0 && (
        <Suspense fallback={null}>
          <BatchBar selection={selection} total={total} />
        </Suspense>
      )}
      {isTable ? (
        <SopTable sops={sops} selection={selection} order={order} onOrderChange={onOrderChange} />
      ) : (
        <SopCards sops={sops} selection={selection} />
      )}
      {more.kind === 'page' && (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'center', py: 2 }}>
          {total !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {words.shown(sops.length, total)}
            </Typography>
          )}
          <Button loading={more.isLoading} onClick={more.show}>
            {commonWords.showMore}
          </Button>
        </Stack>
      )}
      {more.kind === 'narrow' && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', p: 2 }}>
          {words.areFirst(sops.length)}
        </Typography>
      )}
    </>
  );
}
