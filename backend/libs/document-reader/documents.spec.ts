import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../sop-document/index.js';
import { assembleImport } from './assemble/assemble-import.js';
import type { DocumentBlock } from './document-block.js';
import { readDocument } from './read-document.js';
import { bytesOf, type DocumentSource, SOURCES } from './testing/source-lines.js';

/** Programs that write no description of a picture into the file. */
const UNNAMED: readonly string[] = ['writer-pdf', 'plain-pdf'];

/** What a reader should find in a file, a line each. */
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

/** The work that a document tells, a line each: phases, steps with role and time, and what stands below them. */
function workIn(document: SopDocument): string[] {
  return document.phases.flatMap(({ title, steps }) => [
    `# ${title}`,
    ...steps.flatMap(({ text, role, when, sub }) => [
      [role, when, text].filter(Boolean).join(' | '),
      ...sub.map((line) => `  ${line.text}`),
    ]),
  ]);
}

function expectedWork({ parts, maker }: DocumentSource): string[] {
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
    return [`  ${UNNAMED.includes(maker) ? `Picture ${pictures}` : `Picture: ${part.picture}`}`];
  });
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
      const { blocks } = await readDocument({ name, bytes: bytesOf(name) });
      const { document, lines, leftOut } = assembleImport(blocks, { name, lang: 'en', pictureWord: 'Picture' });
      expect({ title: document.title, lines, leftOut, notes: document.notes }).toEqual({
        ...{ title: source.title, lines: blocks.length, leftOut: [], notes: [] },
      });
      expect(workIn(document)).toEqual(expectedWork(source));
    },
  );
});
