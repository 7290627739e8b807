import type { PageContent, PlacedPicture, StructureNode } from './page-content.js';
import { contentOf, nodesWith } from './structure.js';

/** What the structure of a page calls figures, with their pictures. */
export interface Figures {
  /** The picture of a figure; null where it is drawn by lines only, 'decoration' where it tells nothing of the work. */
  pictureOf(figure: StructureNode): PlacedPicture | null | 'decoration';
  /** Pictures that no figure has, from the top; they are placed by where they stand. */
  others: PlacedPicture[];
}

/** Finds the picture of each figure: by the marked content that both name, else by their order where they are as many. */
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
    // Some programs cut a picture into pieces; the largest says most.
    if (own[0]) found.set(figure, own[0]);
    else if (decoration.some(isIn)) found.set(figure, 'decoration');
  }
  const open = figures.filter((figure) => !found.has(figure));
  const left = pictures.filter((picture) => !claimed.has(picture));
  const isPaired = open.length > 0 && open.length === left.length;
  if (isPaired) for (const [at, figure] of open.entries()) found.set(figure, left[at] ?? 'decoration');
  return {
    pictureOf: (figure) => found.get(figure) ?? null,
    // A figure that is drawn by lines may have pictures as its parts.
    others: open.length > 0 ? [] : left.sort((one, other) => other.y - one.y),
  };
}

function areaOf({ width, height }: PlacedPicture): number {
  return width * height;
}
