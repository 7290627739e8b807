import type { DocumentBrand } from '../../consultant/branding/document-brands.service.js';
import { cleanLine } from '../document/clean-text.js';
import type { ExportBranding } from './sop-export.js';

/** Gives a consultant's brand as the exports of SOPs carry it. */
export function exportBrandingOf(brand: DocumentBrand): ExportBranding {
  const { primaryColor, accentColor, accentTextColor, footerLine, logo } = brand;
  return {
    primaryColour: primaryColor,
    secondaryColour: accentColor,
    onSecondaryColour: accentTextColor,
    footerLine: cleanLine(footerLine) || null,
    logo: logo && {
      type: logo.mediaType === 'image/png' ? 'png' : 'jpg',
      data: logo.image,
      width: logo.widthPx,
      height: logo.heightPx,
    },
  };
}
