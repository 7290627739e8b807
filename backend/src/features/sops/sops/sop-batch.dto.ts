import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsUUID } from 'class-validator';
import { SOP_STATUSES, type SopStatus } from './sop.entity.js';

const MOST_SOPS = 100;
const EXAMPLE_ID = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10';

/** The SOPs of a batch request. */
export class SopBatchRequestDto {
  /** At most 100, each once. Those that do not exist, or belong to another person, are left out. */
  @ApiProperty({ type: String, format: 'uuid', isArray: true, minItems: 1, maxItems: MOST_SOPS, example: [EXAMPLE_ID] })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_SOPS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  ids: string[];
}

export class SopBatchStatusDto extends SopBatchRequestDto {
  /** `completed` publishes the SOPs now; `in_progress` withdraws them. */
  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus' })
  @IsIn(SOP_STATUSES)
  status: SopStatus;
}

/** The result of a batch. */
export class SopBatchDto {
  /** The SOPs that were changed, without those that already had the requested value or are being drafted. */
  @ApiProperty({ type: String, format: 'uuid', isArray: true, example: [EXAMPLE_ID] })
  ids: string[];
}
