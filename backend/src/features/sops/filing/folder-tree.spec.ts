import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../../common/problems/problem.js';
import { type FolderPlace, FolderTree } from './folder-tree.js';
import { MOST_FOLDERS } from './sop-folder.entity.js';

/**
 * a       b
 * ├ a1    └ b1
 * │ └ a11
 * └ a2
 */
const PLACES: FolderPlace[] = [
  { id: 'b', parentId: null, position: 1 },
  { id: 'a', parentId: null, position: 0 },
  { id: 'a2', parentId: 'a', position: 1 },
  { id: 'a1', parentId: 'a', position: 0 },
  { id: 'a11', parentId: 'a1', position: 0 },
  { id: 'b1', parentId: 'b', position: 0 },
];

const tree = new FolderTree(PLACES);

function problemOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Problem) return error.type.code;
    throw error;
  }
  return 'none';
}

describe('a new folder', () => {
  it.each([
    [null, 2],
    ['a', 2],
    ['a2', 0],
    ['b1', 0],
  ])('in %s stands behind the others', (parentId, position) => {
    expect(tree.placeOfNew(parentId)).toEqual({ parentId, position });
  });

  it('lies at most on the third level, and in a folder that is there', () => {
    expect(problemOf(() => tree.placeOfNew('a11'))).toBe('folder-too-deep');
    expect(problemOf(() => tree.placeOfNew('c'))).toBe('folder-not-found');
  });

  it('is one of at most 500', () => {
    const many = Array.from({ length: MOST_FOLDERS }, (_, position) => ({
      id: `${position}`,
      parentId: null,
      position,
    }));
    expect(problemOf(() => new FolderTree(many).placeOfNew(null))).toBe('too-many-folders');
    expect(problemOf(() => new FolderTree(many.slice(1)).placeOfNew(null))).toBe('none');
  });
});

describe('a folder that is moved', () => {
  it('stands behind the others unless a position is given', () => {
    expect(tree.move('a2', 'b')).toEqual([{ id: 'a2', parentId: 'b', position: 1 }]);
    expect(tree.move('a2', 'b', 0)).toEqual([
      { id: 'a2', parentId: 'b', position: 0 },
      { id: 'b1', parentId: 'b', position: 1 },
    ]);
    expect(tree.move('a', null, 99)).toEqual([
      { id: 'b', parentId: null, position: 0 },
      { id: 'a', parentId: null, position: 1 },
    ]);
  });

  it('changes nothing where it stands already', () => {
    expect(tree.move('a1', 'a', 0)).toEqual([]);
    expect(tree.move('b', null)).toEqual([]);
  });

  it.each([
    ['a', 'a'],
    ['a', 'a11'],
    ['a1', 'a11'],
  ])('does not come to lie in itself: %s in %s', (id, parentId) => {
    expect(problemOf(() => tree.move(id, parentId))).toBe('folder-in-itself');
  });

  it('takes along what is in it, within three levels', () => {
    expect(problemOf(() => tree.move('a', 'b'))).toBe('folder-too-deep');
    expect(problemOf(() => tree.move('a1', 'b1'))).toBe('folder-too-deep');
    expect(problemOf(() => tree.move('a1', 'b'))).toBe('none');
    expect(problemOf(() => tree.move('a11', 'b1'))).toBe('none');
  });

  it('is there, and so is where it goes', () => {
    expect(problemOf(() => tree.move('c', null))).toBe('folder-not-found');
    expect(problemOf(() => tree.move('a', 'c'))).toBe('folder-not-found');
  });
});

describe('a folder that is deleted', () => {
  it('leaves what is in it in its own place', () => {
    expect(tree.remove('a')).toEqual([
      { id: 'a1', parentId: null, position: 0 },
      { id: 'a2', parentId: null, position: 1 },
      { id: 'b', parentId: null, position: 2 },
    ]);
    expect(tree.remove('b1')).toEqual([]);
    expect(problemOf(() => tree.remove('c'))).toBe('folder-not-found');
  });
});
