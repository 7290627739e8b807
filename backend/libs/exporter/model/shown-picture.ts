import type { OutlineBlock, OutlinePicture } from '../../sop-document/index.js';
import type { ExportPicture, ExportPictures } from '../export-request.js';

/** The maximum width of a picture, in millimeters: two thirds of a line, so that the step above it stays prominent. */
const MAX_WIDTH_MM = 85;
const MAX_HEIGHT_MM = 120;
/** Pictures of few pixels are not enlarged beyond this. */
const PIXELS_A_MM = 96 / 25.4;

/** A line in whose place a picture is shown. */
export interface ShownPicture {
  file: ExportPicture;
  /** The alternative text for screen readers. */
  alt: string;
  caption: string | null;
  widthMm: number;
  heightMm: number;
}

/** The picture of a line; null if the line names none, or its file is missing: then the line is shown as text. */
export function shownPicture(
  { runs, picture }: { runs: Extract<OutlineBlock, { kind: 'bullet' }>['runs']; picture?: OutlinePicture },
  pictures: ExportPictures,
): ShownPicture | null {
  const file = picture && pictures.get(picture.id);
  if (!picture || !file) return null;
  const { alt, caption } = picture;
  const scale = Math.min(1 / PIXELS_A_MM, MAX_WIDTH_MM / file.width, MAX_HEIGHT_MM / file.height);
  return {
    ...{ file, caption },
    alt: alt ?? caption ?? runs.map(({ text }) => text).join(''),
    widthMm: file.width * scale,
    heightMm: file.height * scale,
  };
}
