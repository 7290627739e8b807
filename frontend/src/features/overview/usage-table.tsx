import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { UNSEEN } from '../../components/visually-hidden';
import * as words from './words.en';

interface UsageTableProps {
  title: string;
  /** Headings: that of the names first. */
  columns: readonly [string, ...string[]];
  /** Each with a value for every column but the first. */
  rows: readonly { id: string; name: ReactNode; values: readonly string[] }[];
}

/**
 * On a phone each row takes a few lines, because the columns do not fit side by side: the name, and the counts below
 * it.
 */
const LINES_ON_PHONE = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '& thead': UNSEEN,
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(2),
      px: 2,
      py: 1,
      borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody th': { flex: '1 0 100%' },
    '& tbody th, & tbody td': { border: 0, p: 0, lineHeight: 1.8 },
    '& tbody td::before': {
      content: 'attr(data-column) " "',
      color: (theme.vars ?? theme).palette.text.secondary,
    },
  },
});

/** The last column ends where the heading of the card would; the last row ends with the card. */
const IN_CARD = {
  '& tr > :last-of-type': { pr: { sm: 3 } },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};

/** What was used in the last 30 days, row by row; nothing without a row. */
export function UsageTable({ title, columns: [nameColumn, ...valueColumns], rows }: UsageTableProps) {
  if (rows.length === 0) return null;
  return (
    <Grid size={12}>
      <Card component="section" aria-label={title} sx={{ pb: 1.5 }}>
        <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
          {words.tablesPeriod}
        </Typography>
        {/* Scrollable content must be reachable by keyboard. */}
        <TableContainer tabIndex={0} role="region" aria-label={words.tablesTableName(title)}>
          <Table size="small" sx={[LINES_ON_PHONE, IN_CARD]}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ pl: { xs: 2, sm: 3 } }}>{nameColumn}</TableCell>
                {valueColumns.map((column) => (
                  <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ id, name, values }) => (
                <TableRow key={id}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ pl: { xs: 2, sm: 3 }, minWidth: 160, overflowWrap: 'anywhere' }}
                  >
                    {name}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell
                      key={valueColumns[index]}
                      data-column={valueColumns[index]}
                      align="right"
                      sx={{ whiteSpace: 'nowrap' }}
                    >
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Card>
    </Grid>
  );
}
