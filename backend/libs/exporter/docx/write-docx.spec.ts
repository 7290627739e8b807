import { describe, expect, it } from '@jest/globals';
import { buildStep } from '../../sop-document/testing/build-sop-document.js';
import { NASTY_TEXTS } from '../../sop-document/testing/nasty-texts.js';
import { DEFAULT_BRANDING, type ExportPictures, type SopExportSource } from '../export-request.js';
import { buildExportDocument } from '../model/build-export-document.js';
import { buildExportSource, buildTextSource } from '../testing/build-export-source.js';
import { textsOfElements, unzipText } from '../testing/unzip-text.js';
import { writeDocx } from './write-docx.js';

/** The unit of drawings in Word, in a pixel of 1/96 inch. */
const EMU_A_PIXEL = 9525;

async function filesOf(source: SopExportSource, branding = DEFAULT_BRANDING, pictures: ExportPictures = new Map()) {
  return unzipText(await writeDocx(buildExportDocument(source), branding, pictures));
}

async function bodyOf(source: SopExportSource): Promise<string> {
  const files = await filesOf(source);
  return files.get('word/document.xml') ?? '';
}

/** The paragraphs of this style or list, each as its text. */
function paragraphsWith(xml: string, mark: string): string[] {
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gsu) ?? [];
  return paragraphs.filter((each) => each.includes(mark)).map((each) => textsOfElements(each, 'w:t').join(''));
}

describe('writeDocx', () => {
  it('has real headings', async () => {
    const xml = await bodyOf(buildExportSource());
    expect(paragraphsWith(xml, '<w:pStyle w:val="Title"/>')).toEqual(['Open the shop']);
    expect(paragraphsWith(xml, '<w:pStyle w:val="Heading1"/>').slice(0, 4)).toEqual([
      '1. Purpose',
      '2. Scope',
      '3. When to use',
      '4. Roles and responsibilities',
    ]);
  });

  it('numbers steps as a list that counts on through the phases', async () => {
    const xml = await bodyOf(
      buildExportSource({
        phases: [
          { id: 'phas1', title: 'Before', steps: [buildStep({ id: 'step1', text: 'Unlock' })] },
          { id: 'phas2', title: 'After', steps: [buildStep({ id: 'step2', text: 'Lock' })] },
        ],
      }),
    );
    expect(paragraphsWith(xml, '<w:pStyle w:val="Heading2"/>')).toEqual(['6.1 Before', '6.2 After']);
    const lists = [...xml.matchAll(/<w:numId w:val="(\d+)"\/>(?:(?!<\/w:p>).)*?<w:t[^>]*>(Unlock|Lock)</gsu)];
    expect(lists.map((match) => match[2])).toEqual(['Unlock', 'Lock']);
    expect(lists[0]?.[1]).toBe(lists[1]?.[1]);
  });

  it('has tables of roles and records with a head that is repeated', async () => {
    const xml = await bodyOf(buildExportSource());
    const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gsu) ?? [];
    expect(tables.map((table) => textsOfElements(table, 'w:t'))).toEqual([
      ['Role', 'Responsibilities', 'Shift lead', 'Opens the shop'],
      ['Record', 'Where', 'Keep for', 'Log book', 'At the till', '2 years'],
    ]);
    expect(xml.match(/<w:tblHeader\/>/gu)).toHaveLength(2);
    const [grid] = xml.match(/<w:tblGrid>.*?<\/w:tblGrid>/su) ?? [];
    expect([...(grid ?? '').matchAll(/w:w="(\d+)"/gu)].map(([, width]) => Number(width))).toEqual([3277, 6361]);
  });

  it('has title and version above, and page n of m below each page', async () => {
    const files = await filesOf(buildExportSource(), { ...DEFAULT_BRANDING, footerLine: 'Baker & Sons' });
    expect(textsOfElements(files.get('word/header1.xml') ?? '', 'w:t')).toEqual(['Open the shop · Version 3.0']);
    const footer = files.get('word/footer1.xml') ?? '';
    expect(textsOfElements(footer, 'w:t').join('')).toBe('Baker & Sons · Page  of ');
    expect(textsOfElements(footer, 'w:instrText')).toEqual(['PAGE', 'NUMPAGES']);
  });

  it('has the logo above each page, as large as there is room, and the colors of the company', async () => {
    const logo = { type: 'png' as const, data: Buffer.from('a picture'), width: 4000, height: 400 };
    const look = { primaryColor: '#880000', secondaryColor: '#004400', onSecondaryColor: '#ffffff' };
    const files = await filesOf(buildExportSource(), { ...DEFAULT_BRANDING, ...look, logo });
    const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"\/>/u.exec(files.get('word/header1.xml') ?? '') ?? [];
    expect([Number(width), Number(height)]).toEqual([200 * EMU_A_PIXEL, 20 * EMU_A_PIXEL]);
    expect([...files.keys()].filter((path) => path.startsWith('word/media/'))).toHaveLength(1);
    expect(files.get('word/styles.xml')).toContain('<w:color w:val="880000"/>');
    const [table = ''] = files.get('word/document.xml')?.match(/<w:tbl>.*?<\/w:tbl>/su) ?? [];
    expect(table).toContain('w:fill="004400"');
    expect(table).toContain('<w:color w:val="ffffff"/>');
  });

  it('declares its language to Word for spell checking', async () => {
    const files = await filesOf(buildExportSource({ lang: 'de' }));
    expect(files.get('word/styles.xml')).toMatch(/<w:lang [^>]*w:val="de"/u);
  });

  it('runs from right to left in Arabic', async () => {
    const xml = await bodyOf(buildExportSource({ lang: 'ar', title: 'فتح المتجر' }));
    expect(xml.match(/<w:p>/gu)?.length).toBe(xml.match(/<w:bidi\/>/gu)?.length);
    expect(xml).toContain('<w:bidiVisual/>');
    expect(textsOfElements(xml, 'w:t')).toContain('1. الغرض');
  });

  it('is made of plain text where there is no structured document', async () => {
    const xml = await bodyOf(buildTextSource());
    expect(paragraphsWith(xml, '<w:pStyle w:val="Heading1"/>')).toContain('1. Purpose');
    expect(textsOfElements(xml, 'w:t')).toContain('Unlock the door — Shift lead');
  });

  it('keeps the numbers of a list that begins in the middle', async () => {
    const xml = await bodyOf(buildTextSource({ content: 'See below.\n7. Lock the door\n8. Leave' }));
    expect(paragraphsWith(xml, 'Lock the door')).toEqual(['7. Lock the door']);
  });

  it.each(NASTY_TEXTS)('keeps %j a text (Q22)', async (text) => {
    const source = buildExportSource({ notes: [{ id: 'note1', src: 'prompt', text }] });
    const files = await filesOf({ ...source, title: text });
    for (const xml of files.values()) {
      expect(xml).not.toContain('<script');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters break an XML file
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u);
    }
  });
});
