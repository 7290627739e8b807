import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { fileDisposition } from '../exports/file-disposition.js';
import { ImportQueries } from './import.queries.js';

/** A file as it came. */
export interface ImportOriginal {
  stream: Readable;
  /** Bytes. */
  size: number;
  mediaType: string;
  /** Browsers save it under its name and never show it. */
  disposition: string;
}

/** Gives people the documents back that they imported. */
@Injectable()
export class ImportOriginalsService {
  constructor(
    private readonly queries: ImportQueries,
    private readonly files: ProductFilesService,
  ) {}

  /** Null when there is no such import of this person, or its original is gone. */
  async open(principal: Principal, id: string): Promise<ImportOriginal | null> {
    const row = await this.queries.findOriginal(ownerScope(principal).userId, id);
    const file = row ? await this.files.open(row.object_name) : null;
    return row && file
      ? { ...file, mediaType: row.media_type, disposition: fileDisposition('attachment', row.name) }
      : null;
  }
}
