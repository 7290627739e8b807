import { useQuery } from '@tanstack/react-query';
import { getConsultantFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import { localTimeZone } from '../../components/time-zone';
import { sumsText } from './money';

/** The four figures of the workspace, counted in the person's own zone (S2.108-S2.111, S8.23, T25). */
export function ConsultantFigures() {
  const { data, isError, refetch } = useQuery({
    ...getConsultantFiguresOptions({ query: { time_zone: localTimeZone() } }),
    meta: { failureText: 'Failed to load dashboard data' },
  });
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  const zone = data ? `Counted in the time zone ${data.time_zone}` : '';
  return (
    <FigureRow
      figures={[
        { label: 'Active Clients', value: data?.active_clients.toString() },
        { label: 'Active Projects', value: data?.active_projects.toString() },
        { label: 'Earnings This Month', value: data && sumsText(data.earnings_this_month), explanation: zone },
        { label: 'Meetings in the next 30 days', value: data?.upcoming_meetings.toString(), explanation: zone },
      ]}
    />
  );
}
