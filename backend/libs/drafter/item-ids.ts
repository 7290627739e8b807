import type { NewItemId } from '../sop-document/index.js';

/** Gives ids that are the same for the same request, in the order in which they are asked for: `d000`, `d001` … */
export function countedItemIds(): NewItemId {
  let count = 0;
  return () => {
    const id = `d${count.toString(36).padStart(3, '0')}`;
    count += 1;
    return id;
  };
}
