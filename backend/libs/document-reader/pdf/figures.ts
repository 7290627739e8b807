import type { PageContent, PlacedPicture, StructureNode } from './page-content.js';
import { contentOf, nodesWith } from './structure.js';

/** The figures in a page's structure tree, with their pictures. */
export interface Figures {
  /** The picture of a figure; null if it is only drawn with lines, 'decoration' if it is decorative. */
  pictureOf(figure: StructureNode): PlacedPicture | null | 'decoration';
  /** Pictures without a figure, from the top; they are placed by their position. */
  others: PlacedPicture[];
}

/** Finds the picture of each figure by their common marked content, else by order if their numbers are equal. */
export function figuresOf({ structure, pictures, decoration }: PageContent): Figures {
  const found = new Map<StructureNode, PlacedPicture | 'decoration'>();
  const claimed = new Set<PlacedPicture>();
  const figures = nodesWith(structure, /^Figure$/u);
  for (const figure of figures) {
    const ids = contentOf(figure);
    const isIn = ({ mark }: Pick<PlacedPicture, 'mark'>) =>
      mark !== null && ids.some((id) => id.endsWith(`_mc${mark}`));
    const own = pictures.filter(isIn).sort((one, other) => areaOf(other) - areaOf(one));
    for (const picture of own) claimed.add(picture);
    // Some programs split a picture into tiles; the largest one is used.
    if (own[0]) found.set(figure, own[0]);
    else if (decoration.some(isIn)) found.set(figure, 'decoration');
  }
  const open = figures.filter((figure) => !found.has(figure));
  const left = pictures.filter((picture) => !claimed.has(picture));
  const isPaired = open.length > 0 && open.length === left.length;
  if (isPaired) for (const [at, figure] of open.entries()) found.set(figure, left[at] ?? 'decoration');
  return {
    pictureOf: (figure) => found.get(figure) ?? null,
    // Pictures may be parts of a figure that is drawn with lines.
    others: open.length > 0 ? [] : left.sort((one, other) => other.y - one.y),
  };
}

function areaOf({ width, height }: PlacedPicture): number {
  return width * height;
}
