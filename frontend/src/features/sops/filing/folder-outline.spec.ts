import { describe, expect, it } from 'vitest';
import type { FolderDto } from '../../../api/generated/types.gen';
import { canMove, flatten, outlineOf, pathTo } from './folder-outline';

const folder = (id: string, parent_id: string | null = null): FolderDto => ({
  id,
  parent_id,
  name: id,
  position: 0,
  sop_count: 0,
});

const FOLDERS = [folder('a'), folder('b'), folder('a1', 'a'), folder('a2', 'a'), folder('a11', 'a1')];
const all = flatten(outlineOf(FOLDERS));
const branchOf = (id: string) => {
  const branch = all.find((each) => each.folder.id === id);
  if (!branch) throw new Error(`There is no ${id}`);
  return branch;
};

describe('the outline of folders', () => {
  it('has each folder below its parent', () => {
    expect(all.map((branch) => `${branch.level} ${branch.folder.id}`)).toEqual(['1 a', '2 a1', '3 a11', '2 a2', '1 b']);
  });

  it('knows the way to a folder', () => {
    expect(pathTo(FOLDERS, 'a11').map(({ id }) => id)).toEqual(['a', 'a1', 'a11']);
    expect(pathTo(FOLDERS, 'gone')).toEqual([]);
    expect(pathTo(FOLDERS, null)).toEqual([]);
  });
});

describe('canMove', () => {
  it.each([
    ['a', null, true],
    ['a', 'a', false],
    ['a', 'a11', false],
    ['a', 'b', false],
    ['a1', 'b', true],
    ['a1', 'a2', false],
    ['b', 'a1', true],
    ['b', 'a11', false],
  ])('%s into %s: %s', (moved, into, can) => {
    expect(canMove(branchOf(moved), into === null ? null : branchOf(into))).toBe(can);
  });
});
