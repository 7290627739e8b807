import type { ExportBranding } from '../../../../libs/exporter/index.js';
import { cleanLine } from '../../../../libs/sop-document/index.js';
import type { DocumentBrand } from '../../consultant/branding/document-brands.service.js';

/** Gives a consultant's brand as the exports of SOPs carry it. */
export function exportBrandingOf(brand: DocumentBrand): ExportBranding {
  const { primaryColor, accentColor, accentTextColor, footerLine, logo } = brand;
  return {
    primaryColor: primaryColor,
    secondaryColor: accentColor,
    onSecondaryColor: accentTextColor,
    footerLine: cleanLine(footerLine) || null,
    logo: logo && {
      type: logo.mediaType === 'image/png' ? 'png' : 'jpg',
      data: logo.image,
      width: logo.widthPx,
      height: logo.heightPx,
    },
  };
}
