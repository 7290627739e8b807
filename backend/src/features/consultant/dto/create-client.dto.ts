import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress } from '../../../common/http/is-email-address.decorator.js';
import { TrimmedText } from '../../../common/http/trimmed-text.decorator.js';
import { CLIENT_STATUSES, type ClientStatus } from '../desk/client-status.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

export class CreateClientDto {
  /** @example 'Harbour Bakery' */
  @TrimmedText(200)
  @MinLength(1)
  name: string;

  /** @example 'anna@example.test' */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsEmailAddress()
  @MaxLength(254)
  email?: string | null;

  /** `active` unless given. */
  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus', required: false })
  @MayBeLeftOut()
  @IsIn(CLIENT_STATUSES)
  status?: ClientStatus;
}
