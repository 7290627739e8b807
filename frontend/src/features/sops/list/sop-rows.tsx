import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { SopCards } from './sop-cards';
import type { SopOrder } from './sop-filters';
import { SopTable } from './sop-table';
import { useSelection } from './use-selection';
import type { MoreSops } from './use-shown-sops';

/** Fetched once something is selected. */
const BatchBar = lazy(async () => ({ default: (await import('./batch-bar')).BatchBar }));

interface SopRowsProps {
  sops: SopSummaryDto[];
  more: MoreSops;
  /** A table; otherwise cards, for narrow windows. */
  isTable: boolean;
  order: SopOrder | null;
  onOrderChange: (order: SopOrder) => void;
}

/** The SOPs that were found, to be selected, sorted and paged through. */
export function SopRows({ sops, more, isTable, order, onOrderChange }: SopRowsProps) {
  const selection = useSelection(sops.map(({ id }) => id));
  return (
    <>
      {selection.ids.length > 0 && (
        <Suspense fallback={null}>
          <BatchBar selection={selection} />
        </Suspense>
      )}
      {isTable ? (
        <SopTable sops={sops} selection={selection} order={order} onOrderChange={onOrderChange} />
      ) : (
        <SopCards sops={sops} selection={selection} />
      )}
      {more.kind === 'page' && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={more.isLoading} onClick={more.show}>
            Show more
          </Button>
        </Stack>
      )}
      {more.kind === 'narrow' && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', p: 2 }}>
          These are the first {sops.length}. Add a word or a filter to narrow them down.
        </Typography>
      )}
    </>
  );
}
