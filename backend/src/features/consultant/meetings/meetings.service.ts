import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ClientsService } from '../clients/clients.service.js';
import { refuseGoneClient, refuseGoneEntry } from '../clients/lock-own-client.js';
import { consultantProblems } from '../consultant.problems.js';
import { exactTime } from '../workspace/entry.queries.js';
import type { CreateMeetingDto, MeetingDto, UpdateMeetingDto } from './meeting.dto.js';
import { Meeting } from './meeting.entity.js';
import { MeetingQueries } from './meeting.queries.js';

/** Writes a consultant's meetings. */
@Injectable()
export class MeetingsService {
  constructor(
    @InjectRepository(Meeting) private readonly meetings: Repository<Meeting>,
    private readonly queries: MeetingQueries,
    private readonly clients: ClientsService,
  ) {}

  /** @throws `invalid-fields` when the client is not one of the consultant's. */
  async createMeeting(consultantId: string, body: CreateMeetingDto): Promise<MeetingDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const id = uuidv7();
    await this.meetings
      .createQueryBuilder()
      .insert()
      .values({ id, consultantId, ...columnsOf(body) })
      .setParameters({ scheduledAt: body.scheduled_at })
      .execute()
      .catch(refuseGoneClient);
    return this.queries.getMeeting(consultantId, id).catch(refuseGoneEntry);
  }

  /**
   * Changes the given fields, if the version is current.
   * @throws `meeting-not-found`, `entry-changed` when another change came first, `invalid-fields`.
   */
  async updateMeeting(consultantId: string, id: string, { version, ...body }: UpdateMeetingDto): Promise<MeetingDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const { affected } = await this.meetings
      .createQueryBuilder()
      .update()
      .set({ ...columnsOf(body), version: () => 'version + 1', updatedAt: () => 'now()' })
      .where({ id, consultantId, version })
      .setParameters({ scheduledAt: body.scheduled_at })
      .execute()
      .catch(refuseGoneClient);
    const meeting = await this.queries.getMeeting(consultantId, id);
    if (affected === 0) throw consultantProblems['entry-changed']();
    return meeting;
  }

  /** @throws `meeting-not-found`. */
  async deleteMeeting(consultantId: string, id: string): Promise<void> {
    const { affected } = await this.meetings.delete({ id, consultantId });
    if (affected === 0) throw consultantProblems['meeting-not-found']();
  }
}

function columnsOf({ title, scheduled_at, duration_minutes, status, client_id }: Partial<CreateMeetingDto>) {
  return {
    title,
    status,
    clientId: client_id,
    durationMinutes: duration_minutes,
    scheduledAt: exactTime('scheduledAt', scheduled_at),
  };
}
