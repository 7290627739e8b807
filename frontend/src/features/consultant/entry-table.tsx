import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { IconAction } from '../../components/icon-action';
import type { Entry, EntryColumn, EntryKind } from './entry-kind';
import * as words from './words.en';

export interface EntryListProps<Row extends Entry> {
  kind: EntryKind<Row>;
  /** Those of the kind that are shown. */
  columns: readonly EntryColumn<Row>[];
  rows: readonly Row[];
  onChange: (row: Row) => void;
  onRemove: (row: Row) => void;
}

const SHORT = { whiteSpace: 'nowrap' } as const;
/** A column of amounts, with tabular digits. */
const AMOUNT = { align: 'right', style: { fontVariantNumeric: 'tabular-nums' } } as const;
/** A single long word must not push the other columns out of view. */
const LONG = { overflowWrap: 'anywhere', minWidth: 120 } as const;

/** The outer columns are aligned with the heading of the card; the last row ends with the card. */
const IN_CARD = {
  '& tr > :first-of-type': { pl: 3 },
  '& tr > :last-of-type': { pr: 3 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};

/** Entries as a table, one per row. A row links to the page of its entry, if there is one. */
export function EntryTable<Row extends Entry>({ kind, columns, rows, onChange, onRemove }: EntryListProps<Row>) {
  const navigate = useNavigate();
  const handleRowClick = (event: MouseEvent, row: Row) => {
    // The link and the buttons of a row keep their own actions.
    const isOwn = (event.target as Element).closest('a, button') !== null;
    if (!isOwn && kind.addressOf) void navigate(kind.addressOf(row));
  };
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={kind.words.table}>
      <Table sx={IN_CARD}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, isAmount }) => (
              <TableCell key={label} {...(isAmount && AMOUNT)}>
                {label}
              </TableCell>
            ))}
            <TableCell align="right">{words.actions}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              hover
              onClick={(event) => handleRowClick(event, row)}
              sx={kind.addressOf ? { cursor: 'pointer' } : {}}
            >
              {columns.map(({ label, isShort, isAmount, render }, index) => (
                <TableCell key={label} sx={isShort ? SHORT : LONG} {...(isAmount && AMOUNT)}>
                  <bdi>
                    {index === 0 ? <EntryLink kind={kind} row={row} column={columns[0]} /> : (render(row) ?? '–')}
                  </bdi>
                </TableCell>
              ))}
              <TableCell align="right" sx={SHORT}>
                <EntryActions kind={kind} row={row} onChange={onChange} onRemove={onRemove} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface EntryLinkProps<Row extends Entry> {
  kind: EntryKind<Row>;
  row: Row;
  column: EntryColumn<Row> | undefined;
}

/** The first cell of an entry; it links to the page of the entry, if there is one. */
export function EntryLink<Row extends Entry>({ kind, row, column }: EntryLinkProps<Row>) {
  const text = column?.render(row);
  if (!kind.addressOf) return text;
  return (
    <Link
      component={RouterLink}
      to={kind.addressOf(row)}
      underline="hover"
      color="textPrimary"
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {text}
    </Link>
  );
}

type EntryActionsProps<Row extends Entry> = Pick<EntryListProps<Row>, 'kind' | 'onChange' | 'onRemove'> & { row: Row };

/** What can be done with one entry of a list. */
export function EntryActions<Row extends Entry>({ kind, row, onChange, onRemove }: EntryActionsProps<Row>) {
  const { removal } = kind;
  const canRemove = removal !== undefined && (removal.isPossible?.(row) ?? true);
  return (
    <>
      <IconAction label={words.change} context={kind.nameOf(row)} onClick={() => onChange(row)}>
        <EditOutlined fontSize="small" />
      </IconAction>
      {canRemove && (
        <IconAction label={kind.words.remove} context={kind.nameOf(row)} onClick={() => onRemove(row)}>
          {removal.isKept ? <BlockOutlined fontSize="small" /> : <DeleteOutlined fontSize="small" />}
        </IconAction>
      )}
    </>
  );
}
