import { useQuery } from '@tanstack/react-query';
import { getUsageFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { localTimeZone } from '../../components/time-zone';
import { ChartCard } from './chart-card';
import { chartDays } from './chart-days';
import { dayName } from './day-name';
import { LazyBars } from './lazy-bars';
import * as words from './words.en';

/** Actions of the team, day by day (S2.136). */
export function UsageChart() {
  const { data, isError, refetch } = useQuery(getUsageFiguresOptions({ query: { time_zone: localTimeZone() } }));
  return (
    <ChartCard
      title={words.usageChartTitle}
      points={data && chartDays(data.days).map(({ day, actions }) => ({ label: dayName(day), value: actions }))}
      tableName={words.usageChartTableName}
      columns={[words.usageChartDay, words.usageChartActions]}
      hasFailed={isError}
      onRetry={() => refetch()}
    >
      {(points) => <LazyBars points={points} counted="actions" />}
    </ChartCard>
  );
}
