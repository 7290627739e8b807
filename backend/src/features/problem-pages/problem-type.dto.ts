import { ApiProperty } from '@nestjs/swagger';

/** One kind of problem of the API. */
export class ProblemTypeDto {
  /** @example 'sop-not-found' */
  code: string;

  @ApiProperty({ type: 'integer', example: 404 })
  status: number;

  /** @example 'SOP not found' */
  title: string;
}
