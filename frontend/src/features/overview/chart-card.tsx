import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { ErrorBoundary } from '../../components/error-boundary';
import { PartFailure } from '../../components/part-failure';
import { CHART_HEIGHT_PX, type ChartPoint } from './chart-point';
import { ChartTable } from './chart-table';
import * as words from './words.en';

interface ChartCardProps {
  title: string;
  /** Undefined until they are loaded. */
  points: readonly ChartPoint[] | undefined;
  /** The caption of the equivalent table, for screen readers. */
  tableName: string;
  /** Its headings. */
  columns: readonly [label: string, value: string];
  hasFailed: boolean;
  onRetry: () => void;
  /** Draws the points; its code may arrive later. */
  children: (points: readonly ChartPoint[]) => ReactNode;
}

/**
 * A chart with its states: loading, failure, no data, and an equivalent table, which also replaces a chart that cannot
 * be drawn.
 */
export function ChartCard({ title, points, tableName, columns, hasFailed, onRetry, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const isEmpty = points?.every(({ value }) => value === 0) ?? false;
  const skeleton = <Skeleton variant="rounded" height={CHART_HEIGHT_PX} />;
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" useFlexGap sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap', mb: 1 }}>
          <Typography variant="h2">{title}</Typography>
          {/* The space is reserved until there is something to show. */}
          <Button
            size="small"
            onClick={() => setTable(!isTable)}
            sx={{ displayPrint: 'none', visibility: points && !isEmpty ? 'visible' : 'hidden' }}
          >
            {isTable ? words.chartShowChart : words.chartShowTable}
          </Button>
        </Stack>
        {!points && (hasFailed ? <PartFailure text={words.chartNotLoaded} onRetry={onRetry} /> : skeleton)}
        {isEmpty && <EmptyState title={words.chartIsEmpty} text={words.chartIsEmptyDetails} />}
        {points && !isEmpty && isTable && <ChartTable name={tableName} columns={columns} points={points} />}
        {points && !isEmpty && !isTable && (
          <ErrorBoundary fallback={<ChartTable name={tableName} columns={columns} points={points} />}>
            <Suspense fallback={skeleton}>{children(points)}</Suspense>
          </ErrorBoundary>
        )}
      </CardContent>
    </Card>
  );
}
