import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { ClientDto, ClientPageDto, CreateClientDto, ListClientsQueryDto, UpdateClientDto } from './client.dto.js';
import { ClientQueries } from './client.queries.js';
import { ClientsService } from './clients.service.js';

@ApiTags('Consultant')
@Controller('consultant/clients')
@Roles('consultant')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly queries: ClientQueries,
  ) {}

  /**
   * List your clients
   * @remarks Newest change first, in pages.
   */
  @Get()
  async listClients(@CurrentUser() principal: Principal, @Query() query: ListClientsQueryDto): Promise<ClientPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const filters = { status: query.status };
    return this.queries.listClients(principal.userId, { limit: query.limit ?? 20, cursor, filters });
  }

  /**
   * Create a client
   * @remarks Projects, earnings and meetings can then name it.
   */
  @Post()
  @CountsAsCreation()
  async createClient(@CurrentUser() principal: Principal, @Body() body: CreateClientDto): Promise<ClientDto> {
    return this.clients.createClient(principal.userId, body);
  }

  /**
   * Get a client
   * @remarks With the version that an update has to name.
   */
  @Get(':id')
  @ApiProblems('client-not-found')
  async getClient(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<ClientDto> {
    return this.queries.getClient(principal.userId, id);
  }

  /**
   * Update a client
   * @remarks The status `ended` hides it from lists by default. Name the version that the change is based on: of two
   * changes at the same time one is refused.
   */
  @Patch(':id')
  @ApiProblems('client-not-found', 'entry-changed')
  async updateClient(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateClientDto,
  ): Promise<ClientDto> {
    return this.clients.updateClient(principal.userId, id, body);
  }

  /**
   * Delete a client
   * @remarks Its projects, earnings and meetings are deleted with it; its SOPs stay, without a client. The status
   * `ended` hides a client from lists by default and keeps everything.
   */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblems('client-not-found')
  async deleteClient(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.clients.deleteClient(principal.userId, id);
  }
}
