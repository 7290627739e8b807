import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../../sop-document/testing/nasty-texts.js';
import { DEFAULT_BRANDING, type ExportPictures, type SopExportSource } from '../export-request.js';
import { buildExportDocument } from '../model/build-export-document.js';
import { buildExportSource, buildTextSource } from '../testing/build-export-source.js';
import { writeHtml } from './write-html.js';

function html(source: SopExportSource, branding = DEFAULT_BRANDING, pictures: ExportPictures = new Map()): string {
  return writeHtml(buildExportDocument(source), branding, pictures);
}

describe('writeHtml', () => {
  it('has headings, numbered steps and tables', () => {
    const page = html(buildExportSource());
    expect(page).toContain('<h1>Open the shop</h1>');
    expect(page).toContain('<h2>1. Purpose</h2>');
    expect(page).toMatch(/<ol start="1">\n<li>Unlock the door — <span class="role">Shift lead<\/span><\/li>/);
    expect(page).toContain('<th scope="col">Responsibilities</th>');
  });

  it('puts details below the step that they belong to', () => {
    expect(html(buildExportSource())).toMatch(/<li>Count the float — .*<ul>\n<li>Limit: \$150<\/li>\n<\/ul><\/li>/);
  });

  it('runs from right to left in Arabic', () => {
    expect(html(buildExportSource({ lang: 'ar' }))).toContain('<html lang="ar" dir="rtl">');
  });

  it('continues numbering where plain text does', () => {
    expect(html(buildTextSource({ content: 'Then:\n7. Lock the door\n8. Leave' }))).toContain('<ol start="7">');
  });

  it('has the footer line of the company, and takes nothing for a color that is none', () => {
    const page = html(buildExportSource(), {
      ...DEFAULT_BRANDING,
      primaryColor: 'red}</style><script>',
      footerLine: 'Baker & <Sons>',
    });
    expect(page).toContain('<footer><p>Baker &amp; &lt;Sons&gt;</p></footer>');
    expect(page).not.toContain('<script>');
  });

  it('has title, version and page n of m on each printed page, for any values', () => {
    const page = html({ ...buildExportSource(), title: 'Cash "</style><b>' });
    expect(page).toContain('@top-left { content: "Cash \\22 \\3c \\2f style\\3e \\3c b\\3e ";');
    expect(page).toContain('@top-right { content: "Version 3\\2e 0";');
    expect(page).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages);');
  });

  it('has the logo inside and the colors of the company', () => {
    const logo = { type: 'jpg' as const, data: Buffer.from('a picture'), width: 4, height: 3 };
    const look = { primaryColor: '#880000', secondaryColor: '#004400', onSecondaryColor: '#ffffff' };
    const page = html(buildExportSource(), { ...DEFAULT_BRANDING, ...look, logo });
    expect(page).toContain(`<img alt="" src="data:image/jpeg;base64,${logo.data.toString('base64')}">`);
    expect(page).toContain('h1, h2, h3 { color: #880000;');
    expect(page).toContain('th { background: #004400; color: #ffffff; print-color-adjust: exact; }');
  });

  it.each(NASTY_TEXTS)('has no tag or link of %j (Q22)', (text) => {
    const plain = html(buildExportSource({ notes: [{ id: 'note1', src: 'prompt', text: 'a' }] }));
    const nasty = html({ ...buildExportSource({ notes: [{ id: 'note1', src: 'prompt', text }] }), title: text });
    const tagsOf = (page: string) => page.match(/<[a-z!/][^>]*>/giu);
    expect(tagsOf(nasty)).toEqual(tagsOf(plain));
  });
});
