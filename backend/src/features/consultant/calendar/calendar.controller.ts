import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CalendarService } from './calendar.service.js';
import { CalendarAddressDto, CalendarAddressStateDto } from './calendar-address.dto.js';

@ApiTags('Consultant')
@Controller('consultant/calendar-address')
@Roles('consultant')
export class CalendarAddressController {
  constructor(private readonly calendar: CalendarService) {}

  /**
   * Get the state of your calendar address
   * @remarks When the address for calendar programs was created. The address itself is shown only at that time.
   */
  @Get()
  async getCalendarAddress(@CurrentUser() principal: Principal): Promise<CalendarAddressStateDto> {
    return this.calendar.findAddress(principal);
  }

  /**
   * Create a calendar address
   * @remarks A secret address for calendar programs. It is shown only once. A previous one stops working.
   */
  @Post()
  async renewCalendarAddress(@CurrentUser() principal: Principal): Promise<CalendarAddressDto> {
    return this.calendar.renewAddress(principal);
  }

  /**
   * Delete your calendar address
   * @remarks Calendar programs that subscribe to it no longer receive anything.
   */
  @Delete()
  @HttpCode(204)
  async deleteCalendarAddress(@CurrentUser() principal: Principal): Promise<void> {
    await this.calendar.deleteAddress(principal);
  }
}

/** Calendar programs cannot sign in: the secret address grants read access. */
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
