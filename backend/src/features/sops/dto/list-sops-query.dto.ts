import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { SOP_STATUSES, type SopStatus } from '../sop-status.js';

export class ListSopsQueryDto extends PageQueryDto {
  /** Only SOPs of this status. */
  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus', required: false })
  @IsOptional()
  @IsIn(SOP_STATUSES)
  status?: SopStatus;
}
