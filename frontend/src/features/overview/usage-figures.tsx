import { useQuery } from '@tanstack/react-query';
import { getUsageDetailsOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import { growthText, usageText } from './usage-texts';
import * as words from './words.en';

/** How much the procedures are used (S2.132-S2.135). */
export function UsageFigures() {
  const { data, isError, refetch } = useQuery(getUsageDetailsOptions());
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  return (
    <FigureRow
      figures={[
        {
          label: words.usageTotal,
          value: data && usageText(data.reading_seconds),
          explanation: words.usageTotalHelp,
        },
        // There are no runs and no goals in the product yet, so there are none to count.
        { label: words.usageEfficiency, value: '-', explanation: words.usageEfficiencyHelp },
        {
          label: words.usageGrowth,
          value: data && growthText(data.growth_percent),
          explanation: words.usageGrowthHelp,
        },
        { label: words.usageGoals, value: '0/0', explanation: words.usageGoalsHelp },
      ]}
    />
  );
}
