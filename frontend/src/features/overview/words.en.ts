import { plural } from '../../words/en';

/** The page of figures: charts, tables and insights. */

export const usageTotal = 'Total Usage';
export const usageTotalHelp = 'Time that everyone spent reading your SOPs in the last 30 days';
export const usageEfficiency = 'Efficiency Rate';
export const usageEfficiencyHelp = 'Nothing is measured yet';
export const usageGrowth = 'Growth';
export const usageGrowthHelp = 'Actions in the last 30 days, compared with the 30 days before';
export const usageGoals = 'Goals Met';
export const usageGoalsHelp = 'No goals are set';

export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' });
export const days = (count: number) => plural(count, { one: '# day', other: '# days' });
export const minutesShort = (count: number) => `${count} min`;
export const hoursShort = (count: number) => `${count} h`;

export const chartShowChart = 'Show as chart';
export const chartShowTable = 'Show as table';
export const chartNotLoaded = 'The figures could not be loaded.';
export const chartIsEmpty = 'No figures yet';
export const chartIsEmptyDetails = 'The chart begins with your first SOP.';
export const categoryChartTitle = 'SOPs by category';
export const categoryChartCategory = 'Category';
export const categoryChartSops = 'SOPs';
export const categoryChartTableName = 'SOPs by category';
export const usageChartTitle = 'Actions day by day';
export const usageChartDay = 'Day';
export const usageChartActions = 'Actions';
export const usageChartTableName = 'Actions by day';

export const tablesPeriod = 'Last 30 days';
export const tablesTableName = (title: string) => `Table: ${title}`;
export const tablesActions = 'Actions';
export const tablesReading = 'Reading';
export const tablesSops = 'Most used SOPs';
export const tablesSop = 'SOP';
export const tablesReaders = 'Readers';
export const tablesCompletedAfter = 'Completed after';
export const tablesPeople = 'Most active people';
export const tablesPerson = 'Person';
export const tablesLastRead = 'Last read';

export const insightsTitle = 'Insights';
export const insightsNotLoaded = 'The insights could not be loaded.';
export const insightsIsEmpty = 'No insights yet';
export const insightsIsEmptyDetails = 'They appear once your team starts using SOPs.';
export const insightsCompleted = (percent: number, completed: number, sops: number) =>
  `${percent}% of SOPs completed (${completed} of ${sops}).`;
export const insightsLargestCategory = (category: string, count: number, sops: number) =>
  `${category} is the largest category (${count} of ${sops} SOPs).`;
export const insightsBothWeeks = (actions: number, actionsBefore: number) =>
  `${plural(actions, { one: '# action', other: '# actions' })} in the last 7 days, ${plural(actionsBefore, { other: '# in the 7 before.' })}`;
export const insightsOnlyThisWeek = (actions: number) =>
  plural(actions, {
    one: '# action in the last 7 days, none in the 7 before.',
    other: '# actions in the last 7 days, none in the 7 before.',
  });
export const insightsOnlyLastWeek = (actionsBefore: number) =>
  plural(actionsBefore, { other: 'No actions in the last 7 days, # in the 7 before.' });
