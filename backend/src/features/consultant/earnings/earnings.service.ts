import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ClientsService } from '../clients/clients.service.js';
import { refuseGoneClient, refuseGoneEntry } from '../clients/not-your-client.js';
import { consultantProblems } from '../consultant.problems.js';
import { exactTime } from '../workspace/exact-time.js';
import type { CreateEarningDto, EarningDto, UpdateEarningDto } from './earning.dto.js';
import { Earning } from './earning.entity.js';
import { EarningQueries } from './earning.queries.js';

/** Writes a consultant's earnings. */
@Injectable()
export class EarningsService {
  constructor(
    @InjectRepository(Earning) private readonly earnings: Repository<Earning>,
    private readonly queries: EarningQueries,
    private readonly clients: ClientsService,
  ) {}

  /** @throws `invalid-fields` when the client is not one of the consultant's. */
  async createEarning(consultantId: string, body: CreateEarningDto): Promise<EarningDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const id = uuidv7();
    await this.earnings
      .createQueryBuilder()
      .insert()
      .values({ id, consultantId, ...columnsOf(body) })
      .setParameters({ earnedAt: body.earned_at })
      .execute()
      .catch(refuseGoneClient);
    return this.queries.getEarning(consultantId, id).catch(refuseGoneEntry);
  }

  /**
   * Changes the given fields of the version that the person has seen.
   * @throws `earning-not-found`, `entry-changed` when another change came first, `invalid-fields`.
   */
  async updateEarning(consultantId: string, id: string, { version, ...body }: UpdateEarningDto): Promise<EarningDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const { affected } = await this.earnings
      .createQueryBuilder()
      .update()
      .set({ ...columnsOf(body), version: () => 'version + 1', updatedAt: () => 'now()' })
      .where({ id, consultantId, version })
      .setParameters({ earnedAt: body.earned_at })
      .execute()
      .catch(refuseGoneClient);
    const earning = await this.queries.getEarning(consultantId, id);
    if (affected === 0) throw consultantProblems['entry-changed']();
    return earning;
  }
}

function columnsOf({ amount, currency, status, earned_at, client_id, reference }: Partial<CreateEarningDto>) {
  return { amount, currency, status, reference, clientId: client_id, earnedAt: exactTime('earnedAt', earned_at) };
}
