/** Operator codes of the parser that matter here. */
export interface DrawingOperators {
  save: number;
  restore: number;
  transform: number;
  setGState: number;
  dependency: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  paintImageXObject: number;
  paintInlineImageXObject: number;
  beginMarkedContent: number;
  beginMarkedContentProps: number;
  endMarkedContent: number;
}

/** A picture drawn on a page, in points from the lower left corner; `y` is its upper edge. */
export interface DrawnPicture {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Object id of its pixels, or the pixels; null if the picture has too many to be decoded. */
  source: string | object | null;
  /** Id of the marked content in which it is drawn. */
  mark: number | null;
  /** Whether the file marks it as an artifact, which is decoration. */
  isArtifact: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];
type Mark = { tag: string; number: number | null };
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Minimum side in points; smaller pictures are symbols and lines. */
const LEAST_SIDE = 24;

/** The pictures of a page in drawing order. Image masks are filled shapes and are not included. */
export function drawnPictures(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  operators: DrawingOperators,
): DrawnPicture[] {
  const drawing = new Drawing(operators);
  for (const [at, operator] of fnArray.entries()) drawing.follow(operator, argsArray[at]);
  return drawing.pictures;
}

/** Tracks transformations to find the position of each picture, which is drawn in the unit square. */
class Drawing {
  readonly pictures: DrawnPicture[] = [];
  private readonly saved: Matrix[] = [];
  private readonly marks: Mark[] = [];
  private matrix = IDENTITY;
  /** Whether nothing was drawn since the last transformation: the parser omits pictures that are too large. */
  private isPending = false;

  constructor(private readonly operators: DrawingOperators) {}

  follow(operator: number, args: unknown): void {
    const { save, restore, transform, setGState, dependency, ...paint } = this.operators;
    switch (operator) {
      case save:
      case paint.paintFormXObjectBegin:
        this.saved.push(this.matrix);
        if (operator !== save && Array.isArray(args)) this.transform(args[0]);
        break;
      case restore:
        if (this.isPending) this.add(null);
        this.matrix = this.saved.pop() ?? IDENTITY;
        break;
      case paint.paintFormXObjectEnd:
        this.matrix = this.saved.pop() ?? IDENTITY;
        break;
      case transform:
        this.transform(args);
        this.isPending = true;
        return;
      case setGState:
      case dependency:
        return;
      case paint.paintImageXObject:
      case paint.paintInlineImageXObject:
        this.add(Array.isArray(args) ? (args[0] as string | object) : null);
        break;
      case paint.beginMarkedContent:
      case paint.beginMarkedContentProps:
        this.marks.push(markOf(args));
        break;
      case paint.endMarkedContent:
        this.marks.pop();
    }
    this.isPending = false;
  }

  private transform(args: unknown): void {
    this.matrix = multiply(this.matrix, matrixOf(args));
  }

  private add(source: string | object | null): void {
    const [a, b, c, d, e, f] = this.matrix;
    const [width, height] = [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
    if (width < LEAST_SIDE || height < LEAST_SIDE) return;
    const isArtifact = this.marks.some(({ tag }) => tag === 'Artifact');
    const mark = this.marks.findLast(({ number }) => number !== null)?.number ?? null;
    const [x, y] = [e + Math.min(0, a) + Math.min(0, c), f + Math.max(0, b) + Math.max(0, d)];
    this.pictures.push({ x, y, width, height, source, mark, isArtifact });
  }
}

function markOf(args: unknown): Mark {
  const [tag, number] = Array.isArray(args) ? (args as unknown[]) : [];
  return { tag: String(tag), number: typeof number === 'number' ? number : null };
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
