import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { ChartCard } from './chart-card';
import { LazyBars } from './lazy-bars';
import { words } from './words.en';

/** More bars than this cannot be told apart. */
const MOST_CATEGORIES = 8;

/** SOPs of each category, the largest first (S2.136). */
export function CategoryChart() {
  const { data, isError, refetch } = useQuery(getSopFiguresOptions());
  return (
    <ChartCard
      title={words.categoryChart.title}
      points={data?.categories
        .slice(0, MOST_CATEGORIES)
        .map(({ category, count }) => ({ label: category, value: count }))}
      tableName={words.categoryChart.tableName}
      columns={[words.categoryChart.category, words.categoryChart.sops]}
      hasFailed={isError}
      onRetry={() => refetch()}
    >
      {(points) => <LazyBars points={points} counted="sops" isLying />}
    </ChartCard>
  );
}
