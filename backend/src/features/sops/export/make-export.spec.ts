import { describe, expect, it } from 'vitest';
import { renderText } from '../document/render-text.js';
import { draftSop } from '../drafting/draft-sop.js';
import { PROMPT_FIXTURES } from '../drafting/testing/prompt-fixtures.js';
import { buildPng } from './logo/testing/build-png.js';
import { makeExport } from './make-export.js';
import { DEFAULT_BRANDING, EXPORT_FORMATS, type ExportFormat, type SopExportSource } from './sop-export.js';
import { buildExportSource } from './testing/build-export-source.js';
import { readPdf } from './testing/read-pdf.js';
import { textsOfElements, unzipText } from './testing/unzip-text.js';

const FIXTURES = PROMPT_FIXTURES.map((fixture) => [`${fixture.id} (${fixture.lang})`, fixture] as const);
/** The font draws this letter from parts, and the reader of these tests does not read the text that stands beside. */
const DRAWN_FROM_PARTS = new Set(['ج']);
const decoder = new TextDecoder();

function sourceOf(prompt: string): SopExportSource {
  const { document } = draftSop(prompt);
  const content = renderText(document, { notice: true });
  return { ...buildExportSource(), title: document.title, prompt, content, document };
}

function isCompared(sign: string, format: ExportFormat): boolean {
  return /\p{L}/u.test(sign) && !(format === 'pdf' && DRAWN_FROM_PARTS.has(sign));
}

/** Gives what a person can read in a file. */
async function readableText(format: ExportFormat, file: Uint8Array): Promise<string> {
  switch (format) {
    case 'pdf':
      return (await readPdf(file)).pages.join(' ');
    case 'docx':
      return textsOfElements(unzipText(file).get('word/document.xml') ?? '', 'w:t').join('');
    case 'xlsx':
      return textsOfElements(unzipText(file).get('xl/worksheets/sheet1.xml') ?? '', 't').join(' ');
    case 'md':
    case 'html':
    case 'txt':
      return decoder.decode(file);
  }
}

describe.each(FIXTURES)('the draft of %s', (_name, { prompt }) => {
  const source = sourceOf(prompt);
  const lastStep = source.document?.phases.at(-1)?.steps.at(-1)?.text ?? '';

  it.each(EXPORT_FORMATS)('is exported as %s with all its letters', async (format) => {
    const text = await readableText(format, await makeExport({ format, source }));
    const letters = new Set(text.normalize('NFKC'));
    const missing = [...lastStep.normalize('NFKC')].filter((sign) => isCompared(sign, format) && !letters.has(sign));
    expect(lastStep).not.toBe('');
    expect(missing).toEqual([]);
    expect(text).not.toContain('\ufffd');
  });
});

describe('makeExport', () => {
  const size = { width: 6, height: 4 };
  const palette = [200, 0, 0, 0, 200, 0, 0, 0, 200];
  const plan = { bitDepth: 2, colourType: 3, palette, transparency: [0, 128] };
  const logo = { ...size, type: 'png' as const, data: buildPng({ ...size, ...plan, pixel: (x) => [x % 3] }) };
  const branding = { ...DEFAULT_BRANDING, logo };

  it('writes title, status, created date, prompt and content into the text file (S7.42-S7.46)', async () => {
    const source = { ...buildExportSource(), prompt: 'My prompt', content: 'My content' };
    expect(decoder.decode(await makeExport({ format: 'txt', source }))).toBe(
      'Title: Open the shop\nStatus: in progress\nCreated: 2026-11-21\n\nPrompt:\nMy prompt\n\nContent:\nMy content\n',
    );
  });

  it.each(EXPORT_FORMATS)('makes %s of an SOP without any text', async (format) => {
    const source = { ...buildExportSource(), title: '', content: '', document: null };
    expect((await makeExport({ format, source })).length).toBeGreaterThan(0);
  });

  it('shows a logo of few colours, some of them transparent, in a PDF', async () => {
    const { imageCounts } = await readPdf(await makeExport({ format: 'pdf', source: buildExportSource(), branding }));
    expect(imageCounts[0]).toBe(1);
  });

  it('leaves a broken logo out', async () => {
    const broken = { ...branding, logo: { ...logo, data: logo.data.subarray(0, 70) } };
    const request = { source: buildExportSource(), branding: broken };
    const { imageCounts } = await readPdf(await makeExport({ ...request, format: 'pdf' }));
    expect(imageCounts.every((count) => count === 0)).toBe(true);
    const parts = unzipText(await makeExport({ ...request, format: 'docx' }));
    expect([...parts.keys()].filter((path) => path.startsWith('word/media/'))).toEqual([]);
    expect(decoder.decode(await makeExport({ ...request, format: 'html' }))).not.toContain('<img');
  });
});
