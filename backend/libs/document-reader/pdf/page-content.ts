import type { PDFPageProxy } from 'unpdf/pdfjs';
import { type DrawingOperators, type DrawnPicture, drawnPictures } from './drawn-pictures.js';
import { PagePixels } from './page-pixels.js';
import { type PictureFile, type PictureFiles, TOO_LARGE } from './picture-files.js';

/** A run of text on a page, in points from the lower left corner. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Font size in points. */
  size: number;
  isBold: boolean;
}

/** A picture of a page with its position and file. */
export type PlacedPicture = Omit<DrawnPicture, 'source'> & PictureFile;

/** A node of the structure tree (tagged PDF). */
export interface StructureNode {
  role: string;
  alt?: string;
  children: StructureChild[];
}

/** Text of a structure node: its start and font size. */
export interface MarkedText {
  text: string;
  size: number;
  x: number;
  y: number;
}

export type StructureChild = StructureNode | { type: string; id?: string };

export interface PageContent {
  runs: TextRun[];
  pictures: PlacedPicture[];
  /** Decorative pictures. */
  decoration: Pick<PlacedPicture, 'mark'>[];
  /** Text by its id in the structure tree. */
  marked: Map<string, MarkedText>;
  structure: StructureNode | null;
}

/** A picture that covers this share of the page's width and height is a background. */
const BACKGROUND = 0.9;

/** Reads text, pictures and structure of a page. */
export async function readPage(
  page: PDFPageProxy,
  operators: DrawingOperators,
  files: PictureFiles,
): Promise<PageContent> {
  const pixels = new PagePixels(page);
  const drawn = drawnPictures(await page.getOperatorList(), operators);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const isDecoration = ({ width, height, isArtifact }: DrawnPicture): boolean =>
    isArtifact || (width >= (right - left) * BACKGROUND && height >= (top - bottom) * BACKGROUND);
  const told = drawn.filter((picture) => !isDecoration(picture));
  const isBold = (font: string): boolean => {
    if (!page.commonObjs.has(font)) return false;
    const facts: unknown = page.commonObjs.get(font);
    const name = typeof facts === 'object' && facts !== null && 'name' in facts ? String(facts.name) : '';
    return /bold|black|heavy|semibd/iu.test(name);
  };
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const content: PageContent = {
    runs: [],
    pictures: await placed(told, pixels, files),
    decoration: drawn.filter(isDecoration),
    marked: new Map(),
    structure: (await page.getStructTree()) as StructureNode | null,
  };
  const open: (string | null)[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? null);
      continue;
    }
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const size = item.height || Math.abs(Number(item.transform[3]) || 0);
    if (item.str.trim() !== '') {
      content.runs.push({ text: item.str, x, y, width: item.width, size, isBold: isBold(item.fontName) });
    }
    const id = open.findLast((one) => one !== null);
    if (!id) continue;
    const known = content.marked.get(id) ?? { text: '', size: 0, x, y };
    known.text += `${item.str}${item.hasEOL ? ' ' : ''}`;
    if (item.str.trim() !== '') known.size = Math.max(known.size, size);
    content.marked.set(id, known);
  }
  return content;
}

/** Sequential, so that the intermediate data of one picture can be freed before the next. */
async function placed(
  drawn: readonly DrawnPicture[],
  pixels: PagePixels,
  files: PictureFiles,
): Promise<PlacedPicture[]> {
  const pictures: PlacedPicture[] = [];
  for (const { source, ...picture } of drawn) {
    const file = source === null ? TOO_LARGE : files.of(await pixels.of(source));
    pictures.push({ ...picture, ...file });
  }
  return pictures;
}
