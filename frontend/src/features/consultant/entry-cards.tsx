import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Entry } from './entry-kind';
import { EntryActions, EntryLink, type EntryListProps } from './entry-table';

/** Entries as cards, for windows too narrow for a table. */
export function EntryCards<Row extends Entry>({ kind, columns, rows, onChange, onRemove }: EntryListProps<Row>) {
  const [first, ...others] = columns;
  return (
    <List disablePadding aria-label={kind.words.title}>
      {rows.map((row) => (
        <ListItem key={row.id} divider sx={{ px: 2, py: 1.5, alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
            <Typography component="div" sx={{ fontWeight: 600 }}>
              <bdi>
                <EntryLink kind={kind} row={row} column={first} />
              </bdi>
            </Typography>
            {others
              .map(({ label, render }) => ({ label, value: render(row) }))
              .filter(({ value }) => value !== null)
              .map(({ label, value }) => (
                <Stack key={label} direction="row" spacing={1} sx={{ mt: 0.5, alignItems: 'baseline' }}>
                  <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                    {label}
                  </Typography>
                  <Typography component="div" variant="body2" sx={{ minWidth: 0 }}>
                    <bdi>{value}</bdi>
                  </Typography>
                </Stack>
              ))}
          </Box>
          <Box sx={{ flexShrink: 0 }}>
            <EntryActions kind={kind} row={row} onChange={onChange} onRemove={onRemove} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
