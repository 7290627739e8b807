import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { EntryCards } from './entry-cards';
import { EntryDialog } from './entry-dialog';
import type { Entry, EntryKind } from './entry-kind';
import { EntryTable } from './entry-table';
import { useEntries } from './use-entries';

interface WorkspaceTableProps<Row extends Entry> {
  kind: EntryKind<Row>;
}

/** The entries of one kind with what can be done to them. */
export function WorkspaceTable<Row extends Entry>({ kind }: WorkspaceTableProps<Row>) {
  const [isArchived, setArchived] = useState(false);
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  return (
    <Card component="section" aria-label={kind.title}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, sm: 3 }, pb: 1 }}
      >
        <Typography variant="h2">{kind.title}</Typography>
        <Button startIcon={<AddOutlined />} variant="contained" onClick={() => setEdited({ row: null })}>
          Add {kind.noun}
        </Button>
      </Stack>
      <Box sx={{ px: { xs: 2, sm: 3 } }}>
        <FormControlLabel
          control={<Switch checked={isArchived} onChange={(_event, isOn) => setArchived(isOn)} />}
          label={`Show ${kind.archivedNoun}`}
        />
      </Box>
      <Entries kind={kind} isArchived={isArchived} onChange={(row) => setEdited({ row })} />
      {edited && <EntryDialog kind={kind} row={edited.row} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface EntriesProps<Row extends Entry> extends WorkspaceTableProps<Row> {
  isArchived: boolean;
  onChange: (row: Row) => void;
}

function Entries<Row extends Entry>({ kind, isArchived, onChange }: EntriesProps<Row>) {
  const entries = useEntries(kind, isArchived);
  const isTable = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const EntryList = isTable ? EntryTable : EntryCards;
  if (entries.isPending) return <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />;
  if (!entries.data) return <LoadFailure title="This could not be loaded" onRetry={() => entries.refetch()} />;
  if (entries.data.length === 0) {
    return (
      <EmptyState title="Nothing here yet" text={isArchived ? `There are no ${kind.archivedNoun}.` : kind.emptyText} />
    );
  }
  return (
    <>
      <EntryList kind={kind} rows={entries.data} onChange={onChange} />
      {entries.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={entries.isFetchingNextPage} onClick={() => entries.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </>
  );
}
