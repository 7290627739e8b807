import type { ExportBranding } from '../export-request.js';
import { pageLabelParts } from '../labels/page-label.js';
import type { ExportDocument } from '../model/export-document.js';

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** The style sheet of a standalone page, for screen and print. */
export function htmlStyle(document: ExportDocument, branding: ExportBranding): string {
  const { primaryColor, secondaryColor, onSecondaryColor } = branding;
  return `
    body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; color: #1a1a1a;
      font: 1rem/1.55 'Noto Sans', system-ui, sans-serif; overflow-wrap: anywhere; }
    header img { max-height: 4rem; max-width: 12rem; }
    h1, h2, h3 { color: ${color(primaryColor)}; line-height: 1.25; break-after: avoid; }
    h2 { border-block-end: 1px solid ${color(secondaryColor)}; padding-block-end: .2rem; margin-block-start: 2rem; }
    .facts, footer { color: #555; font-size: .875rem; }
    li { margin-block: .3rem; break-inside: avoid; }
    .role { font-style: italic; }
    .questions, .picture { list-style: none; }
    figure { margin: .3rem 0 .6rem; }
    figure img { display: block; max-inline-size: 100%; block-size: auto; border-radius: 4px; }
    figcaption { color: #555; font-size: .875rem; margin-block-start: .2rem; }
    table { border-collapse: collapse; inline-size: 100%; }
    th, td { border: 1px solid ${color(secondaryColor)}; padding: .4rem .6rem; text-align: start; vertical-align: top; }
    th { background: ${color(secondaryColor)}; color: ${color(onSecondaryColor)}; print-color-adjust: exact; }
    @page { margin: 20mm; ${pageEdges(document, branding)} }
    @media print { body { max-width: none; padding: 0; } }
  `;
}

/** Header and footer of printed pages, in browsers that know them. */
function pageEdges({ title, facts, labels, isRightToLeft }: ExportDocument, { footerLine }: ExportBranding): string {
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const [version] = facts;
  const pageCounter = pageLabelParts(labels).map((part) => {
    if (part === 'page' || part === 'pages') return `counter(${part})`;
    return cssString(part.text);
  });
  const contents: [string, string][] = [
    [`top-${start}`, cssString(title)],
    [`top-${end}`, cssString(version ? `${version.label} ${version.value}` : '')],
    [`bottom-${start}`, cssString(footerLine ?? title)],
    [`bottom-${end}`, pageCounter.join(' ')],
  ];
  const look = "color: #555; font: .75rem 'Noto Sans', system-ui, sans-serif;";
  // The label of the page is short; the texts on the other side shrink.
  const wrapping = (place: string) => (place.endsWith(end) ? 'white-space: nowrap;' : '');
  return contents.map(([place, content]) => `@${place} { content: ${content}; ${look} ${wrapping(place)} }`).join(' ');
}

/** All but plain letters are escaped: no text can end the string, or the style sheet. */
function cssString(text: string): string {
  return `"${text.replace(/[^a-z0-9 ]/giu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}

/** The color is inserted into the style sheet: anything but a color could be markup. */
function color(value: string): string {
  return HEX_COLOR.test(value) ? value : 'currentcolor';
}
