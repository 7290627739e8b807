import { describe, expect, it } from '@jest/globals';
import { type SopDocument, stepsOf } from '../sop-document/index.js';
import { assembleImport } from './assemble/assemble-import.js';
import type { DocumentBlock } from './document-block.js';
import { readDocument } from './read-document.js';
import { bytesOf, type DocumentSource, PICTURED, PICTURED_PDF, SOURCES } from './testing/source-lines.js';

/** Fixtures whose programs write no description of a picture into the file. */
const UNNAMED: readonly string[] = ['writer-pdf', 'plain-pdf'];

/** The expected lines of a file. */
function expectedLines({ title, parts, maker }: DocumentSource): string[] {
  let pictures = 0;
  const lines = parts.flatMap((part) => {
    if ('heading' in part) return [`heading: ${part.heading}`];
    if ('step' in part) return [`item ${part.level}: ${part.step}`];
    if ('text' in part) return [`text: ${part.text}`];
    if ('table' in part) return part.table.map((row) => `row: ${row.join(' | ')}`);
    pictures += 1;
    return [`picture: ${UNNAMED.includes(maker) ? pictures : part.picture}`];
  });
  return [`heading: ${title}`, ...lines];
}

function lineOf(block: DocumentBlock): string {
  if (block.kind === 'heading') return `heading: ${block.text}`;
  if (block.kind === 'item') return `item ${block.level}: ${block.text}`;
  if (block.kind === 'paragraph') return `text: ${block.text}`;
  return block.kind === 'row' ? `row: ${block.cells.join(' | ')}` : `picture: ${block.name ?? block.number}`;
}

/** Headings that name a part of the procedure; their lines are no steps. */
const NAMED = ['Purpose', 'Scope', 'Records', 'Safety', 'Problems', 'Zweck', 'Aufzeichnungen'];
const COLUMNS = ['Who', 'When', 'What'];

/** The steps of a document, one per line: phases, steps with role and time, and the lines below them. */
function workIn(document: SopDocument): string[] {
  return document.phases.flatMap(({ title, steps }) => [
    `# ${title}`,
    ...steps.flatMap(({ text, role, when, sub, media = [] }) => [
      [role, when, text].filter(Boolean).join(' | '),
      ...sub.map((line) => `  ${line.text}`),
      ...media.map(({ alt }) => `  shown: ${alt}`),
    ]),
  ]);
}

function expectedWork({ name, parts, maker }: DocumentSource): string[] {
  let pictures = 0;
  let isWork = true;
  return parts.flatMap((part) => {
    if ('heading' in part) isWork = !NAMED.includes(part.heading);
    if (!isWork) return [];
    if ('heading' in part) return [`# ${part.heading}`];
    if ('step' in part) return [`${'  '.repeat(part.level)}${part.step}`];
    if ('text' in part) return [part.text];
    if ('table' in part) {
      const [head = [], ...rows] = part.table;
      return rows.map((row) => COLUMNS.flatMap((name) => row[head.indexOf(name)] ?? []).join(' | '));
    }
    pictures += 1;
    return [`  shown: ${UNNAMED.includes(maker) ? `Picture ${pictures}, ${name}` : part.picture}`];
  });
}

const idOf = (number: number): string => `0198c7a1-6f0e-7cc2-9d62-${String(number).padStart(12, '0')}`;

async function imported(name: string) {
  const { blocks, pictures } = await readDocument({ name, bytes: bytesOf(name) });
  const pictureIds = new Map(pictures.map(({ number }) => [number, idOf(number)]));
  return { blocks, ...assembleImport(blocks, { name, lang: 'en', pictureWord: 'Picture', pictureIds }) };
}

const CAPTION = 'Figure 1: The clips, seen from the front';

/** Each step with the pictures that it shows. */
async function shownIn(name: string) {
  const { document, leftOut } = await imported(name);
  return { shown: stepsOf(document).map(({ text, media = [] }) => [text, ...media]), leftOut };
}

const EVERY = SOURCES.map((source) => ({ source, name: source.name }));

describe('documents of Word, Writer, Chromium and pdfkit', () => {
  it.each(EVERY)('$name is read with every heading, item, row and picture in its place', async ({ source, name }) => {
    const { blocks, isStructured, text } = await readDocument({ name, bytes: bytesOf(name) });
    expect(blocks.map(lineOf)).toEqual(expectedLines(source));
    expect(isStructured).toBe(true);
    expect(text).not.toMatch(/^\s*\d+[.)]/mu);
  });

  it.each(EVERY)(
    '$name becomes a procedure with every step in its place, and leaves nothing out',
    async ({ source, name }) => {
      const { document, lines, leftOut, blocks } = await imported(name);
      expect({ title: document.title, lines, leftOut, notes: document.notes }).toEqual({
        ...{ title: source.title, lines: blocks.length, leftOut: [], notes: [] },
      });
      expect(workIn(document)).toEqual(expectedWork(source));
    },
  );
});

describe('pictures of a Word document', () => {
  it('are read with their bytes, and stand neither in its text nor do their captions', async () => {
    const { pictures, text } = await readDocument({ name: PICTURED.name, bytes: bytesOf(PICTURED.name) });
    expect(pictures.map(({ number, mediaType, bytes }) => [number, mediaType, (bytes?.length ?? 0) > 5000])).toEqual([
      [1, 'image/jpeg', true],
      [2, 'image/png', true],
      [3, 'image/png', true],
    ]);
    expect(text).not.toMatch(/\[|Figure 1/u);
  });

  it('stand in their steps: with their description, else their caption, else their number', async () => {
    const { shown, leftOut } = await shownIn(PICTURED.name);
    expect(shown).toEqual([
      ['Switch the unit off at the wall.', { id: idOf(1), alt: 'The filter housing beside the stairs' }],
      ['Open the clips on both sides.', { id: idOf(2), alt: CAPTION, caption: CAPTION }],
      ['Take the old filter out.'],
      ['Put the new filter in with the arrow up.', { id: idOf(3), alt: 'Picture 3, filter-change.docx' }],
    ]);
    expect(leftOut).toEqual([]);
  });
});

describe('pictures of a PDF file', () => {
  it('are read without the sign of its letterhead, and without their captions in the text', async () => {
    const { pictures, text } = await readDocument({ name: PICTURED_PDF.name, bytes: bytesOf(PICTURED_PDF.name) });
    expect(pictures.map(({ number, mediaType, bytes }) => [number, mediaType, (bytes?.length ?? 0) > 1000])).toEqual([
      [1, 'image/png', true],
      [2, 'image/png', true],
      [3, 'image/png', true],
    ]);
    expect(text).not.toMatch(/\[|Figure 1/u);
  });

  it('stand in their steps, below them and beside them: with their caption, else their number', async () => {
    const { shown, leftOut } = await shownIn(PICTURED_PDF.name);
    expect(shown).toEqual([
      ['Switch the unit off at the wall.', { id: idOf(1), alt: 'Picture 1, filter-change.pdf' }],
      ['Open the clips on both sides.', { id: idOf(2), alt: CAPTION, caption: CAPTION }],
      ['Take the old filter out.'],
      ['Put the new filter in with the arrow up.', { id: idOf(3), alt: 'Picture 3, filter-change.pdf' }],
    ]);
    expect(leftOut).toEqual([]);
  });
});
