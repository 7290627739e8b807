import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { ChartCard } from './chart-card';
import { LazyBars } from './lazy-bars';

/** More bars than this cannot be told apart. */
const MOST_CATEGORIES = 8;

/** SOPs of each category, the largest first (S2.136). */
export function CategoryChart() {
  const { data, isError, refetch } = useQuery(getSopFiguresOptions());
  return (
    <ChartCard
      title="SOPs by category"
      points={data?.categories
        .slice(0, MOST_CATEGORIES)
        .map(({ category, count }) => ({ label: category, value: count }))}
      columns={['Category', 'SOPs']}
      emptyText="The chart begins with your first SOP."
      hasFailed={isError}
      onRetry={() => refetch()}
    >
      {(points) => <LazyBars points={points} noun="SOPs" isLying />}
    </ChartCard>
  );
}
