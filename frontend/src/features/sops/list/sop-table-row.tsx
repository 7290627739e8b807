import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { TimeStamp } from '../../../components/time-stamp';
import { SopStatusChip } from '../sop-status-chip';
import { SelectCheckbox } from './select-checkbox';
import { SopRowActions } from './sop-row-actions';
import { SopTitleLink } from './sop-title-link';
import { WIDE_ONLY } from './wide-only';
import * as words from './words.en';

interface SopTableRowProps {
  sop: SopSummaryDto;
  isSelected: boolean;
  onToggle: () => void;
}

/** One SOP as a row of the table. */
export function SopTableRow({ sop, isSelected, onToggle }: SopTableRowProps) {
  return (
    <TableRow hover selected={isSelected}>
      <TableCell padding="checkbox">
        <SelectCheckbox label={words.select(sop.title)} isChecked={isSelected} onToggle={onToggle} />
      </TableCell>
      <TableCell component="th" scope="row">
        <SopTitleLink sop={sop} />
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{sop.category}</TableCell>
      <TableCell>
        <SopStatusChip status={sop.status} />
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', whiteSpace: { md: 'nowrap' } }}>
        <TimeStamp at={sop.updated_at} isRelative />
      </TableCell>
      <TableCell padding="none" align="right" sx={{ pr: 1 }}>
        <SopRowActions sop={sop} />
      </TableCell>
    </TableRow>
  );
}
