/** The next meetings on the dashboard. */

export const title = 'Next meetings';
export const all = 'All meetings';
export const notLoaded = 'Your meetings could not be loaded.';
export const isEmpty = 'No meetings yet.';
export const facts = '{time} · {minutes} min';
export const factsWithClient = '{time} · {minutes} min · {client}';
