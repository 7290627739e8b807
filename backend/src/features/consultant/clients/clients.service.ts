import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { consultantProblems } from '../consultant.problems.js';
import type { ClientDto, CreateClientDto, UpdateClientDto } from './client.dto.js';
import { Client } from './client.entity.js';
import { ClientQueries } from './client.queries.js';
import { notYourClient } from './lock-own-client.js';

/** Writes a consultant's clients. */
@Injectable()
export class ClientsService {
  constructor(
    @InjectRepository(Client) private readonly clients: Repository<Client>,
    private readonly queries: ClientQueries,
  ) {}

  async createClient(consultantId: string, { name, email, status }: CreateClientDto): Promise<ClientDto> {
    const id = uuidv7();
    await this.clients.insert({ id, consultantId, name, email, status });
    return this.queries.getClient(consultantId, id);
  }

  /**
   * Changes the given fields, if the version is current.
   * @throws `client-not-found`, `entry-changed` when another change came first.
   */
  async updateClient(
    consultantId: string,
    id: string,
    { version, name, email, status }: UpdateClientDto,
  ): Promise<ClientDto> {
    const { affected } = await this.clients.update(
      { id, consultantId, version },
      { name, email, status, version: () => 'version + 1', updatedAt: () => 'now()' },
    );
    const client = await this.queries.getClient(consultantId, id);
    if (affected === 0) throw consultantProblems['entry-changed']();
    return client;
  }

  /** Deletes a client with its projects, earnings and meetings. @throws `client-not-found`. */
  async deleteClient(consultantId: string, id: string): Promise<void> {
    const { affected } = await this.clients.delete({ id, consultantId });
    if (affected === 0) throw consultantProblems['client-not-found']();
  }

  /**
   * Checks that the client belongs to the consultant; the foreign key does the same, but cannot name the field.
   * @throws `invalid-fields`.
   */
  async requireOwnClient(consultantId: string, clientId: string | null | undefined): Promise<void> {
    if (clientId === undefined || clientId === null) return;
    if (await this.clients.existsBy({ consultantId, id: clientId })) return;
    throw notYourClient();
  }
}
