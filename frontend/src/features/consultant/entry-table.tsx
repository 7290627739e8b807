import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { IconAction } from '../../components/icon-action';
import type { Entry, EntryKind } from './entry-kind';

export interface EntryListProps<Row extends Entry> {
  kind: EntryKind<Row>;
  rows: readonly Row[];
  onChange: (row: Row) => void;
}

const SHORT = { whiteSpace: 'nowrap' } as const;
/** A single long word must not push the other columns out of sight. */
const LONG = { overflowWrap: 'anywhere', minWidth: 120 } as const;

/** Entries as a table, one a row. */
export function EntryTable<Row extends Entry>({ kind, rows, onChange }: EntryListProps<Row>) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`${kind.title}, table`}>
      <Table>
        <TableHead>
          <TableRow>
            {kind.columns.map(({ label }) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
            <TableCell align="right">Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {kind.columns.map(({ label, isShort, render }) => (
                <TableCell key={label} sx={isShort ? SHORT : LONG}>
                  <bdi>{render(row)}</bdi>
                </TableCell>
              ))}
              <TableCell align="right">
                <IconAction label="Change" context={kind.nameOf(row)} onClick={() => onChange(row)}>
                  <EditOutlined fontSize="small" />
                </IconAction>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
