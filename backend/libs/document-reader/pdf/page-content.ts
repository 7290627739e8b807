import type { PDFPageProxy } from 'unpdf/pdfjs';

/** A run of text as a page places it. Points, from the lower left corner. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of the letters, points. */
  size: number;
  isBold: boolean;
}

/** A picture of a page by its upper left corner. */
export interface PlacedPicture {
  x: number;
  y: number;
}

/** A part of the structure that whoever made the file has written into it. */
export interface StructureNode {
  role: string;
  alt?: string;
  children: StructureChild[];
}

/** Text that belongs to a part of the structure: where it begins, and the height of its letters. */
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
  /** Text by the id with which the structure names it. */
  marked: Map<string, MarkedText>;
  structure: StructureNode | null;
}

/** Numbers of the drawing operators that matter here. */
export interface DrawingOperators {
  save: number;
  restore: number;
  transform: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  paintImageXObject: number;
  paintInlineImageXObject: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Smaller pictures, in points, are marks and lines. */
const LEAST_PICTURE = 30;

/** Reads what stands on a page, and where. */
export async function readPage(page: PDFPageProxy, operators: DrawingOperators): Promise<PageContent> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const isBold = (font: string): boolean => {
    if (!page.commonObjs.has(font)) return false;
    const facts: unknown = page.commonObjs.get(font);
    const name = typeof facts === 'object' && facts !== null && 'name' in facts ? String(facts.name) : '';
    return /bold|black|heavy|semibd/iu.test(name);
  };
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const content: PageContent = {
    runs: [],
    pictures: picturesIn(fnArray, argsArray, operators),
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

/** Follows the transformations to where each picture comes out; a picture is drawn in the unit square. */
function picturesIn(
  functions: readonly number[],
  values: readonly unknown[],
  { save, restore, transform, ...paint }: DrawingOperators,
): PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  for (const [at, operator] of functions.entries()) {
    const args = values[at];
    if (operator === save || operator === paint.paintFormXObjectBegin) saved.push(matrix);
    if (operator === restore || operator === paint.paintFormXObjectEnd) matrix = saved.pop() ?? IDENTITY;
    if (operator === transform) matrix = multiply(matrix, matrixOf(args));
    if (operator === paint.paintFormXObjectBegin && Array.isArray(args)) matrix = multiply(matrix, matrixOf(args[0]));
    if (operator !== paint.paintImageXObject && operator !== paint.paintInlineImageXObject) continue;
    const [a, b, c, d, x, y] = matrix;
    const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
    if (width >= LEAST_PICTURE && height >= LEAST_PICTURE) pictures.push({ x, y: Math.max(y, y + d) });
  }
  return pictures;
}

function matrixOf(args: unknown): Matrix {
  const numbers = args && typeof args === 'object' ? Array.from(args as ArrayLike<number>, Number) : [];
  const [a, b, c, d, e, f] = numbers;
  const isWhole = numbers.length >= 6 && numbers.every(Number.isFinite);
  return isWhole ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : IDENTITY;
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
