import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allIds } from '../conformance/statements/statement-ids.js';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['backend/', 'frontend/src/', 'test/', 'scripts/', 'docs/'];
const TEXTS = /\.(?:ts|tsx|mjs|md)$/;
/** Compiled or recorded elsewhere; nobody cites anything there. */
const NOT_OURS =
  /^(?:docs\/requirements\.md|frontend\/src\/api\/generated\/|test\/data\/|test\/fixtures\/)|\.generated\.ts$/;

const AREAS = 'security|reliability|billing|screens|control|drafting|performance';
const CODE = String.raw`(?:[A-Z]{1,3}|m)\d+`;
const NUMBER = String.raw`\d(?:\.\d{1,2})?`;
/** `security SEC3`, `reliability REL2, REL3`, and `drafting 3.8` or `billing 4.2, 4.10` at the end of a title. */
const IN_AREA = new RegExp(
  String.raw`\b(${AREAS}) (${CODE}(?:, ${CODE}\b(?!\.))*|${NUMBER}(?:, ${NUMBER})*(?=[),]))`,
  'g',
);
const ALONE = /\bS[1-9D]\.\d+\b|(?<![\w.%-])[TQ]\d{1,2}\b(?![:\w])/g;

/** Without an area nobody can resolve these, nor a number of an issue, which no repository keeps. */
const UNRESOLVABLE =
  /(?<!(?:security|reliability|SEC\d{1,2}|REL\d{1,2}),? )\b(?:SEC|REL)\d{1,2}\b|(?<!(?:playwright|vitest|node|postgres|jest|piscina|vite)(?:['’]s)? )\bissues? #?\d{1,3}\b/gi;

/** Sections and remarks of a review, and decisions without their letter, have no entry either. */
const NOT_AN_ID = new RegExp(
  String.raw`\b(?:${AREAS}),? (?:§ ?\d+(?:\.\d+)*|polish\b|\d[a-z]\b)|\bdecisions? #?\d{1,3}\b`,
  'gi',
);

const known = new Set([...read('docs/requirements.md').matchAll(/^- \*\*(.+?)\*\* \S/gm)].map(([, id = '']) => id));

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

function citedIn(text: string): string[] {
  const inArea = [...text.matchAll(IN_AREA)].flatMap(([, area, codes = '']) =>
    codes.split(', ').map((code) => (/^[TQ]\d/.test(code) ? code : `${area} ${code}`)),
  );
  return [...inArea, ...(text.match(ALONE) ?? [])];
}

function texts(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}${name}`),
  ).filter((path) => TEXTS.test(path) && !NOT_OURS.test(path));
  return [...inFolders, ...readdirSync(ROOT).filter((name) => name.endsWith('.md'))];
}

function foundInOthers(pattern: RegExp): { path: string; id: string }[] {
  const others = texts().filter((path) => path !== 'test/rules/requirements.spec.ts');
  return others.flatMap((path) => (read(path).match(pattern) ?? []).map((id) => ({ path, id })));
}

describe('the ids of requirements', () => {
  it('resolve in docs/requirements.md wherever they are cited', () => {
    const cited = texts().flatMap((path) => citedIn(read(path)).map((id) => ({ path, id })));
    expect(cited.length).toBeGreaterThan(1000);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('have their area before them, and are no number of an issue', () => {
    expect(foundInOthers(UNRESOLVABLE)).toEqual([]);
    expect('(SEC7) and issue 17, but not security SEC3, SEC4'.match(UNRESOLVABLE)).toEqual(['SEC7', 'issue 17']);
  });

  it('are no section, no remark and no decision without its letter', () => {
    expect(foundInOthers(NOT_AN_ID)).toEqual([]);
    const title = '(billing §4.2, billing polish, screens, polish, screens 0a, decision 12), but not billing 4.2, T12';
    expect(title.match(NOT_AN_ID)).toEqual([
      'billing §4.2',
      'billing polish',
      'screens, polish',
      'screens 0a',
      'decision 12',
    ]);
  });

  it('are also looked for in the documents at the root', () => {
    expect(texts()).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']));
  });

  it('are found in titles, alone, in lists and after their area', () => {
    const title = 'is kept (S2.98, SD.4, T14, Q22, security SEC3, screens A2, B1, T1, reliability REL9, drafting 3.8)';
    expect(citedIn(title).sort()).toEqual(
      ['S2.98', 'SD.4', 'T14', 'Q22', 'security SEC3', 'screens A2', 'screens B1', 'T1', 'T1']
        .concat(['reliability REL9', 'drafting 3.8'])
        .sort(),
    );
    expect(citedIn('is sold (billing 4.2, 4.10)')).toEqual(['billing 4.2', 'billing 4.10']);
    expect(citedIn('2026-01-01T00:00:00Z and drafting 20 SOPs')).toEqual([]);
  });

  it('stand there once each, with all statements that the conformance tests count', () => {
    const ids = [...read('docs/requirements.md').matchAll(/^- \*\*(.+?)\*\* /gm)].map(([, id]) => id);
    expect(ids.length).toBe(known.size);
    expect(allIds().filter((id) => !known.has(id))).toEqual([]);
  });
});
