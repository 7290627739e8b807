import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type DocumentPicture, type PictureLack, pictureLine } from '../../../../libs/document-reader/index.js';
import { labelsFor, type SopDocument, type SopMedia, stepsOf } from '../../../../libs/sop-document/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { isPictureType } from '../../../platform/images/picture-rewriter.service.js';
import {
  type KeptTogether,
  ProductFileSetsService,
  type StoredFile,
  type TypedFile,
} from '../../storage/product-files/product-file-sets.service.js';
import { AttachedPicturesService } from '../attachments/attached-pictures.service.js';
import { AttachmentQueries, type NewAttachment } from '../attachments/attachment.queries.js';

/** How often a picture is retried while others are being read, and how long after, in milliseconds. */
const MAX_TRIES = 40;
const TRY_AGAIN_MS = 500;

/** Why a picture is not imported, by the problem code of its upload. */
const REASONS: Readonly<Record<string, string>> = {
  'picture-not-readable': 'it is damaged',
  'body-too-large': 'it is too large',
  'storage-full': 'there is no room left for your files',
  'temporarily-unavailable': 'the server could not read it at that time',
};
/** Why a picture has no bytes. */
const LACKS: Readonly<Record<PictureLack, string>> = {
  'too-large': 'it is too large',
  unreadable: 'it cannot be read',
};
const TOO_MANY = 'the pictures of the document are too many or too large together';
/** Names of picture formats that browsers do not support. */
const KINDS: readonly [RegExp, string][] = [
  [/emf/iu, 'EMF'],
  [/wmf/iu, 'WMF'],
  [/svg/iu, 'SVG'],
  [/tiff?/iu, 'TIFF'],
  [/bmp|bitmap/iu, 'BMP'],
];

/** A stored picture of a document, which is added together with its SOP. */
export interface StoredPicture {
  row: NewAttachment;
  files: StoredFile[];
}

/** The SOP for which pictures are stored. */
export interface PictureOwner {
  userId: string;
  sopId: string;
}

/** A document without its rejected pictures, and the list of these. */
export interface PicturedDocument {
  document: SopDocument;
  stored: StoredPicture[];
  leftOut: string[];
}

/** Makes pictures of imported documents attachments, through the same service as uploads: checked, re-encoded and counted. */
@Injectable()
export class ImportPicturesService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly files: ProductFileSetsService,
    private readonly pictures: AttachedPicturesService,
    private readonly queries: AttachmentQueries,
  ) {}

  /**
   * Stores the pictures that a document shows.
   * @param pictures those of the file, by the ids that the document shows them with.
   * @throws the signal's reason when it is aborted; then nothing of them is kept
   */
  async store(
    owner: PictureOwner,
    document: SopDocument,
    pictures: ReadonlyMap<string, DocumentPicture>,
    signal: AbortSignal,
  ): Promise<PicturedDocument> {
    const stored: StoredPicture[] = [];
    const refused = new Map<string, string>();
    /** Later ones would fail, too. */
    let ended: string | null = null;
    try {
      for (const { id } of mediaIn(document)) {
        const picture = pictures.get(id);
        if (!picture) continue;
        const made: StoredPicture | string = ended ?? (await this.take(owner, id, picture, document.lang, signal));
        if (typeof made !== 'string') stored.push(made);
        else refused.set(id, made);
        if (made === REASONS['storage-full'] || made === REASONS['temporarily-unavailable']) ended = made;
      }
    } catch (error) {
      await this.abandon(stored);
      throw error;
    }
    const word = labelsFor(document.lang).picture;
    const leftOut = mediaIn(document).flatMap((media) => {
      const reason = refused.get(media.id);
      return reason === undefined ? [] : [pictureLine(word, media, reason)];
    });
    return { document: withoutPictures(document, refused), stored, leftOut };
  }

  /** Adds pictures in the transaction of their SOP. */
  async finish(stored: readonly StoredPicture[], { first, also }: KeptTogether): Promise<void> {
    await this.files.finish(
      stored.flatMap(({ files }) => files),
      {
        first,
        also: async (manager) => {
          for (const { row } of stored) await this.queries.insert(manager, row, true);
          await also(manager);
        },
      },
    );
  }

  private async abandon(stored: readonly StoredPicture[]): Promise<void> {
    await this.files.abandon(stored.flatMap(({ files }) => files));
  }

  /** @returns why it is rejected, if it is */
  private async take(
    owner: PictureOwner,
    id: string,
    { number, mediaType: claimed, bytes, lack }: DocumentPicture,
    lang: string,
    signal: AbortSignal,
  ): Promise<StoredPicture | string> {
    if (bytes === null) return lack ? LACKS[lack] : TOO_MANY;
    const name = `${labelsFor(lang).picture} ${number}`;
    for (let tried = 1; ; tried += 1) {
      signal.throwIfAborted();
      try {
        return await this.receive(owner, id, name, bytes);
      } catch (error) {
        const code = error instanceof Problem ? error.type.code : '';
        if (code === 'file-kind-not-taken') return kindReason(claimed);
        const reason = REASONS[code];
        if (reason === undefined) throw error;
        // Other pictures are being read, those of an upload for example.
        if (code !== 'temporarily-unavailable' || tried >= MAX_TRIES) return reason;
      }
      await wait(TRY_AGAIN_MS, undefined, { signal });
    }
  }

  /** @throws problems as an upload */
  private receive({ userId, sopId }: PictureOwner, id: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
    // Only its bytes determine its type: declared types are unreliable.
    const incoming = { name: 'picture', claimed: '', chunks: Readable.from([Buffer.from(bytes.buffer)]) };
    return this.files.receive(incoming, this.environment.storage.maxUploadBytes, async (file: TypedFile) => {
      const { mediaType } = file;
      if (!isPictureType(mediaType)) return kindReason(mediaType);
      const folder = `${userId}/sops/${sopId}/${id}`;
      const { facts, parts } = await this.pictures.make(userId, folder, { ...file, mediaType });
      const ending = mediaType === 'image/jpeg' ? 'jpg' : mediaType.slice('image/'.length);
      const row = { id, userId, sopId, name: `${name}.${ending}`, media_type: mediaType, folder, ...facts };
      return { row, files: await this.files.store(userId, parts) };
    });
  }
}

function kindReason(mediaType: string): string {
  const kind = KINDS.find(([pattern]) => pattern.test(mediaType))?.[1];
  return `${kind ? `${kind} pictures` : 'pictures of its kind'} cannot be shown; PNG and JPEG can`;
}

function mediaIn(document: SopDocument): SopMedia[] {
  return stepsOf(document).flatMap(({ media = [] }) => media);
}

function withoutPictures(document: SopDocument, ids: ReadonlyMap<string, unknown>): SopDocument {
  if (ids.size === 0) return document;
  const phases = document.phases.map((phase) => ({
    ...phase,
    steps: phase.steps.map(({ media = [], ...step }) => {
      const kept = media.filter(({ id }) => !ids.has(id));
      return { ...step, ...(kept.length > 0 && { media: kept }) };
    }),
  }));
  return { ...document, phases };
}
