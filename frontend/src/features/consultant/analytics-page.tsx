import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getConsultantAnalyticsOptions } from '../../api/generated/@tanstack/react-query.gen';
import { EmptyState } from '../../components/empty-state';
import { PartFailure } from '../../components/part-failure';
import { localTimeZone } from '../../components/time-zone';
import * as words from './earnings.en';
import { earningsKind } from './earnings-kind';
import { ExportEarningsButton } from './export-earnings-button';
import { sumsText } from './money';
import { monthText } from './month-text';
import { useEntries } from './use-entries';
import { WorkspaceTable } from './workspace-table';

const AS_WIDE_AS_HEADING = { '& th': { pl: 0 }, '& td': { pr: 0 }, '& tr:last-of-type > *': { borderBottom: 0 } };

/** Earnings month by month and the entries behind them (S2.116). */
export function ConsultantAnalyticsPage() {
  // Those of the table below, which are read once for both.
  const { data: earnings } = useEntries(earningsKind);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <Stack spacing={3}>
        <MonthlyEarnings />
        <WorkspaceTable kind={earningsKind} heading={words.all} />
        {earnings && earnings.length > 0 && <ExportEarningsButton />}
      </Stack>
    </>
  );
}

function MonthlyEarnings() {
  const { data, isError, refetch } = useQuery(getConsultantAnalyticsOptions({ query: { time_zone: localTimeZone() } }));
  const months = data?.earnings.filter(({ sums }) => sums.length > 0).reverse();
  return (
    <Card component="section" aria-label={words.monthsTitle}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {words.monthsTitle}
        </Typography>
        {!months && !isError && <Skeleton variant="rounded" height={120} />}
        {!months && isError && <PartFailure text={words.monthsNotLoaded} onRetry={() => refetch()} />}
        {months?.length === 0 && <EmptyState title={words.monthsEmptyTitle} text={words.monthsEmptyText} />}
        {months && months.length > 0 && (
          <Table size="small" sx={AS_WIDE_AS_HEADING}>
            <TableBody>
              {months.map(({ month, sums }) => (
                <TableRow key={month}>
                  <TableCell component="th" scope="row">
                    {monthText(month)}
                  </TableCell>
                  <TableCell align="right">{sumsText(sums)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </CardContent>
    </Card>
  );
}
