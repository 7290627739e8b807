import type { OutlineBlock, Run } from '../../sop-document/index.js';
import { groupBlocks } from '../model/block-groups.js';
import type { ExportDocument, ExportSection, ExportTable } from '../model/export-document.js';
import type { Sheet, SheetCell } from './xlsx-sheet.js';

const TABLE_WIDTHS = [40, 60, 30] as const;

/** Returns the sheets: the whole procedure first, then its steps and its tables as lists for sorting and filtering. */
export function workbookSheets(document: ExportDocument): Sheet[] {
  const stepSheets = document.sections
    .filter(({ blocks }) => blocks.some((block) => block.kind === 'step'))
    .map((section) => stepsSheet(section, document));
  const tableSheets = document.sections.flatMap(({ heading, table }) =>
    table ? [tableSheet(heading ?? table.head[0] ?? '', table)] : [],
  );
  return [wholeSheet(document), ...stepSheets, ...tableSheets];
}

function wholeSheet(document: ExportDocument): Sheet {
  const rows: SheetCell[][] = [[text(''), { value: document.title, look: 'title' }]];
  for (const { label, value } of document.facts) rows.push([text(''), text(`${label}${document.colon}${value}`)]);
  for (const section of document.sections) rows.push([], ...sectionRows(section));
  return { name: document.title, columnWidths: [8, 100], headRows: 1, rows };
}

function sectionRows({ number, heading, blocks, table }: ExportSection): SheetCell[][] {
  const rows: SheetCell[][] = [];
  if (heading !== null) {
    rows.push([
      { value: number ?? '', look: 'heading' },
      { value: heading, look: 'heading' },
    ]);
  }
  rows.push(...blocks.map(blockRow));
  for (const row of table?.rows ?? []) rows.push([text('•'), text(row.map(textOf).filter(Boolean).join(' — '))]);
  return rows;
}

function blockRow(block: OutlineBlock): SheetCell[] {
  switch (block.kind) {
    case 'paragraph':
      return [text(''), text(textOf(block.runs))];
    case 'subheading':
      return [
        { value: block.number, look: 'strong' },
        { value: block.text, look: 'strong' },
      ];
    case 'step':
      return [{ value: block.number }, text(textOf(block.runs))];
    case 'bullet':
      return [text(block.depth === 0 ? '•' : ''), text(`${block.depth === 0 ? '' : '– '}${textOf(block.runs)}`)];
    case 'question':
      return [text(block.isAnswered ? '☑' : '☐'), text(textOf(block.runs))];
  }
}

/** One step per row, with its details in separate columns. */
function stepsSheet({ heading, blocks }: ExportSection, { labels }: ExportDocument): Sheet {
  const head = [labels.step, labels.instruction, labels.details].map((value) => ({ value, look: 'heading' as const }));
  const rows: SheetCell[][] = [];
  for (const group of groupBlocks(blocks)) {
    if (group.kind !== 'steps') continue;
    for (const { block, details } of group.items) {
      const lines = details.map((detail) => textOf(detail.runs));
      rows.push([{ value: block.number }, text(textOf(block.runs)), text(lines.join('\n'))]);
    }
  }
  return { name: heading ?? labels.step, columnWidths: [8, 70, 50], headRows: 1, rows: [head, ...rows] };
}

function tableSheet(name: string, { head, rows }: ExportTable): Sheet {
  return {
    name,
    columnWidths: TABLE_WIDTHS.slice(0, head.length),
    headRows: 1,
    rows: [
      head.map((value) => ({ value, look: 'heading' as const })),
      ...rows.map((cells) => cells.map((runs) => text(textOf(runs)))),
    ],
  };
}

function text(value: string): SheetCell {
  return { value };
}

function textOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}
