import type { OpenAPIObject } from '@nestjs/swagger';

type Tag = NonNullable<OpenAPIObject['tags']>[number];

/** Tags in the order in which a new developer needs them. Controllers use them in `@ApiTags`. */
export const API_TAGS: readonly Tag[] = [
  { name: 'SOPs', description: 'Create, read, change, search and delete your standard operating procedures.' },
  { name: 'Drafting', description: 'Monitor, stop and repeat the drafting of an SOP, and check its quality.' },
  { name: 'Templates', description: 'Read finished procedures for common tasks, and create SOPs from them.' },
  { name: 'Imports', description: 'Create SOPs from existing documents, and download the originals.' },
  { name: 'Archives', description: 'Export all SOPs as one file, and import such a file.' },
  { name: 'Attachments', description: 'Add pictures and files to an SOP, rename, download and delete them.' },
  { name: 'Exports', description: 'Download an SOP as PDF, Word, Excel, Markdown or plain text.' },
  { name: 'Versions', description: 'Keep, compare and restore versions of an SOP.' },
  { name: 'Shared SOPs', description: 'Read the completed SOPs of the teams that you belong to.' },
  {
    name: 'Sign-in',
    description: 'Create an account, sign in, renew and end sessions. Errors have their own format.',
  },
  { name: 'Account', description: 'Your profile, sessions, security events and data.' },
  { name: 'Team', description: 'Invite people to your team with install links, and see the teams that you belong to.' },
  { name: 'Subscriptions', description: 'Choose a plan, pay for it and look up your subscription.' },
  { name: 'Activity', description: 'See what you and your team did.' },
  {
    name: 'Consultant',
    description: 'Clients, projects, earnings, meetings and branding. For accounts of type `consultant`.',
  },
  {
    name: 'Second factors',
    description: 'Set up authenticator apps, security keys and recovery codes, and verify them.',
  },
  {
    name: 'Support',
    description: 'Send a message to the people who run this installation, and look up error codes.',
  },
  {
    name: 'Account administration',
    description: 'Manage accounts as an operator. The bearer token is the service key of the installation.',
  },
];

/** Sorts the operations by tag. */
export function sortByTag(document: OpenAPIObject): void {
  document.tags = [...API_TAGS];
  const positions = new Map(API_TAGS.map(({ name }, position) => [name, position]));
  const positionOf = (item: OpenAPIObject['paths'][string]): number => {
    const operation = item.post ?? item.get ?? item.put ?? item.patch ?? item.delete;
    return positions.get(operation?.tags?.[0] ?? '') ?? API_TAGS.length;
  };
  const entries = Object.entries(document.paths).sort(([, a], [, b]) => positionOf(a) - positionOf(b));
  document.paths = Object.fromEntries(entries);
}
