import { ApiProperty } from '@nestjs/swagger';
import { CLIENT_STATUSES, type ClientStatus } from '../desk/client-status.js';

/** A business that the consultant serves. */
export class ClientDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'Harbour Bakery' */
  name: string;

  /** @example 'anna@example.test' */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  /** `ended` puts the client away. */
  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus' })
  status: ClientStatus;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}
