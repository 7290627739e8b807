import { describe, expect, it } from '@jest/globals';
import { buildPng } from '../../src/platform/images/testing/build-png.js';
import { draftSop } from '../drafter/draft-sop.js';
import { PROMPT_FIXTURES } from '../drafter/testing/prompt-fixtures.js';
import { renderText } from '../sop-document/index.js';
import { DEFAULT_BRANDING, EXPORT_FORMATS, type ExportFormat, type SopExportSource } from './export-request.js';
import { makeExport } from './make-export.js';
import { buildExportSource } from './testing/build-export-source.js';
import { readPdf } from './testing/read-pdf.js';
import { textsOfElements, unzipText } from './testing/unzip-text.js';

const FIXTURES = PROMPT_FIXTURES.map((fixture) => [`${fixture.id} (${fixture.lang})`, fixture] as const);
/** The font draws these letters from parts, and the PDF reader of these tests ignores the alternative text. */
const DRAWN_FROM_PARTS = new Set(['ج', 'ى']);
const decoder = new TextDecoder();

function sourceOf(prompt: string): SopExportSource {
  const { document } = draftSop(prompt);
  const content = renderText(document, { notice: true });
  return { ...buildExportSource(), title: document.title, prompt, content, document };
}

function isCompared(sign: string, format: ExportFormat): boolean {
  return /\p{L}/u.test(sign) && !(format === 'pdf' && DRAWN_FROM_PARTS.has(sign));
}

/** Returns the readable text of a file. */
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
  const pixel = (x: number, y: number) => [x * 40, y * 60, 0, 128];
  const logo = { ...size, type: 'png' as const, data: buildPng({ ...size, bitDepth: 8, colorType: 6, pixel }) };
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

  it('shows a logo that is transparent on each page of a PDF and holds it once (security SEC4)', async () => {
    const content = Array.from({ length: 200 }, (_, line) => `Line ${line}`).join('\n');
    const source = { ...buildExportSource(), content, document: null };
    const file = await makeExport({ format: 'pdf', source, branding });
    const { imageCounts } = await readPdf(file);
    expect(imageCounts.length).toBeGreaterThan(2);
    expect(imageCounts.every((count) => count === 1)).toBe(true);
    // The picture and its opacity.
    expect(
      Buffer.from(file)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(2);
  });
});
