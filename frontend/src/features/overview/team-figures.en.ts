import { plural } from '../../words/en';

/** The activity figures of the team. */

export const activeUsers = 'Active Users';
export const activeUsersHelp = 'Members who used an SOP this week';
export const members = 'Team Members';
export const membersHelp = 'You and everyone with a seat';
export const recentActions = 'Recent Actions';
export const recentActionsHelp = 'What you and your team did with SOPs in the last 7 days';
/** The text below the number. */
export const recentActionsUnit = (actions: number) =>
  plural(actions, { one: 'action this week', other: 'actions this week' });
export const activityScore = 'Activity Score';
export const activityScoreHelp = 'Active users as a percentage of the team';
