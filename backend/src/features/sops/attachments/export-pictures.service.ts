import { Injectable } from '@nestjs/common';
import {
  type ExportFormat,
  type ExportPicture,
  type ExportPictures,
  PICTURE_FORMATS,
} from '../../../../libs/exporter/index.js';
import { type SopDocument, stepsOf } from '../../../../libs/sop-document/index.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { AttachmentQueries, type AttachmentRow } from './attachment.queries.js';

/** Maximum bytes of all pictures of one export; further ones are only named. */
const MAX_BYTES = 64 * 1024 ** 2;
/** Files that are read at a time. */
const READERS = 4;

/** Reads the pictures of an export, before a thread renders it. */
@Injectable()
export class ExportPicturesService {
  constructor(
    private readonly queries: AttachmentQueries,
    private readonly files: ProductFilesService,
  ) {}

  /** Those of a text, be it the present one or a version. Empty for formats that show none. */
  async load(sopId: string, document: SopDocument | null, format: ExportFormat): Promise<ExportPictures> {
    const loaded = new Map<string, ExportPicture>();
    if (!document || !PICTURE_FORMATS.includes(format)) return loaded;
    const ids = [...new Set(stepsOf(document).flatMap(({ media = [] }) => media.map(({ id }) => id)))];
    if (ids.length === 0) return loaded;
    const rows = await this.queries.findPictures(sopId, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const waiting = ids.values();
    let bytes = 0;
    const readNext = async (): Promise<void> => {
      for (const id of waiting) {
        const row = byId.get(id);
        const picture = row ? await this.read(row, MAX_BYTES - bytes) : null;
        if (!picture) continue;
        bytes += picture.data.length;
        loaded.set(id, picture);
      }
    };
    await Promise.all(Array.from({ length: READERS }, readNext));
    return loaded;
  }

  private async read(
    { folder, renditions }: Pick<AttachmentRow, 'folder' | 'renditions'>,
    room: number,
  ): Promise<ExportPicture | null> {
    const rendition = renditions.find(({ media_type }) => media_type === 'image/jpeg');
    const file = rendition ? await this.files.open(`${folder}/${rendition.key}`) : null;
    if (!rendition || !file) return null;
    if (file.size > room) {
      file.stream.destroy();
      return null;
    }
    // Shared with the thread, without copying.
    const data = new Uint8Array(new SharedArrayBuffer(file.size));
    let at = 0;
    for await (const chunk of file.stream as AsyncIterable<Uint8Array>) {
      if (at + chunk.length > data.length) return null;
      data.set(chunk, at);
      at += chunk.length;
    }
    return at === data.length ? { data, width: rendition.width, height: rendition.height } : null;
  }
}
