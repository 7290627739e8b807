import { describe, expect, it } from '@jest/globals';
import { buildStep } from '../sop-document/testing/build-sop-document.js';
import type { ExportFormat } from './export-request.js';
import { makeExport } from './make-export.js';
import { buildExportSource } from './testing/build-export-source.js';
import { readPdf } from './testing/read-pdf.js';
import { unzipText } from './testing/unzip-text.js';

const VIDEO = 'https://youtu.be/abc?a=1&b=2';
const steps = [
  buildStep({ id: 'step1', text: `Watch [Change the filter](${VIDEO}) first` }),
  buildStep({ id: 'step2', text: 'Read https://wiki.example.com/oil.' }),
];
const source = buildExportSource({ phases: [{ id: 'phas1', title: 'Carry out', steps }] });
const exported = (format: ExportFormat) => makeExport({ format, source, pictures: new Map() });

describe('a link of a step to a video', () => {
  it('leads there from a PDF', async () => {
    const file = Buffer.from(await exported('pdf'));
    const { pages } = await readPdf(file);
    expect(pages.join('')).toContain('Watch Change the filter first');
    const uris = [...file.toString('latin1').matchAll(/\/URI \((.*?)\)\n/gu)].map(([, uri]) => uri);
    // The sign and the words are separate pieces; other addresses stay text.
    expect(new Set(uris)).toEqual(new Set([VIDEO]));
  });

  it('leads there from a Word document', async () => {
    const files = unzipText(await exported('docx'));
    const links = files.get('word/_rels/document.xml.rels') ?? '';
    expect(links).toContain(`Target="${VIDEO.replaceAll('&', '&amp;')}" TargetMode="External"`);
    expect(files.get('word/document.xml')).toContain('▶ Change the filter');
  });

  it('leads there from an HTML page, which gives nothing of itself away and still loads nothing', async () => {
    const page = new TextDecoder().decode(await exported('html'));
    const address = VIDEO.replaceAll('&', '&amp;');
    expect(page).toContain(`<a href="${address}" target="_blank" rel="noopener noreferrer">▶ Change the filter</a>`);
    expect(page).toContain('Read https://wiki.example.com/oil.');
    expect(page).toContain("default-src 'none'");
  });
});
