import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CalendarService } from './calendar.service.js';

/** Calendar programs cannot sign in: who knows the address may read. */
@ApiTags('Consultant')
@Controller('calendars')
export class CalendarFeedController {
  constructor(private readonly calendar: CalendarService) {}

  /**
   * Get a calendar
   * @remarks The meetings of a consultant as an iCalendar file (RFC 5545). Calendar programs call it.
   */
  @Get(':token/meetings.ics')
  @Public()
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ description: 'The file', content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiProblems('calendar-not-found')
  async getCalendar(@Param('token') token: string): Promise<string> {
    return this.calendar.writeCalendar(token);
  }
}
