import { useQuery } from '@tanstack/react-query';
import { getUsageDetailsOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import { growthText, usageText } from './usage-texts';

/** How much the procedures are used (S2.132-S2.135). */
export function UsageFigures() {
  const { data, isError, refetch } = useQuery(getUsageDetailsOptions());
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  return (
    <FigureRow
      figures={[
        {
          label: 'Total Usage',
          value: data && usageText(data.reading_seconds),
          explanation: 'Time that everyone spent reading your SOPs in the last 30 days',
        },
        // There are no runs and no goals in the product yet, so there are none to count.
        { label: 'Efficiency Rate', value: '-', explanation: 'Nothing is measured yet' },
        {
          label: 'Growth',
          value: data && growthText(data.growth_percent),
          explanation: 'Actions of the last 30 days against the 30 days before',
        },
        { label: 'Goals Met', value: '0/0', explanation: 'No goals are set' },
      ]}
    />
  );
}
