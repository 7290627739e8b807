import { plural } from '../../words/en';

/** How busy the team is. */
export const words = {
  activeUsers: 'Active Users',
  activeUsersHelp: 'Members who used an SOP this week',
  members: 'Team Members',
  membersHelp: 'You and everyone with a seat',
  recentActions: 'Recent Actions',
  recentActionsHelp: 'What you and your team did with SOPs in the last 7 days',
  /** Stands below the number. */
  recentActionsUnit: (actions: number) => plural(actions, { one: 'action this week', other: 'actions this week' }),
  activityScore: 'Activity Score',
  activityScoreHelp: 'Active users in percent of the team',
} as const;
