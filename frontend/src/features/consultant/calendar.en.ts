/** The meetings as a feed for a calendar program. */
export const words = {
  label: 'Calendar',
  title: 'Your meetings in your calendar',
  notLoaded: 'The link could not be looked up.',
  inUse: 'A link has been in use since {time}. Anyone with the link can see your meetings.',
  notCreated: 'Create a link to subscribe from your calendar.',
  link: 'Link, shown only now',
  create: 'Create a link',
  replace: 'Replace the link',
  remove: 'Remove',
} as const;
