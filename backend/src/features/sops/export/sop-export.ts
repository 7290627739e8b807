import type { SopDocument } from '../document/sop-document.js';
import type { SopStatus } from '../sop-status.js';

export const EXPORT_FORMATS = ['pdf', 'docx', 'xlsx', 'md', 'html', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Everything an export shows of an SOP; plain values, so that it can be sent to a thread. */
export interface SopExportSource {
  title: string;
  status: SopStatus;
  /** The edit number of an SOP, or the number of a version such as `2.1`. */
  version: number | string;
  /** ISO 8601. */
  createdAt: string;
  prompt: string;
  content: string;
  /** Null for an SOP that was edited as plain text. */
  document: SopDocument | null;
}

/** A company's own look. */
export interface ExportBranding {
  logo: ExportLogo | null;
  /** `#rrggbb`; colours the title and the headings. */
  primaryColour: string;
  /** `#rrggbb`; colours rules and the heads of tables. */
  secondaryColour: string;
  /** `#rrggbb`; text on the secondary colour. */
  onSecondaryColour: string;
  /** Stands in the footer of each page. */
  footerLine: string | null;
}

/** A logo that every format can show: a plain PNG or JPEG of at most a megapixel. */
export interface ExportLogo {
  type: 'png' | 'jpg';
  data: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

export const DEFAULT_BRANDING: ExportBranding = {
  logo: null,
  primaryColour: '#1f3a5f',
  secondaryColour: '#dfe7f0',
  onSecondaryColour: '#1a1a1a',
  footerLine: null,
};

export interface ExportRequest {
  format: ExportFormat;
  source: SopExportSource;
  /** The product's own look without it. */
  branding?: ExportBranding;
}
