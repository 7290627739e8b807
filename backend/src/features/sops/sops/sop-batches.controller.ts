import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { SopBatchDto, SopBatchRequestDto, SopBatchStatusDto } from './sop-batch.dto.js';
import { SopBatchesService } from './sop-batches.service.js';

@ApiTags('SOPs')
@Controller('sops/batch')
@Authenticated()
export class SopBatchesController {
  constructor(private readonly batches: SopBatchesService) {}

  /**
   * Change the status of several SOPs
   * @remarks Changes all of them or, if an error occurs, none. Skips SOPs that are being drafted; an SOP without text
   * is not completed.
   */
  @Post('status')
  @HttpCode(200)
  async changeSopStatuses(@CurrentUser() principal: Principal, @Body() body: SopBatchStatusDto): Promise<SopBatchDto> {
    return { ids: await this.batches.changeStatuses(principal, body.ids, body.status) };
  }

  /**
   * Delete several SOPs
   * @remarks They can be restored for 30 days.
   */
  @Post('delete')
  @HttpCode(200)
  async deleteSops(@CurrentUser() principal: Principal, @Body() body: SopBatchRequestDto): Promise<SopBatchDto> {
    return { ids: await this.batches.deleteSops(principal, body.ids) };
  }

  /**
   * Restore several deleted SOPs
   * @remarks Restores them unchanged, within 30 days of their deletion.
   */
  @Post('restore')
  @HttpCode(200)
  async restoreSops(@CurrentUser() principal: Principal, @Body() body: SopBatchRequestDto): Promise<SopBatchDto> {
    return { ids: await this.batches.restoreSops(principal, body.ids) };
  }
}
