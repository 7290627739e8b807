import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { CalendarService } from './calendar.service.js';
import { CalendarAddressDto, CalendarAddressStateDto } from './calendar-address.dto.js';

@ApiTags('Consultant')
@Controller('consultant/calendar-address')
@Roles('consultant')
export class CalendarAddressController {
  constructor(private readonly calendar: CalendarService) {}

  /**
   * Get the state of your calendar address
   * @remarks Since when there is an address for calendar programs. The address itself is shown only when it is
   * created.
   */
  @Get()
  async getCalendarAddress(@CurrentUser() principal: Principal): Promise<CalendarAddressStateDto> {
    return this.calendar.findAddress(principal);
  }

  /**
   * Create a calendar address
   * @remarks A secret address for calendar programs. It is shown this once. A former one stops to work.
   */
  @Post()
  async renewCalendarAddress(@CurrentUser() principal: Principal): Promise<CalendarAddressDto> {
    return this.calendar.renewAddress(principal);
  }

  /**
   * Delete your calendar address
   * @remarks Calendar programs that subscribe to it get nothing any more.
   */
  @Delete()
  @HttpCode(204)
  async deleteCalendarAddress(@CurrentUser() principal: Principal): Promise<void> {
    await this.calendar.deleteAddress(principal);
  }
}
