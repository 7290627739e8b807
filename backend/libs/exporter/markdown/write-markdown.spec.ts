import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../../sop-document/testing/nasty-texts.js';
import { DEFAULT_BRANDING, type SopExportSource } from '../export-request.js';
import { buildExportDocument } from '../model/build-export-document.js';
import { buildExportSource, buildTextSource } from '../testing/build-export-source.js';
import { writeMarkdown } from './write-markdown.js';

function markdown(source: SopExportSource, footerLine: string | null = null): string {
  return writeMarkdown(buildExportDocument(source), { ...DEFAULT_BRANDING, footerLine });
}

describe('writeMarkdown', () => {
  it('ends with the line of the company, which stays text', () => {
    expect(markdown(buildExportSource(), 'Baker & *Sons*')).toMatch(/\n\n---\n\nBaker &amp; \\\*Sons\\\*\n$/);
    expect(markdown(buildExportSource())).not.toContain('\n---\n');
  });

  it('has headings, numbered steps and tables', () => {
    const text = markdown(buildExportSource());
    expect(text).toMatch(/^# Open the shop\n\n\*\*Version\*\*: 3\\\.0 · /);
    expect(text).toContain('\n\n## 1. Purpose\n\n');
    expect(text).toContain('\n1. Unlock the door — *Shift lead*\n2. Switch on the lights');
    expect(text).toContain('\n| Role | Responsibilities |\n| --- | --- |\n| **Shift lead** | Opens the shop |\n');
  });

  it('is made of plain text where there is no structured document', () => {
    const text = markdown(buildTextSource({ content: 'First.\n\n1. Tools\n• a | b\n☐ Who?' }));
    expect(text).toContain('## 1. Tools\n\n- a \\| b\n- [ ] Who?');
  });

  it.each(NASTY_TEXTS)('has no markup, link or table cell of %j (Q22)', (text) => {
    const roles = [{ id: 'role1', src: 'prompt' as const, name: 'Lead', duties: [text] }];
    const row = markdown({ ...buildExportSource({ roles }), title: text })
      .split('\n')
      .find((line) => line.startsWith('| **Lead**'));
    expect(row?.match(/(?<!\\)\|/gu)).toHaveLength(3);
    expect(row).not.toMatch(/[<>]|https?:|(?<!\\)[[\]`]/u);
  });
});
