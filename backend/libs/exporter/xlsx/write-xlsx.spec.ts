import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../../sop-document/testing/nasty-texts.js';
import { DEFAULT_BRANDING, type SopExportSource } from '../export-request.js';
import { buildExportDocument } from '../model/build-export-document.js';
import { buildExportSource, buildTextSource } from '../testing/build-export-source.js';
import { textsOfElements, unzipText } from '../testing/unzip-text.js';
import { uniqueSheetNames } from './sheet-name.js';
import { writeXlsx } from './write-xlsx.js';

function filesOf(source: SopExportSource, branding = DEFAULT_BRANDING): ReadonlyMap<string, string> {
  return unzipText(writeXlsx(buildExportDocument(source), branding));
}

function sheetOf(source: SopExportSource, number: number): string {
  return filesOf(source).get(`xl/worksheets/sheet${number}.xml`) ?? '';
}

function rowsOf(sheet: string): string[][] {
  const rows = sheet.match(/<row .*?<\/row>/gsu) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<t [^>]*>([^<]*)<\/t>|<v>(\d+)<\/v>/gu)].map(([, text, value]) => text ?? value ?? ''),
  );
}

describe('writeXlsx', () => {
  it('has a sheet of the whole, of the steps and of each table', () => {
    const workbook = filesOf(buildExportSource()).get('xl/workbook.xml') ?? '';
    expect([...workbook.matchAll(/<sheet name="([^"]*)"/gu)].map((match) => match[1])).toEqual([
      'Open the shop',
      'Procedure',
      'Roles and responsibilities',
      'Records',
    ]);
  });

  it('has the colors of the company, and heads that can be read on them', () => {
    const look = { primaryColor: '#880000', secondaryColor: '#004400', onSecondaryColor: '#ffffff' };
    const styles = filesOf(buildExportSource(), { ...DEFAULT_BRANDING, ...look }).get('xl/styles.xml') ?? '';
    expect(styles).toContain('<sz val="16"/><color rgb="FF880000"/>');
    expect(styles).toContain('<fgColor rgb="FF004400"/>');
    expect(styles).toContain('<sz val="11"/><color rgb="FFFFFFFF"/>');
  });

  it('begins with title, version, status and day, and has the sections in their order', () => {
    const rows = rowsOf(sheetOf(buildExportSource(), 1));
    expect(rows.slice(0, 3)).toEqual([
      ['', 'Open the shop'],
      ['', 'Version: 3.0'],
      ['', 'Status: In progress'],
    ]);
    expect(rows).toContainEqual(['1', 'Purpose']);
    expect(rows).toContainEqual(['6', 'Procedure']);
  });

  it('lists each step with its number and its details', () => {
    expect(rowsOf(sheetOf(buildExportSource(), 2))).toEqual([
      ['Step', 'Instruction', 'Details'],
      ['1', 'Unlock the door — Shift lead', ''],
      ['2', 'Switch on the lights — Shift lead', ''],
      ['3', 'Count the float — Shift lead', 'Limit: $150'],
    ]);
  });

  it('prints title and version above, and page n of m below', () => {
    const files = filesOf({ ...buildExportSource(), title: 'R&D' }, { ...DEFAULT_BRANDING, footerLine: 'A & B' });
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(textsOfElements(sheet, 'oddHeader')).toEqual(['&LR&&D&RVersion 3.0']);
    expect(textsOfElements(sheet, 'oddFooter')).toEqual(['&LA && B&RPage &P of &N']);
  });

  it('runs from right to left in Arabic', () => {
    expect(sheetOf(buildExportSource({ lang: 'ar' }), 1)).toContain('rightToLeft="1"');
  });

  it('is made of plain text where there is no structured document', () => {
    expect(rowsOf(sheetOf(buildTextSource(), 1))).toContainEqual(['1', 'Unlock the door — Shift lead']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example","x")'])(
    'never takes %j for a formula (Q22)',
    (text) => {
      const files = filesOf(buildExportSource({ notes: [{ id: 'note1', src: 'prompt', text }] }));
      const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
      expect(textsOfElements(sheet, 't')).toContain(text.trim());
      for (const xml of files.values()) expect(xml).not.toMatch(/<f[ >]/u);
    },
  );

  it.each(NASTY_TEXTS)('keeps %j a text (Q22)', (text) => {
    const source = buildExportSource({ notes: [{ id: 'note1', src: 'prompt', text }] });
    for (const xml of filesOf({ ...source, title: text }).values()) {
      expect(xml).not.toContain('<script');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters break an XML file
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u);
    }
  });
});

describe('uniqueSheetNames', () => {
  it('leaves out what spreadsheets forbid, and keeps names apart', () => {
    expect(uniqueSheetNames(['a/b?', 'A b', "'", 'x'.repeat(40)])).toEqual(['a b', 'A b 2', '3', 'x'.repeat(31)]);
  });
});
