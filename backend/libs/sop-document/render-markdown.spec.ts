import { describe, expect, it } from '@jest/globals';
import { escapeMarkdown, renderMarkdown } from './render-markdown.js';
import { buildSopDocument, buildStep } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

describe('escapeMarkdown', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['# heading', '\\# heading'],
    ['1. number', '1\\. number'],
    ['- bullet', '\\- bullet'],
    ['+ bullet', '\\+ bullet'],
    ['=== line', '\\=== line'],
    ['a | b', 'a \\| b'],
    ['*bold* _italic_ `code`', '\\*bold\\* \\_italic\\_ \\`code\\`'],
    ['[text](javascript:x)', '\\[text\\](javascript:x)'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['https://evil.example', 'https&#58;//evil.example'],
    ['me@evil.example', 'me&#64;evil.example'],
    ['two\nlines', 'two lines'],
    ['a # in the middle', 'a # in the middle'],
  ])('keeps %j as text', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});

describe('renderMarkdown', () => {
  it('writes headings, the notice and marks', () => {
    const markdown = renderMarkdown(buildSopDocument(), { notice: true });
    expect(markdown).toContain('# Open the shop\n\n> Drafted without a language model');
    expect(markdown).toContain('## 3. When to use\n\n**To confirm**');
    expect(markdown).toContain('1. Unlock the door — *Shift lead*');
    expect(markdown).toContain('- Opening checklist **(suggested)**');
  });

  it('nests the details of a step below it', () => {
    const steps = [buildStep({ id: 'step1', text: 'Open', sub: [{ id: 'subs1', text: 'Left door' }] })];
    const markdown = renderMarkdown(buildSopDocument({ phases: [{ id: 'phas1', title: 'Do', steps }] }), {
      notice: false,
    });
    expect(markdown).toContain('1. Open\n    - Left door');
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('keeps %j inert everywhere', (_name, text) => {
    const document = buildSopDocument({
      title: text,
      purpose: text,
      roles: [{ id: 'role1', src: 'prompt', name: text, duties: [text] }],
      phases: [{ id: 'phas1', title: text, steps: [buildStep({ id: 'step1', text, when: text, role: text })] }],
    });
    const markdown = renderMarkdown(document, { notice: false });
    expect(markdown).not.toMatch(/<|(?<!\\)`|(?<!\\)\]\(|https?:/i);
    expect(markdown.match(/^#+ /gm)).toHaveLength(10);
  });
});
