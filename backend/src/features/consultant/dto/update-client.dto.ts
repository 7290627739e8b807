import { IntersectionType, PartialType } from '@nestjs/swagger';
import { CreateClientDto } from './create-client.dto.js';
import { UpdatedVersionDto } from './updated-version.dto.js';

/** The fields to change, and the version that they are based on. */
export class UpdateClientDto extends IntersectionType(
  PartialType(CreateClientDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}
