import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Owner, ownerScope, type Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { isPictureType } from '../../../platform/images/picture-rewriter.service.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { ProductFileSetsService, type TypedFile } from '../../storage/product-files/product-file-sets.service.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import type { FormFile } from '../imports/form-file.js';
import { lockSop } from '../sops/sop.queries.js';
import { attachmentProblems, sopProblems } from '../sops.problems.js';
import { AttachedPicturesService, type MadeAttachment } from './attached-pictures.service.js';
import { type AttachmentKind, MAX_ATTACHMENT_NAME_LENGTH } from './attachment.dto.js';
import { AttachmentQueries, type NewAttachment, ORIGINAL } from './attachment.queries.js';

const MOST: Readonly<Record<AttachmentKind, number>> = { image: 400, file: 30 };

/** Accepts pictures and files: an attachment is stored with all its sizes, or not at all. */
@Injectable()
export class AttachmentIntakeService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly entitlements: EntitlementsService,
    private readonly files: ProductFileSetsService,
    private readonly pictures: AttachedPicturesService,
    private readonly queries: AttachmentQueries,
    private readonly activity: ActivityRecorder,
  ) {}

  /** @throws `sop-not-found`, `subscription-required`: before anything is read */
  async requireLeave(principal: Principal, sopId: string): Promise<void> {
    const { userId } = ownerScope(principal);
    if (!(await this.queries.isOwnSop(userId, sopId))) throw sopProblems['sop-not-found']();
    await this.entitlements.requireSubscription(userId);
  }

  /**
   * @param also writes in the transaction that adds the attachment
   * @returns the id of the attachment
   * @throws `sop-not-found`, `file-kind-not-taken`, `picture-not-readable`, `body-too-large`, `storage-full`, `too-many-attachments`,
   *   `temporarily-unavailable`
   */
  async take(
    owner: Owner,
    sopId: string,
    { name: givenName, claimed, chunks }: FormFile,
    also?: (manager: EntityManager, id: string) => Promise<void>,
  ): Promise<string> {
    const { userId } = ownerScope(owner);
    const id = uuidv7();
    const name = nameOf(givenName);
    const folder = `${userId}/sops/${sopId}/${id}`;
    const { maxUploadBytes } = this.environment.storage;
    await this.files.receive({ name, claimed, chunks }, maxUploadBytes, async (file) => {
      const { mediaType } = file;
      const made = isPictureType(mediaType)
        ? await this.pictures.make(userId, folder, { ...file, mediaType })
        : fileOf(folder, file);
      const row: NewAttachment = { id, userId, sopId, name, media_type: mediaType, folder, ...made.facts };
      await this.files.keep(userId, made.parts, {
        // The deletion of an account also locks its SOPs first.
        first: (manager) => this.requireRoom(manager, owner, row),
        also: async (manager) => {
          await this.queries.insert(manager, row);
          // A picture is an edit once a step shows it.
          if (row.kind === 'file') await this.activity.recordSitting(manager, userId, 'sop_updated', sopId);
          await also?.(manager, id);
        },
      });
    });
    return id;
  }

  private async requireRoom(manager: EntityManager, owner: Owner, { sopId, kind }: NewAttachment) {
    await lockSop(manager, owner, sopId);
    if ((await this.queries.count(manager, sopId, kind)) < MOST[kind]) return;
    const things = kind === 'image' ? 'pictures' : 'files';
    throw attachmentProblems['too-many-attachments']({ detail: `An SOP has at most ${MOST[kind]} ${things}.` });
  }
}

function fileOf(folder: string, file: TypedFile): MadeAttachment {
  return {
    facts: { kind: 'file', size: file.size, width: null, height: null, renditions: [] },
    parts: [{ name: `${folder}/${ORIGINAL}`, mediaType: file.mediaType, content: file }],
  };
}

/** A name that can be shown and stored, with its ending. */
function nameOf(given: string): string {
  const plain = given
    .replace(/^.*[/\\]/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .trim();
  if (plain === '') return 'File';
  return plain.length <= MAX_ATTACHMENT_NAME_LENGTH
    ? plain
    : `${plain.slice(0, 150)}…${plain.slice(-40)}`.replace(/\p{Surrogate}/gu, '');
}
