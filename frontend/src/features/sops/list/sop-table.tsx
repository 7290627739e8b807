import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { SelectCheckbox } from './select-checkbox';
import { orderAfter, type SopOrder } from './sop-filters';
import { SopTableRow } from './sop-table-row';
import type { Selection } from './use-selection';
import { MEASURED, WIDE_ONLY } from './wide-only';
import * as words from './words.en';

interface SopTableProps {
  sops: SopSummaryDto[];
  selection: Selection;
  /** Null when the best match comes first. */
  order: SopOrder | null;
  onOrderChange: (order: SopOrder) => void;
}

const TABLE = {
  '& .MuiTableCell-paddingCheckbox': { pl: 1.75 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};

/** The SOPs as a table that is sorted by its headings. */
export function SopTable({ sops, selection, order, onOrderChange }: SopTableProps) {
  const sortable = { order, onOrderChange };
  return (
    <TableContainer sx={MEASURED}>
      <Table aria-label={words.list} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <SelectCheckbox
                label={words.selectAllShown(sops.length)}
                isChecked={selection.hasAllShown}
                isPartly={selection.ids.length > 0 && !selection.hasAllShown}
                onToggle={selection.toggleAll}
              />
            </TableCell>
            <SortableHeading label={words.columnsTitle} by="title" {...sortable} />
            <TableCell sx={WIDE_ONLY}>{words.columnsCategory}</TableCell>
            <SortableHeading label={words.columnsStatus} by="status" {...sortable} />
            <SortableHeading label={words.columnsUpdated} by="updated" {...sortable} />
            <TableCell align="right" sx={{ pr: 2.5 }}>
              {words.columnsActions}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sops.map((sop) => (
            <SopTableRow
              key={sop.id}
              sop={sop}
              isSelected={selection.isSelected(sop.id)}
              onToggle={() => selection.toggle(sop.id)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface SortableHeadingProps extends Pick<SopTableProps, 'order' | 'onOrderChange'> {
  label: string;
  by: SopOrder['by'];
}

function SortableHeading({ label, by, order, onOrderChange }: SortableHeadingProps) {
  const direction = order?.by === by ? order.direction : undefined;
  return (
    <TableCell sortDirection={direction ?? false}>
      <TableSortLabel
        active={direction !== undefined}
        direction={direction ?? orderAfter(null, by).direction}
        onClick={() => onOrderChange(orderAfter(order, by))}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
