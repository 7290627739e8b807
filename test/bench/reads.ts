import { wordOf } from './seed-sops.js';

/** A read that people wait for: its name, and where it is below `/api/v1`. */
export interface Read {
  name: string;
  path: string;
}

const search = (words: string) => `/sops/search?q=${words}&limit=20`;

/** What grows with the SOPs of an account if it is read the wrong way. */
export const READS: Read[] = [
  { name: 'list of 20 SOPs', path: '/sops' },
  { name: 'search, a word in 1 % of the SOPs', path: search(wordOf(1000)) },
  { name: 'search, a word in 11 %', path: search(wordOf(100)) },
  { name: 'search, two words', path: search(`${wordOf(100)}+${wordOf(150)}`) },
  { name: 'search, the first three letters of a word', path: search(wordOf(1000).slice(0, 3)) },
  { name: 'search, the first letter', path: search(wordOf(1000).slice(0, 1)) },
  { name: 'search, a word in a category', path: `${search(wordOf(1000))}&category=Shop` },
  { name: 'search, a word by title', path: `${search(wordOf(1000))}&sort=title` },
  { name: 'no words, by title', path: '/sops/search?sort=title&limit=20' },
  { name: 'no words, by creation', path: '/sops/search?sort=created&limit=20' },
  { name: 'no words, one category by update', path: '/sops/search?sort=updated&category=Shop&limit=20' },
  { name: 'figures', path: '/overview/sops' },
  { name: 'team figures', path: '/overview/team' },
  { name: 'team activity', path: '/overview/team/activity' },
  { name: 'usage', path: '/overview/usage?time_zone=UTC' },
  { name: 'activity', path: '/activity' },
];
