import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const LEXICON = 'backend/libs/drafter/english/lexicon/english-words.generated.ts';

describe('THIRD-PARTY-NOTICES.md', () => {
  const notices = read('THIRD-PARTY-NOTICES.md');

  it('holds the license of WordNet, of which the English lexicon is made', () => {
    expect(read(LEXICON).slice(0, 300)).toContain('THIRD-PARTY-NOTICES.md');
    expect(notices).toContain(LEXICON);
    for (const part of [
      'WordNet 3.1 Copyright 2011 by Princeton University.  All rights reserved.',
      'Permission to use, copy, modify and distribute',
      'THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS"',
      'may not be used in',
    ])
      expect(notices).toContain(part);
  });

  it('is shipped in the image, and in what the test of production installs', () => {
    const [, image = ''] = read('docker/Dockerfile').split(/^FROM \S+\n(?=ENV )/mu);
    expect(image).toMatch(/^COPY .*THIRD-PARTY-NOTICES\.md.* \.\/$/mu);
    expect(read('scripts/production-install.mjs')).toContain("'THIRD-PARTY-NOTICES.md'");
  });
});
