import AddOutlined from '@mui/icons-material/AddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { IconAction } from '../../components/icon-action';
import type { DeskKind, Entry } from './desk-kind';
import { EntryDialog } from './entry-dialog';
import { useDeskEntries } from './use-desk-entries';

interface DeskTableProps<Row extends Entry> {
  kind: DeskKind<Row>;
}

/** The entries of one kind with what can be done to them. */
export function DeskTable<Row extends Entry>({ kind }: DeskTableProps<Row>) {
  const entries = useDeskEntries(kind);
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  return (
    <Card component="section" aria-label={kind.title}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, sm: 3 }, pb: 1 }}>
        <Typography variant="h2">{kind.title}</Typography>
        <Button startIcon={<AddOutlined />} variant="contained" onClick={() => setEdited({ row: null })}>
          Add {kind.noun}
        </Button>
      </Stack>
      {entries.isPending && <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />}
      {entries.isError && entries.data === undefined && (
        <EmptyState
          title="This could not be loaded"
          text="Check your connection. Nothing is lost."
          action={
            <Button variant="outlined" onClick={() => entries.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {entries.data?.length === 0 && <EmptyState title="Nothing here yet" text={kind.emptyText} />}
      {entries.data && entries.data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`${kind.title}, table`}>
          <Table>
            <TableHead>
              <TableRow>
                {kind.columns.map((column) => (
                  <TableCell key={column.label}>{column.label}</TableCell>
                ))}
                <TableCell align="right">Actions</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.data.map((row, index) => (
                <TableRow key={row.id} hover>
                  {kind.columns.map((column) => (
                    <TableCell key={column.label}>{column.render(row)}</TableCell>
                  ))}
                  <TableCell align="right">
                    <IconAction label="Change" context={`row ${index + 1}`} onClick={() => setEdited({ row })}>
                      <EditOutlined fontSize="small" />
                    </IconAction>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {entries.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={entries.isFetchingNextPage} onClick={() => entries.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
      {edited && <EntryDialog kind={kind} row={edited.row} onClose={() => setEdited(null)} />}
    </Card>
  );
}
