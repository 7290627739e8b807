import { useQuery } from '@tanstack/react-query';
import { getTeamFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import { isWaitingForConnection } from '../../components/not-available-offline';
import * as words from './team-figures.en';

/** The activity figures of the team (S2.125-S2.128). */
export function TeamFigures() {
  const query = useQuery(getTeamFiguresOptions());
  const { data, isError, refetch } = query;
  const score = data?.activity_score === null ? '-' : data?.activity_score.toString();
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  // The feed below reports it for the whole page.
  if (isWaitingForConnection(query)) return null;
  const recent = data?.recent_actions;
  return (
    <FigureRow
      figures={[
        {
          label: words.activeUsers,
          value: data?.active_users.toString(),
          explanation: words.activeUsersHelp,
        },
        { label: words.members, value: data?.team_members.toString(), explanation: words.membersHelp },
        {
          label: words.recentActions,
          value: recent?.toString(),
          explanation: words.recentActionsHelp,
          unit: recent ? words.recentActionsUnit(recent) : '',
        },
        { label: words.activityScore, value: score, explanation: words.activityScoreHelp },
      ]}
    />
  );
}
