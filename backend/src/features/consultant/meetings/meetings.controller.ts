import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import {
  CreateMeetingDto,
  ListMeetingsQueryDto,
  MeetingDto,
  MeetingPageDto,
  UpcomingMeetingsDto,
  UpcomingMeetingsQueryDto,
  UpdateMeetingDto,
} from './meeting.dto.js';
import { MeetingQueries } from './meeting.queries.js';
import { MeetingsService } from './meetings.service.js';

@ApiTags('Consultant')
@Controller('consultant/meetings')
@Roles('consultant')
export class MeetingsController {
  constructor(
    private readonly meetings: MeetingsService,
    private readonly queries: MeetingQueries,
  ) {}

  /**
   * List your meetings
   * @remarks Latest first, or the next one first, in pages.
   */
  @Get()
  async listMeetings(
    @CurrentUser() principal: Principal,
    @Query() query: ListMeetingsQueryDto,
  ): Promise<MeetingPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const filters = { status: query.status, client_id: query.client_id };
    return this.queries.listMeetings(principal.userId, query.order ?? 'latest', {
      limit: query.limit ?? 20,
      cursor,
      filters,
    });
  }

  /**
   * Create a meeting
   * @remarks It appears in your calendar if a calendar program subscribes to your address.
   */
  @Post()
  @CountsAsCreation()
  async createMeeting(@CurrentUser() principal: Principal, @Body() body: CreateMeetingDto): Promise<MeetingDto> {
    return this.meetings.createMeeting(principal.userId, body);
  }

  /**
   * List your next meetings
   * @remarks The scheduled ones that have not started, the earliest first.
   */
  @Get('upcoming')
  async listUpcomingMeetings(
    @CurrentUser() principal: Principal,
    @Query() query: UpcomingMeetingsQueryDto,
  ): Promise<UpcomingMeetingsDto> {
    return this.queries.listUpcomingMeetings(principal.userId, query.limit ?? 5);
  }

  /**
   * Get a meeting
   * @remarks With the version that an update has to name.
   */
  @Get(':id')
  @ApiProblems('meeting-not-found')
  async getMeeting(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<MeetingDto> {
    return this.queries.getMeeting(principal.userId, id);
  }

  /**
   * Update a meeting
   * @remarks The status `cancelled` hides it from lists by default. Name the version that the change is based on: of
   * two changes at the same time one is refused.
   */
  @Patch(':id')
  @ApiProblems('meeting-not-found', 'entry-changed')
  async updateMeeting(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateMeetingDto,
  ): Promise<MeetingDto> {
    return this.meetings.updateMeeting(principal.userId, id, body);
  }

  /**
   * Delete a meeting
   * @remarks Permanently; the status `cancelled` updates your calendar, and keeps it.
   */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblems('meeting-not-found')
  async deleteMeeting(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.meetings.deleteMeeting(principal.userId, id);
  }
}
