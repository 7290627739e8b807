import { useQuery } from '@tanstack/react-query';
import { getTeamFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';

/** How busy the team is (S2.125-S2.128). */
export function TeamFigures() {
  const { data, isError, refetch } = useQuery(getTeamFiguresOptions());
  const score = data?.activity_score === null ? '-' : data?.activity_score.toString();
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  return (
    <FigureRow
      figures={[
        {
          label: 'Active Users',
          value: data?.active_users.toString(),
          explanation: 'Members who used an SOP this week',
        },
        { label: 'Team Members', value: data?.team_members.toString(), explanation: 'You and everybody on a seat' },
        { label: 'Recent Actions', value: data?.recent_actions.toString(), explanation: 'Actions of the last 7 days' },
        { label: 'Activity Score', value: score, explanation: 'Active users in percent of the team' },
      ]}
    />
  );
}
