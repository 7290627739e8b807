import { useQuery } from '@tanstack/react-query';
import { getTeamFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import { isWaitingForConnection } from '../../components/not-available-offline';

/** How busy the team is (S2.125-S2.128). */
export function TeamFigures() {
  const query = useQuery(getTeamFiguresOptions());
  const { data, isError, refetch } = query;
  const score = data?.activity_score === null ? '-' : data?.activity_score.toString();
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  // The feed below says so for the whole page.
  if (isWaitingForConnection(query)) return null;
  const recent = data?.recent_actions;
  return (
    <FigureRow
      figures={[
        {
          label: 'Active Users',
          value: data?.active_users.toString(),
          explanation: 'Members who used an SOP this week',
        },
        { label: 'Team Members', value: data?.team_members.toString(), explanation: 'You and everyone with a seat' },
        {
          label: 'Recent Actions',
          value: recent?.toString(),
          explanation: 'What you and your team did with SOPs in the last 7 days',
          unit: recent ? (recent === 1 ? 'action this week' : 'actions this week') : '',
        },
        { label: 'Activity Score', value: score, explanation: 'Active users in percent of the team' },
      ]}
    />
  );
}
