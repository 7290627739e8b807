import { describe, expect, it } from 'vitest';
import { exportFileName, exportText } from './export-sop';

describe('exportFileName', () => {
  it.each([
    ['Opening Checklist', 'opening_checklist.txt'],
    ['A  B--c', 'a__b__c.txt'],
    ['Café 24/7', 'caf__24_7.txt'],
    ['手順', '__.txt'],
  ])('makes %j the file %j (S7.47, SD.5)', (title, name) => {
    expect(exportFileName(title)).toBe(name);
  });
});

describe('exportText', () => {
  it('holds title, status, created date, prompt and content (S7.42-S7.46)', () => {
    const text = exportText({
      title: 'Opening',
      status: 'in_progress',
      created_at: '2026-01-31T12:00:00Z',
      description: 'Open the bakery',
      content: '1. Unlock',
    });
    for (const part of ['Opening', 'in progress', '2026', 'Open the bakery', '1. Unlock']) expect(text).toContain(part);
  });
});
