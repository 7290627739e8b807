import type { ExportFormat } from '../../../../libs/exporter/index.js';

/** The title in lower case, each character that is neither a-z nor a digit as one underscore (S7.47, SD.5). */
export function exportFileName(title: string, format: ExportFormat): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]/gu, '_')}.${format}`;
}

/** The header that names a download, in both forms of RFC 6266; the name needs no escaping in either. */
export function contentDisposition(title: string, format: ExportFormat): string {
  const fileName = exportFileName(title, format);
  return `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`;
}

/** The header that names a file, in both forms of RFC 6266. @param kind whether browsers show it or save it */
export function fileDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
