import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { expect, it } from 'vitest';
import { entriesFor, type SearchEntry } from './search-entry';

function entry(label: string, keywords?: string): SearchEntry {
  return { id: label, label, Icon: DashboardOutlined, run: () => undefined, ...(keywords ? { keywords } : {}) };
}

const ENTRIES = [entry('New SOP', 'create write'), entry('Team'), entry('Sign out', 'log logout')];

it.each([
  ['', ['New SOP', 'Team', 'Sign out']],
  ['te', ['Team']],
  ['TÉAM', ['Team']],
  ['sop new', ['New SOP']],
  ['create', ['New SOP']],
  ['crea', ['New SOP']],
  ['cre', []],
  ['log out', ['Sign out']],
  ['eam', []],
  ['new fryer', []],
])('the words %j stand at the beginning of words in %j', (typed, labels) => {
  expect(entriesFor(ENTRIES, typed).map(({ label }) => label)).toEqual(labels);
});
