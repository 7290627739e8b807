import { useQuery } from '@tanstack/react-query';
import { getConsultantFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import { localTimeZone } from '../../components/time-zone';
import * as words from './dashboard.en';
import { sumsText } from './money';

/** The four figures of the workspace, counted in the user's time zone (S2.108-S2.111, S8.23, T25). */
export function ConsultantFigures() {
  const { data, isError, refetch } = useQuery({
    ...getConsultantFiguresOptions({ query: { time_zone: localTimeZone() } }),
    meta: { failureText: words.notLoaded },
  });
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  const zone = data ? words.zone(data.time_zone) : '';
  return (
    <FigureRow
      figures={[
        { label: words.activeClients, value: data?.active_clients.toString() },
        { label: words.activeProjects, value: data?.active_projects.toString() },
        { label: words.earningsThisMonth, value: data && sumsText(data.earnings_this_month), explanation: zone },
        { label: words.meetingsSoon, value: data?.upcoming_meetings.toString(), explanation: zone },
      ]}
    />
  );
}
