import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { ChartCard } from './chart-card';
import { LazyBars } from './lazy-bars';
import * as words from './words.en';

/** More bars than this cannot be distinguished. */
const MOST_CATEGORIES = 8;

/** SOPs of each category, the largest first (S2.136). */
export function CategoryChart() {
  const { data, isError, refetch } = useQuery(getSopFiguresOptions());
  return (
    <ChartCard
      title={words.categoryChartTitle}
      points={data?.categories
        .slice(0, MOST_CATEGORIES)
        .map(({ category, count }) => ({ label: category, value: count }))}
      tableName={words.categoryChartTableName}
      columns={[words.categoryChartCategory, words.categoryChartSops]}
      hasFailed={isError}
      onRetry={() => refetch()}
    >
      {(points) => <LazyBars points={points} counted="sops" isLying />}
    </ChartCard>
  );
}
