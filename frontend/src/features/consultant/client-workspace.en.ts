import { plural } from '../../words/en';

/** The page of one client. */
export const words = {
  edit: 'Edit',
  activeProjects: 'Active Projects',
  allProjects: 'All Projects',
  upcomingMeetings: 'Upcoming Meetings',
  earnings: 'Earnings',
  earningsExplained: 'Of all time, without voided ones',

  projectCount: (count: number) => plural(count, { one: '# project', other: '# projects' }),
  meetingCount: (count: number) => plural(count, { one: '# meeting', other: '# meetings' }),
  earningCount: (count: number) => plural(count, { one: '# earning', other: '# earnings' }),
  deletedWithIt: (counts: readonly string[]) =>
    `${new Intl.ListFormat('en').format(counts)} will be deleted with it. Its SOPs stay, without a client. To keep all of it, set the status to Ended instead.`,
  sopsStay: 'Its SOPs stay, without a client.',
} as const;
