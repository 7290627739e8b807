import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { Principal } from '../../../common/access/principal.js';
import { Roles } from '../../../common/access/roles.decorator.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { UuidParamPipe } from '../../../common/http/uuid-param.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/counts-as-creation.decorator.js';
import { CreateMeetingDto } from '../dto/create-meeting.dto.js';
import { ListMeetingsQueryDto } from '../dto/list-meetings-query.dto.js';
import { MeetingDto } from '../dto/meeting.dto.js';
import { MeetingPageDto } from '../dto/meeting-page.dto.js';
import { UpdateMeetingDto } from '../dto/update-meeting.dto.js';
import { DeskEntriesService } from './desk-entries.service.js';
import { MEETINGS } from './meetings.table.js';

@ApiTags('Consultant')
@Controller('consultant/meetings')
@Roles('consultant')
export class MeetingsController {
  constructor(private readonly entries: DeskEntriesService) {}

  /**
   * List your meetings
   * @remarks Latest first, in pages.
   */
  @Get()
  async listMeetings(
    @CurrentUser() principal: Principal,
    @Query() query: ListMeetingsQueryDto,
  ): Promise<MeetingPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const filters = { status: query.status, client_id: query.client_id };
    return this.entries.listEntries(MEETINGS, principal, { limit: query.limit ?? 20, cursor, filters });
  }

  /**
   * Create a meeting
   * @remarks It stands in your calendar, if a calendar program subscribes to your address.
   */
  @Post()
  @CountsAsCreation()
  async createMeeting(@CurrentUser() principal: Principal, @Body() body: CreateMeetingDto): Promise<MeetingDto> {
    return this.entries.createEntry(MEETINGS, principal, { ...body });
  }

  /**
   * Get a meeting
   * @remarks With the version that a change has to name.
   */
  @Get(':id')
  @ApiProblems('meeting-not-found')
  async getMeeting(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<MeetingDto> {
    return this.entries.getEntry(MEETINGS, principal, id);
  }

  /**
   * Update a meeting
   * @remarks The status `cancelled` puts it away. Name the version that the change is based on: of two changes at
   * the same time one is refused.
   */
  @Patch(':id')
  @ApiProblems('meeting-not-found', 'entry-changed')
  async updateMeeting(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateMeetingDto,
  ): Promise<MeetingDto> {
    return this.entries.updateEntry(MEETINGS, principal, id, { ...body });
  }
}
