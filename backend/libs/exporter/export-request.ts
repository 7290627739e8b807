import type { SopDocument } from '../sop-document/index.js';

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

/** Whether the procedure is published. */
export type ExportStatus = 'in_progress' | 'completed';

/** Everything an export shows of an SOP; plain values, so that it can be sent to a thread. */
export interface SopExportSource {
  title: string;
  status: ExportStatus;
  /** The number of a version, such as `2.1`. */
  version: string;
  /** ISO 8601. */
  createdAt: string;
  prompt: string;
  content: string;
  /** Null for an SOP that was edited as plain text. */
  document: SopDocument | null;
}

/** The branding of a company. */
export interface ExportBranding {
  logo: ExportLogo | null;
  /** `#rrggbb`; colors the title and the headings. */
  primaryColor: string;
  /** `#rrggbb`; colors rules and the heads of tables. */
  secondaryColor: string;
  /** `#rrggbb`; text on the secondary color. */
  onSecondaryColor: string;
  /** Shown in the footer of each page. */
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
  primaryColor: '#1f3a5f',
  secondaryColor: '#dfe7f0',
  onSecondaryColor: '#1a1a1a',
  footerLine: null,
};

/** A picture of a step as a JPEG. */
export interface ExportPicture {
  data: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** By the ids that the document names. */
export type ExportPictures = ReadonlyMap<string, ExportPicture>;

/** The formats that show pictures; the others name them. */
export const PICTURE_FORMATS: readonly ExportFormat[] = ['pdf', 'docx', 'html'];

export interface ExportRequest {
  format: ExportFormat;
  source: SopExportSource;
  /** Missing pictures are named in their place. */
  pictures?: ExportPictures;
  /** Without it, the product's own branding is used. */
  branding?: ExportBranding;
}
