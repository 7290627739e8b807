import { cutLine, type SopMedia, TEXT_LIMITS, withoutSecrets } from '../../sop-document/index.js';
import type { DocumentBlock } from '../document-block.js';

/** Options for showing the pictures of a document. */
export interface PictureOptions {
  /** File name of the document. */
  name: string;
  /** The word for a picture in the document's language, such as `Picture`. */
  pictureWord: string;
  /** Ids of the pictures to show, by their number; others are only named. */
  pictureIds?: ReadonlyMap<number, string>;
}

export type PictureBlock = Extract<DocumentBlock, { kind: 'picture' }>;

const CAPTION =
  /^(?:fig(?:ure|\.)?|picture|photo|image|illustration|ilustraci[oó]n|abb(?:ildung|\.)?|bild|foto|figura|imagen|imagem|immagine|afbeelding|figuur)\s*\d{1,3}(?:[.-]\d{1,3})?(?:\s*[.:–—-]\s*|\s+|$)/iu;
/** Placeholders and file names that word processors insert instead of a description. */
const NO_DESCRIPTION =
  /^(?:(?:picture|image|grafik|bild|imagen|photo|foto|img|dsc)?[\s_-]*\d*|\S+\.(?:png|jpe?g|gif|webp|bmp|tiff?|emf|wmf))$/iu;
const MADE_BY_PROGRAM = /\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?)$/iu;

/** A caption with a number below a picture, such as `Figure 2: Air valve`; null without one. */
export function captionBelow(block: DocumentBlock | undefined): string | null {
  const text = block && 'text' in block ? withoutSecrets(block.text) : '';
  return CAPTION.test(text) && text.length <= TEXT_LIMITS.pictureCaption ? text : null;
}

/**
 * A picture as shown in a step. Its alternative text is the document's description, else the caption, else number and
 * file name.
 */
export function mediaOf(
  id: string,
  { number, name: description }: PictureBlock,
  caption: string | null,
  { name, pictureWord }: PictureOptions,
): SopMedia {
  const said = withoutSecrets(description ?? '').replace(MADE_BY_PROGRAM, '');
  const alt = NO_DESCRIPTION.test(said) ? (caption ?? `${pictureWord} ${number}, ${name}`) : said;
  return { id, alt: cutLine(alt, TEXT_LIMITS.pictureAlt), ...(caption !== null && { caption }) };
}

/** The line that lists a picture that no step shows, with the reason. */
export function pictureLine(pictureWord: string, { alt, caption }: SopMedia, reason: string): string {
  const words = [...new Set([alt, caption])].filter(Boolean).join(' – ');
  const named = words.startsWith(pictureWord) ? words : `${pictureWord}: ${words}`;
  return `${named} (${reason})`;
}

export const PICTURE_REASONS = {
  tooMany: 'a step shows at most 6 pictures',
  noStep: 'there is no step that it belongs to',
  aboutDocument: 'it stands in a part about the document',
} as const;
