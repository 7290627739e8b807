import { describe, expect, it } from '@jest/globals';
import { buildStep } from '../../sop-document/testing/build-sop-document.js';
import { documentWithSteps } from '../../sop-document/testing/document-with-steps.js';
import { NASTY_TEXTS } from '../../sop-document/testing/nasty-texts.js';
import { DEFAULT_BRANDING, type ExportBranding, type ExportPictures, type SopExportSource } from '../export-request.js';
import { buildExportDocument } from '../model/build-export-document.js';
import { buildExportSource, buildTextSource } from '../testing/build-export-source.js';
import { readPdf } from '../testing/read-pdf.js';
import { writePdf } from './write-pdf.js';

async function read(source: SopExportSource, branding = DEFAULT_BRANDING, pictures: ExportPictures = new Map()) {
  return readPdf(await writePdf(buildExportDocument(source), branding, pictures));
}

/** A white PNG of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const BRAND: ExportBranding = {
  logo: { type: 'png', data: LOGO, width: 1, height: 1 },
  primaryColor: '#880000',
  secondaryColor: '#004400',
  onSecondaryColor: '#ffffff',
  footerLine: 'Baker & Sons',
};

describe('writePdf', () => {
  it('has title, language, outline and real headings', async () => {
    const pdf = await read(buildExportSource());
    expect(pdf.title).toBe('Open the shop');
    expect(pdf.lang).toBe('en');
    expect(pdf.outline.slice(0, 3)).toEqual(['1. Purpose', '2. Scope', '3. When to use']);
    expect(pdf.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(pdf.tags.filter((tag) => tag === 'H2')).toHaveLength(pdf.outline.length);
    expect(pdf.tags).toEqual(expect.arrayContaining(['L', 'LI', 'Table']));
  });

  it('numbers the steps and sets roles and records in tables', async () => {
    const { pages } = await read(buildExportSource());
    const text = pages.join('');
    expect(text).toMatch(/1\. Unlock the door — Shift lead2\. Switch on the lights — Shift lead3\. Count the float/);
    expect(text).toContain('Role ResponsibilitiesShift lead Opens the shop');
    expect(text).toContain('Record Where Keep forLog book At the till 2 years');
  });

  it('has title, version and page n of m on each of many pages', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => `Check valve ${index + 1} and write its pressure down`);
    const source = { ...buildExportSource(), document: documentWithSteps(steps) };
    const { pages } = await read(source, { ...DEFAULT_BRANDING, footerLine: 'Baker & Sons' });
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Version 3.0');
      expect(page).toContain('Baker & Sons');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.join('')).toContain('60. Check valve 60');
  });

  it('carries a table cell that is longer than a page on to the next', async () => {
    const duties = Array.from({ length: 10 }, (_, index) => `duty ${index} ${'with many words '.repeat(18)}end`);
    const roles = Array.from({ length: 3 }, (_, index) => ({
      id: `role${index}`,
      src: 'prompt' as const,
      name: 'Lead',
      duties,
    }));
    const { pages } = await read(buildExportSource({ roles }));
    expect(pages.join('').match(/end/gu)?.length).toBeGreaterThanOrEqual(30);
    expect(pages.filter((page) => page.includes('Responsibilities')).length).toBeGreaterThan(1);
  });

  it.each([
    ['ar', 'افتح المتجر'],
    ['zh', '打开商店'],
    ['ja', '店を開ける峠'],
    ['ko', '가게를 열기'],
    ['ru', 'Проверьте дверь'],
    ['el', 'Άνοιξε την πόρτα'],
    ['hi', 'जाँच'],
    ['th', 'ตรวจสอบ'],
    ['he', 'לפתוח'],
  ])('has the glyphs of %s', async (lang, text) => {
    const phases = [{ id: 'phas1', title: text, steps: [buildStep({ id: 'step1', text })] }];
    const { pages } = await read({ ...buildExportSource({ lang, phases }), title: text });
    const letters = [...pages.join('').normalize('NFKC')];
    const missing = [...text.normalize('NFKC')].filter((letter) => !letters.includes(letter));
    expect(missing).toEqual([]);
    expect(letters).not.toContain('\ufffd');
  });

  it('is made of plain text where there is no structured document', async () => {
    const { outline, pages } = await read(buildTextSource());
    expect(outline).toContain('1. Purpose');
    expect(pages.join('')).toContain('Unlock the door — Shift lead');
  });

  it('has the logo beside the title on each page, and the colors of the company', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => `Check valve ${index + 1}`);
    const source = { ...buildExportSource(), document: documentWithSteps(steps), title: 'Check the valves' };
    const plain = await read(source);
    const branded = await read(source, BRAND);
    expect(branded.pages.length).toBeGreaterThan(1);
    expect(branded.imageCounts).toEqual(branded.pages.map(() => 1));
    expect(branded.pages.every((page) => page.includes('Check the valves'))).toBe(true);
    expect(plain.imageCounts).toEqual(plain.pages.map(() => 0));
    expect([...branded.colors]).toEqual(expect.arrayContaining([BRAND.primaryColor]));
    expect([...plain.colors]).not.toContain(BRAND.primaryColor);
  });

  it('writes the heads of tables in a color that can be read on the one of the company', async () => {
    const { colors } = await read(buildExportSource(), BRAND);
    expect([...colors]).toEqual(expect.arrayContaining([BRAND.secondaryColor, BRAND.onSecondaryColor]));
  });

  it('breaks a long footer line, and cuts one that is longer than the footer', async () => {
    const footerLine = `${'Baker and Sons '.repeat(9)}and their friends`;
    const [whole = ''] = (await read(buildExportSource(), { ...DEFAULT_BRANDING, footerLine })).pages;
    expect(whole).toContain('and their friends');
    const endless = { ...DEFAULT_BRANDING, footerLine: `${'面包师和儿子'.repeat(33)}完` };
    const [cut = ''] = (await read(buildExportSource(), endless)).pages;
    expect(cut).toContain('…');
    expect(cut).not.toContain('完');
  });

  it.each(NASTY_TEXTS)('is made of %j without failing (Q22)', async (text) => {
    const notes = [{ id: 'note1', src: 'prompt' as const, text: text.slice(0, 500) }];
    const { pages } = await read({ ...buildExportSource({ notes }), title: text.slice(0, 120) });
    expect(pages.join('')).toContain('Unlock the door');
  });
});
