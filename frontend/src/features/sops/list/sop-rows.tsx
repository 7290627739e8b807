import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { SopCards } from './sop-cards';
import type { SopOrder } from './sop-filters';
import { SopTable } from './sop-table';
import type { Selection } from './use-selection';
import type { MoreSops } from './use-visible-sops';
import * as words from './words.en';

interface SopRowsProps {
  sops: SopSummaryDto[];
  selection: Selection;
  more: MoreSops;
  /** How many there are, when more than these can be shown. */
  total: number | undefined;
  /** A table; otherwise cards, for narrow windows. */
  isTable: boolean;
  order: SopOrder | null;
  onOrderChange: (order: SopOrder) => void;
}

/** The SOPs that were found, to be selected, sorted and paged through. */
export function SopRows({ sops, selection, more, total, isTable, order, onOrderChange }: SopRowsProps) {
  return (
    <>
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
