import { describe, expect, it } from '@jest/globals';
import { folderPaths } from './folder-paths.js';

const folderOf = (id: string, parent_id: string | null, name: string) => ({
  id,
  parent_id,
  name,
  position: 0,
  sop_count: 0,
});
const FOLDERS = [
  folderOf('shop', null, 'Shop'),
  folderOf('kitchen', null, 'Kitchen'),
  folderOf('ovens', 'kitchen', 'Ovens'),
  folderOf('deck', 'ovens', 'Deck oven'),
];

describe('folderPaths', () => {
  it('names every folder from the outside in', () => {
    expect(Object.fromEntries(folderPaths(FOLDERS, null))).toEqual({
      shop: ['Shop'],
      kitchen: ['Kitchen'],
      ovens: ['Kitchen', 'Ovens'],
      deck: ['Kitchen', 'Ovens', 'Deck oven'],
    });
  });

  it('begins with the folder that is asked for, and knows nothing around it', () => {
    expect(Object.fromEntries(folderPaths(FOLDERS, 'ovens'))).toEqual({
      ovens: ['Ovens'],
      deck: ['Ovens', 'Deck oven'],
    });
  });
});
