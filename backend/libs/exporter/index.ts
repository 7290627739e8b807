export {
  DEFAULT_BRANDING,
  EXPORT_FORMATS,
  EXPORT_MEDIA_TYPES,
  type ExportBranding,
  type ExportFormat,
  type ExportPicture,
  type ExportPictures,
  type ExportRequest,
  PICTURE_FORMATS,
  type SopExportSource,
} from './export-request.js';

/** The compiled script of a thread that makes exports. It loads the writers; this index does not. */
export const EXPORT_WORKER_URL = new URL('./export.worker.js', import.meta.url);
