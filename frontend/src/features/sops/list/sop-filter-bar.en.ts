/** What finds SOPs in the list. */

export const title = 'Your SOPs';
export const search = 'Search your SOPs';
export const status = 'Status';
export const category = 'Category';
export const tag = 'Tag';
export const all = 'All';
export const order = 'Sort by';
export const ordersLastUpdated = 'Last updated';
export const ordersBestMatch = 'Best match';
export const ordersOldestFirst = 'Oldest first';
export const ordersTitle = 'Title';
export const ordersStatus = 'Status';
