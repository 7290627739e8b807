import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { openZip, readEntry, type ZipEntry, ZipError } from '../../../../libs/zip-file/index.js';
import { BODY_LIMITS } from '../../../common/http/body-limit.js';
import { structureFault } from '../../../common/http/json-structure.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { type FileParts, ProductFilesService } from '../../storage/product-files/product-files.service.js';
import type { ClaimedArchive } from './archive-attempts.service.js';
import {
  ARCHIVE_FORMAT,
  type ArchivedSop,
  archivedSopSchema,
  DATA_PATH,
  MANIFEST_PATH,
  manifestSchema,
} from './archive-format.js';
import { ArchiveFailedError } from './archive-outcome.js';

const MOST_ENTRIES = 65_000;
const MOST_SOPS = 10_000;
/** Text is compressed to a tenth, and is the smaller part. */
const MOST_UNPACKED = 4;
/** Maximum size of an SOP, as in a request, and its plain text. */
const MAX_DATA_BYTES = 2 * BODY_LIMITS.document.bytes;

/** An export that can be read. */
interface ArchiveContents {
  /** Paths of the data of the SOPs, in their order. */
  sops: readonly string[];
  readSop(path: string): Promise<ArchivedSop | null>;
  /** The bytes of a file; null when there is none. They fail with a ZipError when they are damaged. */
  readFile(path: string): AsyncIterable<Uint8Array> | null;
}

/** Opens the ZIP files of imports. Nothing in them is trusted: each SOP is validated like a request body. */
@Injectable()
export class ArchiveContentsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly files: ProductFilesService,
  ) {}

  /** @throws ArchiveFailedError for files that are no exports, ZipError for those that cannot be read */
  async open(objectName: string): Promise<ArchiveContents> {
    const source = await this.files.openParts(objectName);
    if (!source) throw new ArchiveFailedError('file-not-readable');
    const unpackedBytes = MOST_UNPACKED * this.environment.storage.maxArchiveBytes;
    const entries = await openZip(source, { entries: MOST_ENTRIES, unpackedBytes });
    await requireKnownFormat(source, entries.get(MANIFEST_PATH));
    const sops = [...entries.keys()].filter((path) => DATA_PATH.test(path)).sort(byNumber);
    if (sops.length > MOST_SOPS) throw new ArchiveFailedError('too-large');
    return {
      sops,
      readSop: (path) => readData(source, entries.get(path), archivedSopSchema),
      readFile: (path) => {
        const entry = entries.get(path);
        return entry ? readEntry(source, entry) : null;
      },
    };
  }
}

async function requireKnownFormat(source: FileParts, entry: ZipEntry | undefined): Promise<void> {
  const manifest = await readData(source, entry, manifestSchema);
  if (!manifest) throw new ArchiveFailedError('not-an-export');
  if (manifest.format !== ARCHIVE_FORMAT) throw new ArchiveFailedError('format-not-known');
}

/** Null when there is no such file, or it has an unexpected format. */
async function readData<Schema extends z.ZodType>(
  source: FileParts,
  entry: ZipEntry | undefined,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (!entry || entry.size > MAX_DATA_BYTES) return null;
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of readEntry(source, entry)) pieces.push(piece);
    const json = Buffer.concat(pieces);
    if (structureFault(json, BODY_LIMITS.document.values) !== null) return null;
    const parsed = schema.safeParse(JSON.parse(json.toString()));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof ZipError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function byNumber(a: string, b: string): number {
  return Number.parseInt(a.slice(5), 10) - Number.parseInt(b.slice(5), 10) || (a < b ? -1 : 1);
}

/** Where the data of an SOP is in an imported ZIP file. */
export interface ArchivedSopPlace {
  claimed: ClaimedArchive;
  contents: ArchiveContents;
  path: string;
}
