import type { ExportBranding, SopExportSource } from '../../../../libs/exporter/index.js';
import { cleanLine, sopDocumentSchema } from '../../../../libs/sop-document/index.js';
import type { DocumentBrand } from '../../consultant/branding/document-brands.service.js';
import type { SopDto } from '../sops/sop.dto.js';

/**
 * The export source of the current text of an SOP.
 * @param version its number in the history; the edit number means nothing to a reader
 */
export function exportSourceOf(sop: SopDto, version: string): SopExportSource {
  return {
    title: sop.title,
    status: sop.status,
    version,
    createdAt: new Date(sop.created_at).toISOString(),
    prompt: sop.description,
    content: sop.content,
    document: sop.document ? sopDocumentSchema.parse(sop.document) : null,
  };
}

/** Returns a consultant's brand for exports of SOPs. */
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
