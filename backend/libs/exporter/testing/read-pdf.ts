import { getDocument, OPS, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The content of a PDF. */
export interface ReadPdf {
  title: string;
  lang: string | null;
  /** The texts of each page, in the order in which they were written; without blanks at line ends. */
  pages: string[];
  /** Titles of the outline. */
  outline: string[];
  /** Kinds of the structure elements, in their order. */
  tags: string[];
  /** How many images each page shows. */
  imageCounts: number[];
  /** Colors of texts and areas of all pages, as `#rrggbb`. */
  colors: ReadonlySet<string>;
}

/** Parses a PDF as a browser does. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages: string[] = [];
  const tags: string[] = [];
  const imageCounts: number[] = [];
  const colors = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    tags.push(...rolesOf(await page.getStructTree()));
    const drawn = await drawingsOf(page);
    imageCounts.push(drawn.filter(({ operator }) => operator === OPS.paintImageXObject).length);
    for (const { operator, argument } of drawn) if (operator === OPS.setFillRGBColor) colors.add(String(argument));
  }
  const { info } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) ?? [];
  const lang = 'Language' in info && typeof info.Language === 'string' ? info.Language : null;
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  await task.destroy();
  return { title, lang, pages, outline: outline.map((entry) => entry.title), tags, imageCounts, colors };
}

interface Drawing {
  operator: number;
  /** The first one. */
  argument: unknown;
}

async function drawingsOf(page: PDFPageProxy): Promise<Drawing[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.map((operator, index) => ({ operator, argument: argsArray[index]?.[0] }));
}

function rolesOf(node: object | null): string[] {
  if (!node) return [];
  const own = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: object[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...own, ...children.flatMap(rolesOf)];
}
