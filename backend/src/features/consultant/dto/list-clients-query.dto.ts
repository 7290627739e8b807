import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { CLIENT_STATUSES, type ClientStatus } from '../desk/client-status.js';

export class ListClientsQueryDto extends PageQueryDto {
  /** Only clients of this status. Without it, all but those of status `ended`. */
  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus', required: false })
  @IsOptional()
  @IsIn(CLIENT_STATUSES)
  status?: ClientStatus;
}
