import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { buildStep } from '../sop-document/testing/build-sop-document.js';
import type { ExportFormat, ExportPictures } from './export-request.js';
import { makeExport } from './make-export.js';
import { buildExportSource } from './testing/build-export-source.js';
import { readPdf } from './testing/read-pdf.js';
import { unzipText } from './testing/unzip-text.js';

const VALVE = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10';
const GONE = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c11';
/** Millimeters in the unit of drawings in Word. */
const EMU_A_MM = 36_000;

const media = [
  { id: VALVE, alt: 'The red valve, closed', caption: 'Across the pipe' },
  { id: GONE, alt: 'Whose file is not there' },
];
const steps = [buildStep({ id: 'step1', text: 'Close the valve', media })];
const source = buildExportSource({ phases: [{ id: 'phas1', title: 'Carry out', steps }] });
let pictures: ExportPictures;

beforeAll(async () => {
  const red = { r: 200, g: 10, b: 10 };
  const data = await sharp({ create: { width: 960, height: 480, channels: 3, background: red } })
    .jpeg()
    .toBuffer();
  pictures = new Map([[VALVE, { data, width: 960, height: 480 }]]);
});

const exported = (format: ExportFormat) => makeExport({ format, source, pictures });
const textOf = async (format: ExportFormat) => new TextDecoder().decode(await exported(format));

describe('a picture of a step', () => {
  it('stands under it in a PDF, with alternative text for screen readers', async () => {
    const file = await exported('pdf');
    const { pages, imageCounts, tags } = await readPdf(file);
    expect(imageCounts[0]).toBe(1);
    expect(tags).toContain('Figure');
    expect(pages[0]?.indexOf('Close the valve')).toBeLessThan(pages[0]?.indexOf('Across the pipe') ?? 0);
    // Its text is the alternative text of the figure, not a line.
    expect(pages[0]).not.toContain('The red valve');
    expect(pages[0]).toContain('Picture: Whose file is not there');
    expect(Buffer.from(file).includes('/Alt (The red valve, closed)')).toBe(true);
  });

  it('stands under it in a Word document, at most 85 mm wide', async () => {
    const files = unzipText(await exported('docx'));
    const xml = files.get('word/document.xml') ?? '';
    expect(xml).toContain('descr="The red valve, closed"');
    const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/u.exec(xml) ?? [];
    expect(Number(width) / EMU_A_MM).toBeCloseTo(85, 0);
    expect(Number(height) / EMU_A_MM).toBeCloseTo(42.5, 0);
    expect([...files.keys()].filter((path) => path.startsWith('word/media/'))).toHaveLength(1);
  });

  it('is a part of an HTML page, which loads nothing', async () => {
    const page = await textOf('html');
    expect(page).toMatch(
      /<img alt="The red valve, closed" width="960" height="480" [^>]*src="data:image\/jpeg;base64,/u,
    );
    expect(page).toContain('<figcaption>Across the pipe</figcaption>');
    expect(page).toContain('<li>Picture: Whose file is not there</li>');
  });

  it.each<ExportFormat>(['txt', 'md'])('is named in %s', async (format) => {
    expect(await textOf(format)).toContain('Picture: The red valve, closed – Across the pipe');
  });

  it('is named in a workbook', async () => {
    const sheets = [...unzipText(await exported('xlsx')).values()].join('\n');
    expect(sheets).toContain('Picture: The red valve, closed – Across the pipe');
  });

  it('is not enlarged, and goes to the next page where there is no room', async () => {
    const data = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const idOf = (at: number) => `0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c${10 + at}`;
    const many = Array.from({ length: 6 }, (_, step) =>
      buildStep({
        id: `step${step}`,
        text: 'Look',
        media: Array.from({ length: 6 }, (_unused, at) => ({ id: idOf(6 * step + at), alt: 'Tile' })),
      }),
    );
    const tall = buildExportSource({ phases: [{ id: 'phas1', title: 'A', steps: many }] });
    const small: ExportPictures = new Map(
      Array.from({ length: 36 }, (_, at) => [idOf(at), { data, width: 96, height: 96 }] as const),
    );
    const { imageCounts } = await readPdf(await makeExport({ format: 'pdf', source: tall, pictures: small }));
    expect(imageCounts.reduce((sum, count) => sum + count, 0)).toBe(36);
    // A picture of an inch: nine or so on a page.
    expect(imageCounts.length).toBeGreaterThan(3);
    expect(imageCounts.length).toBeLessThan(7);
  });
});
