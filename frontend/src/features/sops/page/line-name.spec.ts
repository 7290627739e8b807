import { describe, expect, it } from 'vitest';
import type { SopDocument } from '../../../api/generated/types.gen';
import { lineName } from './line-name';

const step = { id: 'step1', text: 'Go' };
const phases = [{ steps: [step, step] }, { steps: [step, step] }];
// Only the phases are read.
const document = { phases } as unknown as SopDocument;

describe('lineName', () => {
  it.each([
    ['/phases/0/steps/1/text', 'Step 2'],
    ['/phases/1/steps/1', 'Step 4'],
    ['/exceptions/2/then', 'Exception 3'],
    ['/safety/0', 'Safety line 1'],
    ['/title', 'Title'],
    ['/safety', null],
    ['/phases', null],
    ['/phases/0/title', null],
    ['/lang', null],
  ])('names %j %j', (path, name) => {
    expect(lineName(document, path)).toBe(name);
  });
});
