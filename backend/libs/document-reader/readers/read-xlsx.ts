import { BlockList } from '../block-list.js';
import type { ReadBlocks } from '../document-block.js';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { unpack } from './check-archive.js';
import { readXml } from './read-xml.js';
import { cellText, dateStyles } from './sheet-values.js';

const MAX_ROWS = 5000;
const MAX_COLUMNS = 60;

/**
 * Reads the visible sheets of a workbook, each as a table, with its name as heading if there are several. Formulas
 * yield their cached value.
 * @throws UnreadableDocumentError
 */
export function readXlsx(bytes: Uint8Array): ReadBlocks {
  const parts = unpack(bytes, (name) =>
    /^xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/u.test(name),
  );
  const partOf = (name: string): string => textOf(parts.get(name));
  if (!parts.has('xl/workbook.xml')) throw new UnreadableDocumentError('file-not-readable');
  const sheets = sheetsOf(partOf('xl/workbook.xml'), partOf('xl/_rels/workbook.xml.rels'));
  const strings = stringsOf(partOf('xl/sharedStrings.xml'));
  const styles = dateStyles(partOf('xl/styles.xml'));
  const list = new BlockList();
  for (const { name, path } of sheets) {
    const rows = rowsOf(partOf(path), strings, styles);
    if (rows.length === 0) continue;
    if (sheets.length > 1) list.heading(2, name);
    const table = list.newTable();
    for (const cells of rows) list.row(table, false, cells);
  }
  return list;
}

function textOf(part: Uint8Array | undefined): string {
  if (!part) return '';
  if (part.length > READING_LIMITS.markup) throw new UnreadableDocumentError('file-too-long');
  return new TextDecoder().decode(part);
}

function sheetsOf(workbook: string, relations: string): { name: string; path: string }[] {
  const targets = new Map<string, string>();
  readXml(relations, {
    onOpen: (name, { Id = '', Target = '' }) => void (name === 'Relationship' && targets.set(Id, Target)),
  });
  const sheets: { name: string; path: string }[] = [];
  readXml(workbook, {
    onOpen: (name, attributes) => {
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const target = targets.get(attributes['r:id'] ?? '') ?? '';
      sheets.push({ name: attributes['name'] ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` });
    },
  });
  return sheets;
}

/** Shared strings, without phonetic readings of Japanese text. */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isReading = false;
  let isText = false;
  readXml(xml, {
    onOpen: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = true;
    },
    onText: (data) => {
      if (isText && !isReading) text += data;
    },
    onClose: (name) => {
      if (name === 'si') strings.push(text);
      if (name === 'rPh') isReading = false;
      if (name === 't') isText = false;
    },
  });
  return strings;
}

function rowsOf(xml: string, strings: readonly string[], dates: ReadonlyMap<number, 'date' | 'time'>): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = { column: 0, type: '', style: 0, value: '' };
  let isValue = false;
  readXml(xml, {
    onOpen: (name, attributes) => {
      if (name === 'row') cells = [];
      if (name === 'c') {
        const column = columnOf(attributes['r'] ?? '') ?? cells.length;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    onText: (data) => {
      if (isValue) cell.value += data;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && cell.column < MAX_COLUMNS) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = cellText(cell, strings, dates);
      }
      if (name === 'row' && cells.some((text) => text.trim() !== '')) rows.push(cells);
      if (rows.length > MAX_ROWS) throw new UnreadableDocumentError('file-too-long');
    },
  });
  return rows;
}

/** Column index: 0 for `A7`, 27 for `AB7`. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/u.exec(reference)?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
