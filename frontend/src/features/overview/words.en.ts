import { plural } from '../../words/en';

/** The page of figures: charts, tables and insights. */
export const words = {
  usage: {
    total: 'Total Usage',
    totalHelp: 'Time that everyone spent reading your SOPs in the last 30 days',
    efficiency: 'Efficiency Rate',
    efficiencyHelp: 'Nothing is measured yet',
    growth: 'Growth',
    growthHelp: 'Actions of the last 30 days against the 30 days before',
    goals: 'Goals Met',
    goalsHelp: 'No goals are set',
  },

  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  minutesShort: (count: number) => `${count} min`,
  hoursShort: (count: number) => `${count} h`,

  chart: {
    showChart: 'Show as chart',
    showTable: 'Show as table',
    notLoaded: 'The figures could not be loaded.',
    isEmpty: 'No figures yet',
    isEmptyDetails: 'The chart begins with your first SOP.',
  },
  categoryChart: {
    title: 'SOPs by category',
    category: 'Category',
    sops: 'SOPs',
    tableName: 'SOPs by category',
  },
  usageChart: {
    title: 'Actions day by day',
    day: 'Day',
    actions: 'Actions',
    tableName: 'Actions by day',
  },

  tables: {
    period: 'Last 30 days',
    tableName: (title: string) => `Table: ${title}`,
    actions: 'Actions',
    reading: 'Reading',
    sops: 'Most used SOPs',
    sop: 'SOP',
    readers: 'Readers',
    completedAfter: 'Completed after',
    people: 'Most active people',
    person: 'Person',
    lastRead: 'Last read',
  },

  insights: {
    title: 'Insights',
    notLoaded: 'The insights could not be loaded.',
    isEmpty: 'No insights yet',
    isEmptyDetails: 'They appear once you have written SOPs and worked with them.',
    completed: (percent: number, completed: number, sops: number) =>
      `${percent}% of SOPs completed (${completed} of ${sops}).`,
    largestCategory: (category: string, count: number, sops: number) =>
      `${category} is the largest category (${count} of ${sops} SOPs).`,
    bothWeeks: (actions: number, actionsBefore: number) =>
      `${plural(actions, { one: '# action', other: '# actions' })} in the last 7 days, ${plural(actionsBefore, { other: '# in the 7 before.' })}`,
    onlyThisWeek: (actions: number) =>
      plural(actions, {
        one: '# action in the last 7 days, none in the 7 before.',
        other: '# actions in the last 7 days, none in the 7 before.',
      }),
    onlyLastWeek: (actionsBefore: number) =>
      plural(actionsBefore, { other: 'No actions in the last 7 days, # in the 7 before.' }),
  },
} as const;
