import { cutLine, type SopMedia, TEXT_LIMITS, withoutSecrets } from '../../sop-document/index.js';
import type { DocumentBlock } from '../document-block.js';

/** What is needed to show the pictures of a document. */
export interface PictureOptions {
  /** Name of the file. */
  name: string;
  /** How a picture is named: `Picture`. */
  pictureWord: string;
  /** The id that each picture to be shown will have, by its number; others are only named. */
  pictureIds?: ReadonlyMap<number, string>;
}

export type PictureBlock = Extract<DocumentBlock, { kind: 'picture' }>;

const CAPTION =
  /^(?:fig(?:ure|\.)?|picture|photo|image|illustration|ilustraci[oó]n|abb(?:ildung|\.)?|bild|foto|figura|imagen|imagem|immagine|afbeelding|figuur)\s*\d{1,3}(?:[.-]\d{1,3})?(?:\s*[.:–—-]\s*|\s+|$)/iu;
/** What word processors write when nobody has said what a picture shows. */
const NO_DESCRIPTION =
  /^(?:(?:picture|image|grafik|bild|imagen|photo|foto|img|dsc)?[\s_-]*\d*|\S+\.(?:png|jpe?g|gif|webp|bmp|tiff?|emf|wmf))$/iu;
const MADE_BY_PROGRAM = /\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?)$/iu;

/** The line below a picture that says its number, such as `Figure 2: Air valve`; null without one. */
export function captionBelow(block: DocumentBlock | undefined): string | null {
  const text = block && 'text' in block ? withoutSecrets(block.text) : '';
  return CAPTION.test(text) && text.length <= TEXT_LIMITS.pictureCaption ? text : null;
}

/** A picture as a step shows it: with what its document says that it shows, else with its caption, else with its number and file. */
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

/** How a picture that no step shows is listed: with why. */
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
