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
import { PartFailure } from '../../components/part-failure';
import * as commonWords from '../../words/common.en';
import { EntryCards } from './entry-cards';
import { EntryDialog } from './entry-dialog';
import type { Entry, EntryKind } from './entry-kind';
import { EntryTable } from './entry-table';
import { RemoveDialog } from './remove-dialog';
import { useEntries } from './use-entries';
import * as words from './words.en';

interface WorkspaceTableProps<Row extends Entry> {
  kind: EntryKind<Row>;
  /** The heading of the page says the same already. */
  heading?: string;
  /** The heading of the page says already what is listed. */
  isWholePage?: boolean;
  /** Set if another list is the main one of the page. */
  isSecond?: boolean;
  /** Only the first few entries of this client, until all are requested. */
  clientId?: string;
}

/** How many entries of each kind of a client are shown at first. */
const FIRST_FEW = 5;

/** The entries of one kind with what can be done to them. */
export function WorkspaceTable<Row extends Entry>({
  kind,
  heading = kind.words.title,
  isWholePage = false,
  isSecond = false,
  clientId,
}: WorkspaceTableProps<Row>) {
  const [isArchived, setArchived] = useState(false);
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  return (
    <Card component="section" aria-label={kind.words.title}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, sm: 3 }, pb: 1 }}
      >
        {isWholePage ? (
          <ArchiveSwitch kind={kind} isOn={isArchived} onChange={setArchived} />
        ) : (
          <Typography variant="h2">{heading}</Typography>
        )}
        <Button
          startIcon={<AddOutlined />}
          variant={clientId || isSecond ? 'outlined' : 'contained'}
          onClick={() => setEdited({ row: null })}
        >
          {kind.words.add}
        </Button>
      </Stack>
      {!isWholePage && !clientId && (
        <Box sx={{ px: { xs: 2, sm: 3 } }}>
          <ArchiveSwitch kind={kind} isOn={isArchived} onChange={setArchived} />
        </Box>
      )}
      <Entries
        kind={kind}
        isArchived={isArchived}
        clientId={clientId}
        onChange={(row) => setEdited({ row })}
        onRemove={setRemoved}
      />
      {edited && (
        <EntryDialog
          kind={kind}
          row={edited.row}
          {...(clientId && { preset: { client_id: clientId } })}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog kind={kind} row={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}

interface ArchiveSwitchProps<Row extends Entry> {
  kind: EntryKind<Row>;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function ArchiveSwitch<Row extends Entry>({ kind, isOn, onChange }: ArchiveSwitchProps<Row>) {
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_event, isNowOn) => onChange(isNowOn)} />}
      label={kind.words.showArchived}
    />
  );
}

interface EntriesProps<Row extends Entry> {
  kind: EntryKind<Row>;
  isArchived: boolean;
  clientId: string | undefined;
  onChange: (row: Row) => void;
  onRemove: (row: Row) => void;
}

function Entries<Row extends Entry>({ kind, isArchived, clientId, onChange, onRemove }: EntriesProps<Row>) {
  const [isWhole, setIsWhole] = useState(clientId === undefined);
  const entries = useEntries(kind, { isArchived, clientId, limit: isWhole ? undefined : FIRST_FEW });
  const isTable = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const EntryList = isTable ? EntryTable : EntryCards;
  if (entries.isPending) return <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />;
  if (!entries.data) return <PartFailure isInset text={kind.words.notLoaded} onRetry={() => entries.refetch()} />;
  if (entries.data.length === 0 && clientId !== undefined) {
    return (
      <Typography color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {kind.words.noneOfClient}
      </Typography>
    );
  }
  if (entries.data.length === 0) {
    return isArchived ? (
      <EmptyState title={words.isEmpty} text={kind.words.noneArchived} />
    ) : (
      <EmptyState title={kind.words.emptyTitle} text={kind.words.emptyText} />
    );
  }
  const columns = clientId === undefined ? kind.columns : kind.columns.filter(({ isClient }) => !isClient);
  const showMore = () => (isWhole ? void entries.fetchNextPage() : setIsWhole(true));
  return (
    <>
      <EntryList kind={kind} columns={columns} rows={entries.data} onChange={onChange} onRemove={onRemove} />
      {entries.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={entries.isFetchingNextPage} onClick={showMore}>
            {isWhole ? commonWords.showMore : commonWords.showAll}
          </Button>
        </Stack>
      )}
    </>
  );
}
