/** The next meetings on the dashboard. */
export const words = {
  title: 'Next meetings',
  all: 'All meetings',
  notLoaded: 'Your meetings could not be loaded.',
  isEmpty: 'No meetings yet.',
  facts: '{time} · {minutes} min',
  factsWithClient: '{time} · {minutes} min · {client}',
} as const;
