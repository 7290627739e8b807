import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { EARNING_STATUSES, type EarningStatus } from '../desk/earning-status.js';

export class ListEarningsQueryDto extends PageQueryDto {
  /** Only earnings of this status. Without it, all but those of status `void`. */
  @ApiProperty({ enum: EARNING_STATUSES, enumName: 'EarningStatus', required: false })
  @IsOptional()
  @IsIn(EARNING_STATUSES)
  status?: EarningStatus;

  /** Only what belongs to this client. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string;
}
