import type { PageContent, PlacedPicture } from './page-content.js';

/** Tolerance in points for the same position. */
const SAME_PLACE = 4;

/**
 * Marks pictures as decoration that are at the same position on most pages, such as a letterhead's logo, or repeated on
 * a page.
 */
export function withoutDecoration(pages: readonly PageContent[]): PageContent[] {
  const places = new Map<string, Set<PageContent>>();
  for (const page of pages) {
    for (const picture of page.pictures) {
      const key = placeOf(picture);
      places.set(key, (places.get(key) ?? new Set()).add(page));
    }
  }
  const isRepeated = (picture: PlacedPicture): boolean =>
    picture.digest !== null && pages.length > 1 && (places.get(placeOf(picture))?.size ?? 0) > pages.length / 2;
  return pages.map((page) => {
    const seen = new Set<string | null>();
    const isTold = (picture: PlacedPicture): boolean => {
      if (isRepeated(picture)) return false;
      const isSecond = picture.digest !== null && seen.has(picture.digest);
      seen.add(picture.digest);
      return !isSecond;
    };
    const pictures = new Set(page.pictures.filter(isTold));
    const others = page.pictures.filter((picture) => !pictures.has(picture));
    return { ...page, pictures: [...pictures], decoration: [...page.decoration, ...others] };
  });
}

function placeOf({ digest, x, y }: PlacedPicture): string {
  return `${digest} ${Math.round(x / SAME_PLACE)} ${Math.round(y / SAME_PLACE)}`;
}
