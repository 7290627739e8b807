import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { DocumentBlock } from '../document-block.js';
import { readDocument } from '../read-document.js';

async function blocksOf(name: string, content: string | Uint8Array): Promise<DocumentBlock[]> {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return (await readDocument({ name, bytes })).blocks;
}

const heading = (level: number, text: string): DocumentBlock => ({ kind: 'heading', level, text });
const item = (text: string, level = 0, isOrdered = true): DocumentBlock => ({ kind: 'item', level, isOrdered, text });
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
const row = (cells: string[], isHeader = false, table = 1): DocumentBlock => ({ kind: 'row', table, isHeader, cells });

describe('a page', () => {
  it('is read by its headings, lists, tables and pictures', async () => {
    const page = `<html><head><title>No text</title></head><body><nav>Home</nav><h1>Opening &amp; closing</h1>
      <ol><li>Unlock<ul><li>front</li></ul></li><li><p>Lights on</p><p>All of them</p></li></ol>
      <table><thead><tr><th>Who</th><th>What</th></tr></thead><tr><td>Baker</td><td>Ovens<br>Trays</td></tr></table>
      <img alt="Plan" src="https://example.org/plan.png"><p>Done</p></body></html>`;
    expect(await blocksOf('a.html', page)).toEqual([
      heading(1, 'Opening & closing'),
      ...[item('Unlock'), item('front', 1, false), item('Lights on'), item('All of them', 1, false)],
      ...[row(['Who', 'What'], true), row(['Baker', 'Ovens\nTrays'])],
      { kind: 'picture', number: 1, name: 'Plan' },
      paragraph('Done'),
    ]);
  });

  it('gives no text of scripts, styles and comments', async () => {
    const page = '<p>Text</p><script>alert(1)</script><style>p{}</style><!-- hidden --><svg><text>drawn</text></svg>';
    expect(await blocksOf('a.htm', page)).toEqual([paragraph('Text')]);
  });

  it('reads a frame of one cell as text, and a table in a cell as text of that cell', async () => {
    const page =
      '<table><tr><td>1. Look</td></tr></table><table><tr><td>a</td><td>b<table><tr><td>c</td><td>d</td></tr></table></td></tr></table>';
    expect(await blocksOf('a.html', page)).toEqual([item('Look'), row(['a', 'b\nc\nd'], false, 2)]);
  });

  it('gives pictures after the text in which they stand, with the bytes that their addresses hold', async () => {
    const png = (letter: string) => `<img alt="${letter}" src="data:image/png;base64,${btoa(letter)}">`;
    const page = `<h2>${png('a')}Work</h2><ol><li>${png('b')}Unlock</li><li>Press ${png('c')} twice</li></ol>
      <table><tr><td>Oven ${png('d')}</td><td>On</td></tr><tr><td>Light</td><td>On</td></tr></table>
      <p>${png('e')}</p><p>Done</p>`;
    const { blocks, pictures } = await readDocument({ name: 'a.html', bytes: strToU8(page) });
    const picture = (number: number, name: string): DocumentBlock => ({ kind: 'picture', number, name });
    expect(blocks).toEqual([
      ...[heading(2, 'Work'), picture(1, 'a'), item('Unlock'), picture(2, 'b'), item('Press twice'), picture(3, 'c')],
      ...[row(['Oven', 'On']), picture(4, 'd'), row(['Light', 'On']), picture(5, 'e'), paragraph('Done')],
    ]);
    expect(pictures.map(({ bytes }) => Buffer.from(bytes ?? []).toString())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps the address of a video with its words, and of other links the words', async () => {
    const page = `<ol><li>Watch <a href="https://youtu.be/abc(1)">how [it] <b>goes</b></a> first</li>
      <li><a href="https://vimeo.com/12"><img src="x.png"></a> now</li><li><a href="https://vimeo.com/12">https://vimeo.com/12</a></li>
      <li>Read <a href="https://example.com/plan">the plan</a>, <a href="javascript:alert(1)">go</a></li></ol>`;
    expect((await blocksOf('a.html', page)).filter(({ kind }) => kind === 'item')).toEqual([
      item('Watch [how it goes](https://youtu.be/abc%281%29) first'),
      item('https://vimeo.com/12 now'),
      item('https://vimeo.com/12'),
      item('Read the plan, go'),
    ]);
  });

  it('takes a short bold line for a heading', async () => {
    expect(await blocksOf('a.html', '<p><b>Before opening</b></p><p><b>Stop</b> the belt.</p>')).toEqual([
      heading(4, 'Before opening'),
      paragraph('Stop the belt.'),
    ]);
  });
});

it('Markdown is read with its tables, and without facts about the page', async () => {
  const markdown =
    '---\ntitle: x\n---\n# Start\n\n1. Open\n   - left\n2. Close\n\n| Who | What |\n|---|---|\n| Ann | **Ovens** |\n';
  expect(await blocksOf('a.md', markdown)).toEqual([
    ...[heading(1, 'Start'), item('Open'), item('left', 1, false), item('Close')],
    ...[row(['Who', 'What'], true), row(['Ann', 'Ovens'])],
  ]);
});

it('Markdown may hold pictures of any length', async () => {
  const data = btoa('x'.repeat(200_000));
  const markdown = `1. Open\n2. Close\n\n![Valve](data:image/png;base64,${data})\n\n![Away](https://example.org/a.png)\n`;
  const { blocks, pictures } = await readDocument({ name: 'a.md', bytes: strToU8(markdown) });
  expect(blocks.slice(2)).toEqual([
    { kind: 'picture', number: 1, name: 'Valve' },
    { kind: 'picture', number: 2, name: 'Away' },
  ]);
  expect(pictures.map(({ number, mediaType, bytes }) => [number, mediaType, bytes?.length])).toEqual([
    [1, 'image/png', 200_000],
  ]);
});

it.each([
  ['commas and quotes', 'Who,What\nAnn,"Say ""hi"", then go"\n', ['Ann', 'Say "hi", then go']],
  ['semicolons', 'Who;What\r\nAnn;Count 1,5 kg\r\n', ['Ann', 'Count 1,5 kg']],
  ['line breaks in a value', 'Who,What\nAnn,"one\ntwo"', ['Ann', 'one\ntwo']],
])('CSV is read with %s', async (_name, csv, cells) => {
  expect(await blocksOf('a.csv', csv)).toEqual([row(['Who', 'What']), row(cells)]);
});

it('CSV as Windows writes it keeps its letters', async () => {
  const bytes = Uint8Array.from(
    [...'Wer;Was\nJ'].map((letter) => letter.charCodeAt(0)).concat([0xfc, 0x72, 0x67, 59, 0x41]),
  );
  expect(await blocksOf('a.csv', bytes)).toEqual([row(['Wer', 'Was']), row(['Jürg', 'A'])]);
});

it('text is read by the marks that people type', async () => {
  const text =
    'OPENING\n\nDo this first:\n1) Unlock\n   and look around\n2) Lights\n  - hall\n\nWho\tWhat\nAnn\tOvens\n\nThat is\nall.\n';
  expect(await blocksOf('a.txt', text)).toEqual([
    ...[heading(2, 'OPENING'), heading(2, 'Do this first')],
    ...[item('Unlock and look around'), item('Lights'), item('hall', 1, false)],
    ...[row(['Who', 'What']), row(['Ann', 'Ovens']), paragraph('That is all.')],
  ]);
});

it('a mail has no structure of a document', async () => {
  const mail = 'From: Ann\nTo: Ben\nSubject: Keys\n\n1. Take the key\n2. Lock up\n';
  expect((await readDocument({ name: 'a.txt', bytes: strToU8(mail) })).isStructured).toBe(false);
});

it('a workbook is read with the texts, times and dates that its cells show; hidden sheets are left out', async () => {
  const cells =
    '<c r="A2" s="1"><v>0.25</v></c><c r="C2" t="inlineStr"><is><t>Open &amp; look</t></is></c><c r="D2" s="2"><v>45992</v></c>';
  const file = zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="r1"/><sheet name="Plan" r:id="r2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="20"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8('<sst><si><t>When</t></si><si><r><t>Wh</t></r><r><t>o</t></r></si></sst>'),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    ),
    'xl/worksheets/sheet2.xml': strToU8(
      `<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row>${cells}</row></sheetData></worksheet>`,
    ),
  });
  expect(await blocksOf('a.xlsx', file)).toEqual([
    row(['When', 'Who']),
    row(['06:00', '', 'Open & look', '2025-12-01']),
  ]);
});
