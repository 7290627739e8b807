import type { ExportBranding } from '../sop-export.js';

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** The style sheet of a page of its own, for screens and for paper. */
export function htmlStyle({ primaryColour, secondaryColour, onSecondaryColour }: ExportBranding): string {
  return `
    body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; color: #1a1a1a;
      font: 1rem/1.55 'Noto Sans', system-ui, sans-serif; overflow-wrap: anywhere; }
    header img { max-height: 4rem; max-width: 12rem; }
    h1, h2, h3 { color: ${colour(primaryColour)}; line-height: 1.25; break-after: avoid; }
    h2 { border-block-end: 1px solid ${colour(secondaryColour)}; padding-block-end: .2rem; margin-block-start: 2rem; }
    .facts, footer { color: #555; font-size: .875rem; }
    li { margin-block: .3rem; break-inside: avoid; }
    .role { font-style: italic; }
    table { border-collapse: collapse; inline-size: 100%; }
    th, td { border: 1px solid ${colour(secondaryColour)}; padding: .4rem .6rem; text-align: start; vertical-align: top; }
    th { background: ${colour(secondaryColour)}; color: ${colour(onSecondaryColour)}; }
    @page { margin: 20mm; }
    @media print { body { max-width: none; padding: 0; } }
  `;
}

/** A colour stands inside the style sheet: anything else than a colour would be markup. */
function colour(value: string): string {
  return HEX_COLOUR.test(value) ? value : 'currentcolor';
}
