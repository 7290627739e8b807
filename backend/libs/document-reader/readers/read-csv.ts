import { BlockList } from '../block-list.js';
import type { ReadBlocks } from '../document-block.js';

const SEPARATORS = [',', ';', '\t', '|'];

/** Reads CSV; the separator is the most frequent one in the first line. */
export function readCsv(csv: string): ReadBlocks {
  const list = new BlockList();
  const table = list.newTable();
  const text = csv.replace(/^\ufeff/u, '');
  const first = text.slice(0, text.search(/[\r\n]|$/u));
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
  for (const cells of rowsOf(text, separator)) list.row(table, false, cells);
  return list;
}

/** Quoted values may contain separators, line breaks and doubled quotes. */
function* rowsOf(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      yield [...cells, cell];
      cells = [];
      cell = '';
    } else if (character !== '\r') {
      cell += character;
    }
  }
  if (cells.length > 0 || cell !== '') yield [...cells, cell];
}
