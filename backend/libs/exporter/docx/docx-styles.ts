import type { IStylesOptions } from 'docx';
import type { ExportBranding } from '../export-request.js';

/** Sizes are in half points, distances in twentieths of a point. */
const BODY_SIZE = 22;

/** Installed with Word, which finds its own fonts for scripts that this one lacks. */
const FONT = 'Arial';

/** The styles of title, headings and text, which readers can change in Word in one place. */
export function docxStyles(lang: string, { primaryColor }: ExportBranding): IStylesOptions {
  const color = primaryColor.replace('#', '');
  const heading = (size: number) => ({
    run: { font: FONT, size, sizeComplexScript: size, bold: true, color },
    paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: {
          font: FONT,
          size: BODY_SIZE,
          sizeComplexScript: BODY_SIZE,
          // Otherwise Word checks the spelling in the reader's language.
          language: { value: lang, eastAsia: lang, bidirectional: lang },
        },
        paragraph: { spacing: { after: 100, line: 276 } },
      },
      title: heading(40),
      heading1: heading(28),
      heading2: heading(24),
    },
  };
}
