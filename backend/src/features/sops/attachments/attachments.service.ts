import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { SharedSopQueries } from '../shared/shared-sop.queries.js';
import { lockSop } from '../sops/sop.queries.js';
import { attachmentProblems, sopProblems } from '../sops.problems.js';
import type { AttachmentDto } from './attachment.dto.js';
import { AttachmentQueries, type AttachmentRow, ORIGINAL } from './attachment.queries.js';
import { AttachmentAddressesService } from './attachment-files.service.js';

/** The pictures and files of SOPs, for readers and owners. */
@Injectable()
export class AttachmentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: AttachmentQueries,
    private readonly shared: SharedSopQueries,
    private readonly addresses: AttachmentAddressesService,
    private readonly activity: ActivityRecorder,
  ) {}

  /** @throws `sop-not-found` */
  async list(principal: Principal, sopId: string): Promise<AttachmentDto[]> {
    const { userId } = ownerScope(principal);
    if (!(await this.queries.isOwnSop(userId, sopId))) throw sopProblems['sop-not-found']();
    return this.written(userId, await this.queries.list(sopId, { placedOnly: false }));
  }

  /** What a member sees of an SOP that is shared: its files, and the pictures of its steps. @throws `sop-not-found` */
  async listShared({ userId }: Principal, sopId: string): Promise<AttachmentDto[]> {
    if (!(await this.shared.mayRead(userId, sopId))) throw sopProblems['sop-not-found']();
    return this.written(userId, await this.queries.list(sopId, { placedOnly: true }));
  }

  /** @throws `attachment-not-found` */
  async get(principal: Principal, id: string): Promise<AttachmentDto> {
    const { userId } = ownerScope(principal);
    return this.dtoOf(userId, await this.requireOwn(principal, id));
  }

  /** @throws `attachment-not-found` */
  async rename(principal: Principal, id: string, name: string): Promise<void> {
    const { sop_id: sopId } = await this.requireOwn(principal, id);
    await this.dataSource.transaction(async (manager) => {
      await lockSop(manager, principal, sopId);
      await this.queries.rename(manager, id, name.trim());
      await this.activity.recordSitting(manager, principal.userId, 'sop_updated', sopId);
    });
  }

  /** Removes a file, or a picture that no step shows any more. @throws `attachment-not-found`, `attachment-in-use` */
  async remove(principal: Principal, id: string): Promise<void> {
    const { sop_id: sopId } = await this.requireOwn(principal, id);
    await this.dataSource.transaction(async (manager) => {
      await lockSop(manager, principal, sopId);
      // Nobody can place it now.
      const { is_placed: isPlaced } = await this.requireOwn(principal, id);
      if (isPlaced) throw attachmentProblems['attachment-in-use']();
      await this.queries.remove(manager, id);
      await this.activity.recordSitting(manager, principal.userId, 'sop_updated', sopId);
    });
  }

  private async requireOwn(principal: Principal, id: string): Promise<AttachmentRow> {
    const row = await this.queries.findOwn(ownerScope(principal).userId, id);
    if (!row) throw attachmentProblems['attachment-not-found']();
    return row;
  }

  private written(readerId: string, rows: readonly AttachmentRow[]): AttachmentDto[] {
    return rows.map((row) => this.dtoOf(readerId, row));
  }

  private dtoOf(readerId: string, row: AttachmentRow): AttachmentDto {
    const token = this.addresses.sign(row.id, readerId);
    const urlOf = (part: string) => `/api/v1/attachments/${row.id}/${part}?token=${token}`;
    const shown = row.renditions.filter(({ media_type }) => media_type === 'image/webp');
    const { id, kind, name, media_type, size, width, height, is_placed, created_at } = row;
    return {
      ...{ id, kind, name, media_type, size, width, height, is_placed, created_at },
      url: urlOf(ORIGINAL),
      thumbnail_url: shown[0] ? urlOf(shown[0].key) : null,
      renditions: shown.map((each) => ({ width: each.width, height: each.height, url: urlOf(each.key) })),
    };
  }
}
