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

interface ChartCardProps {
  title: string;
  /** Undefined until they are loaded. */
  points: readonly ChartPoint[] | undefined;
  /** Headings of the table that says the same. */
  columns: readonly [label: string, value: string];
  emptyText: string;
  hasFailed: boolean;
  onRetry: () => void;
  /** Draws the points; its code may arrive later. */
  children: (points: readonly ChartPoint[]) => ReactNode;
}

/** A chart with everything around it: loading, failure, nothing to show, and a table that says the same, which also stands in for a chart that cannot be drawn. */
export function ChartCard({ title, points, columns, emptyText, hasFailed, onRetry, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const isEmpty = points?.every(({ value }) => value === 0) ?? false;
  const skeleton = <Skeleton variant="rounded" height={CHART_HEIGHT_PX} />;
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" useFlexGap sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap', mb: 1 }}>
          <Typography variant="h2">{title}</Typography>
          {/* It keeps its room until there is something to show. */}
          <Button
            size="small"
            onClick={() => setTable(!isTable)}
            sx={{ displayPrint: 'none', visibility: points && !isEmpty ? 'visible' : 'hidden' }}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        </Stack>
        {!points && (hasFailed ? <PartFailure text="The figures could not be loaded." onRetry={onRetry} /> : skeleton)}
        {isEmpty && <EmptyState title="No figures yet" text={emptyText} />}
        {points && !isEmpty && isTable && <ChartTable columns={columns} points={points} />}
        {points && !isEmpty && !isTable && (
          <ErrorBoundary fallback={<ChartTable columns={columns} points={points} />}>
            <Suspense fallback={skeleton}>{children(points)}</Suspense>
          </ErrorBoundary>
        )}
      </CardContent>
    </Card>
  );
}
