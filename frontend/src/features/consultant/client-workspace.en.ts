import { plural } from '../../words/en';

/** The page of one client. */

export const edit = 'Edit';
export const activeProjects = 'Active Projects';
export const allProjects = 'All Projects';
export const upcomingMeetings = 'Upcoming Meetings';
export const earnings = 'Earnings';
export const earningsExplained = 'All time, excluding voided';

export const projectCount = (count: number) => plural(count, { one: '# project', other: '# projects' });
export const meetingCount = (count: number) => plural(count, { one: '# meeting', other: '# meetings' });
export const earningCount = (count: number) => plural(count, { one: '# earning', other: '# earnings' });
export const deletedWithIt = (counts: readonly string[]) =>
  `${new Intl.ListFormat('en').format(counts)} will be deleted with it. Its SOPs stay, without a client. To keep all of it, set the status to Ended instead.`;
export const sopsStay = 'Its SOPs stay, without a client.';
