/** An SOP of a team, to be read. */

export const notLoaded = 'The SOP could not be loaded';
export const notSharedTitle = 'This SOP is not shared with you';
export const notSharedText = 'Its owner may have taken it back for a revision.';
export const notSharedAll = 'All SOPs';
export const facts = '{category} · updated {time}';
export const factsWithOwner = '{owner} · {category} · updated {time}';
export const print = 'Print';
export const filesNotLoaded = 'Pictures and files could not be loaded.';
export const files = 'Files';
