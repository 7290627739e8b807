/** The meetings as a feed for a calendar program. */

export const label = 'Calendar';
export const title = 'Your meetings in your calendar';
export const notLoaded = 'The link could not be loaded.';
export const inUse = 'A link has been in use since {time}. Anyone with the link can see your meetings.';
export const notCreated = 'Create a link to subscribe from your calendar.';
export const link = 'Link, shown only now';
export const create = 'Create a link';
export const replace = 'Replace the link';
export const remove = 'Remove';
