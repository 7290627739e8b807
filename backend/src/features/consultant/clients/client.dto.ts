import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress, IsOptionalNotNull, TrimmedText } from '../../../common/http/field.decorators.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { UpdatedVersionDto } from '../workspace/updated-version.dto.js';
import { CLIENT_STATUSES, type ClientStatus } from './client.entity.js';

/** A business that the consultant serves. */
export class ClientDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'Harbour Bakery' */
  name: string;

  /** @example 'anna@example.test' */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  /** `ended` hides the client from lists by default. */
  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus' })
  status: ClientStatus;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** A page of the consultant's clients, newest change first. */
export class ClientPageDto {
  items: ClientDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

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

  /** Defaults to `active`. */
  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus', required: false })
  @IsOptionalNotNull()
  @IsIn(CLIENT_STATUSES)
  status?: ClientStatus;
}

/** The fields to change, and the version that they are based on. */
export class UpdateClientDto extends IntersectionType(
  PartialType(CreateClientDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}

export class ListClientsQueryDto extends PageQueryDto {
  /** Only clients of this status. Without it, all but those of status `ended`. */
  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus', required: false })
  @IsOptional()
  @IsIn(CLIENT_STATUSES)
  status?: ClientStatus;
}
