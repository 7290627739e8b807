import { describe, expect, it } from '@jest/globals';
import { strToU8 } from 'fflate';
import { readDocument } from '../read-document.js';
import { assembleImport, type ImportedSop } from './assemble-import.js';

async function imported(markdown: string, name = 'hand-book.md'): Promise<ImportedSop> {
  const { blocks } = await readDocument({ name, bytes: strToU8(markdown) });
  return assembleImport(blocks, { name, lang: 'en', pictureWord: 'Picture' });
}

describe('headings that name a part', () => {
  it('fill purpose, scope, roles, terms, resources, rules, exceptions, records, measures and references', async () => {
    const { document, leftOut } = await imported(
      [
        '# Filling\n## 1. Purpose\nFull bottles.\n## 2 Scope\nLine 3.\n## Responsibilities\n- Operator: runs the line; cleans it\n- Lead\n  - signs',
        '## Definitions\n- CIP: cleaning in place\n## Tools\n- Torque wrench\n## Safety\n- Danger: Keep hands out.\n- Wear gloves.',
        '## Troubleshooting\n- If it leaks, stop the belt.\n- Alarm E4: call maintenance\n## Records\n| Record | Where | Keep for |\n|-|-|-|\n| Log | Office | 2 years |',
        '## KPIs\n- Stops a shift: below 3\n## Related documents\n- SOP-12\n## Steps\n1. Start.',
      ].join('\n'),
    );
    expect(document).toMatchObject({
      ...{ title: 'Filling', purpose: 'Full bottles.', scope: 'Line 3.' },
      roles: [
        { name: 'Operator', duties: ['runs the line', 'cleans it'] },
        { name: 'Lead', duties: ['signs'] },
      ],
      definitions: [{ term: 'CIP', text: 'cleaning in place' }],
      resources: [{ kind: 'tool', name: 'Torque wrench' }],
      safety: [
        { level: 'danger', text: 'Keep hands out.' },
        { level: 'caution', text: 'Wear gloves.' },
      ],
      exceptions: [
        // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
        { when: 'If it leaks', then: 'stop the belt.' },
        // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
        { when: 'Alarm E4', then: 'call maintenance' },
      ],
      records: [{ name: 'Log', where: 'Office', keep: '2 years' }],
      kpis: [{ name: 'Stops a shift', target: 'below 3' }],
      references: [{ text: 'SOP-12' }],
      notes: [],
      phases: [{ title: 'Steps', steps: [{ text: 'Start.', src: 'prompt' }] }],
    });
    expect(leftOut).toEqual([]);
  });

  it('say of what stands below "Prohibited" that it is (drafting 3.3)', async () => {
    const { document } = await imported('# Kiln\n## Steps\n1. Load.\n## Prohibited\n- Open the door\n- Smoking\n');
    expect(document).toMatchObject({
      safety: [
        { level: 'caution', text: 'Prohibited: Open the door' },
        { level: 'caution', text: 'Prohibited: Smoking' },
      ],
      phases: [{ title: 'Steps', steps: [{ text: 'Load.' }] }],
    });
  });
});

describe('other headings', () => {
  it('become phases; one without steps stands before the names of those below it', async () => {
    const { document } = await imported(
      '# Day\n## Morning\n### Shop\n1. Open\n### Office\n1. Lights on\n## Evening\n1. Close\n',
    );
    expect(document.phases.map(({ title, steps }) => [title, steps.map(({ text }) => text)])).toEqual([
      ['Morning: Shop', ['Open']],
      ['Morning: Office', ['Lights on']],
      ['Evening', ['Close']],
    ]);
  });

  it('are joined, the shortest first, when there are more than a procedure may have', async () => {
    const parts = Array.from({ length: 17 }, (_, at) => `## Part ${at}\n1. Do ${at}\n`).join('');
    const { document, leftOut } = await imported(`# All\n${parts}`);
    expect(document.phases).toHaveLength(15);
    expect(document.phases.flatMap(({ steps }) => steps.map(({ text }) => text))).toHaveLength(17);
    expect(document.phases[0]?.title).toContain('Part 0 / Part 1');
    expect(leftOut).toEqual([]);
  });
});

describe('what stands between steps', () => {
  it('is the caution of the step before it, or a line below it', async () => {
    const { document } = await imported(
      '# A\n## B\n1. Open the valve.\n\nWarning: It is hot.\n\nThe float is in the safe.\n\n![Valve](v.png)\n',
    );
    expect(document.phases[0]?.steps).toMatchObject([
      {
        text: 'Open the valve.',
        caution: 'It is hot.',
        sub: [{ text: 'The float is in the safe.' }, { text: 'Picture: Valve' }],
      },
    ]);
  });

  it('is a step itself where there is no list', async () => {
    const { document } = await imported('# A\n## B\nOpen the door.\n\nClose it again.\n');
    expect(document.phases[0]?.steps.map(({ text }) => text)).toEqual(['Open the door.', 'Close it again.']);
  });
});

it('columns without a place stand below the step, with their names', async () => {
  const { document } = await imported(
    '# A\n## B\n| No. | What | Tool | Check |\n|-|-|-|-|\n| 1 | Drill | Bit 4 | Hole is round |\n',
  );
  expect(document.phases[0]?.steps).toMatchObject([
    { text: 'Drill', check: 'Hole is round', sub: [{ text: 'Tool: Bit 4' }] },
  ]);
});

it('what is about the document, or too much for its place, is told and never cut', async () => {
  const long = 'word '.repeat(110).trim();
  const { document, leftOut, lines } = await imported(
    `# A\n## B\n1. Go\n2. ${long}\n\n## Revision history\n| Version | Who |\n|-|-|\n| 2 | Ann |\n`,
  );
  expect({ leftOut, lines, notes: document.notes }).toEqual({
    leftOut: [long, 'Version | Who', '2 | Ann'],
    lines: 7,
    notes: [],
  });
});

it('lines that fit nowhere else are notes', async () => {
  const { document } = await imported('# A\nThis is our way of working since 2012.\n## B\n1. Go\n');
  expect(document.notes.map(({ text }) => text)).toEqual(['This is our way of working since 2012.']);
});

it('secrets are left out, and a document without a title is called like its file', async () => {
  const { document } = await imported('1. Log in with password: hunter2secret!\n2. Go\n');
  expect(JSON.stringify(document)).not.toContain('hunter2');
  expect(document.title).toBe('hand book');
});
