import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, isUUID, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { IsOptionalNotNull, OneLine } from '../../../common/http/field.decorators.js';
import { SopBatchRequestDto } from '../sops/sop-batch.dto.js';
import { MAX_FOLDER_NAME_LENGTH, MOST_FOLDERS } from './sop-folder.entity.js';

/** Asks for SOPs that lie in no folder. */
export const NO_FOLDER = 'none';

/** The id of a folder, or {@link NO_FOLDER}. */
export function IsFolderFilter(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isFolderFilter',
      validator: {
        validate: (value: unknown) => value === NO_FOLDER || isUUID(value),
        defaultMessage: () => `must be the id of a folder or ${NO_FOLDER}`,
      },
    }),
  );
}

const EXAMPLE_ID = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c21';

export class CreateFolderDto {
  @ApiProperty({ maxLength: MAX_FOLDER_NAME_LENGTH, example: 'Kitchen' })
  @OneLine(MAX_FOLDER_NAME_LENGTH)
  name: string;

  /** The folder that it lies in; at the top without one. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false, example: EXAMPLE_ID })
  @IsOptional()
  @IsUUID()
  parent_id?: string | null;
}

/** The fields to change. */
export class UpdateFolderDto {
  @ApiProperty({ maxLength: MAX_FOLDER_NAME_LENGTH, required: false, example: 'Kitchen' })
  @IsOptionalNotNull()
  @OneLine(MAX_FOLDER_NAME_LENGTH)
  name?: string;

  /** The folder that it lies in from now on, with all that is in it; null for the top. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false, example: EXAMPLE_ID })
  @IsOptional()
  @IsUUID()
  parent_id?: string | null;

  /** How many of the other folders there stand before it; behind all of them when only `parent_id` is given. */
  @ApiProperty({ type: 'integer', required: false, minimum: 0, maximum: MOST_FOLDERS, example: 0 })
  @IsOptionalNotNull()
  @IsInt()
  @Min(0)
  @Max(MOST_FOLDERS)
  position?: number;
}

/** A place for SOPs and for further folders. */
export class FolderDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** The folder that it lies in; null at the top. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  parent_id: string | null;

  /** @example 'Kitchen' */
  name: string;

  /** Its place among the folders with the same parent. */
  @ApiProperty({ type: 'integer', example: 0 })
  position: number;

  /** SOPs that lie in it, without those in its folders; of more than 100 no more are counted. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 12 })
  sop_count: number;
}

/** All folders of the caller. */
export class FolderListDto {
  /** Those with the same parent follow each other in their order. */
  items: FolderDto[];
}

export class SopBatchFolderDto extends SopBatchRequestDto {
  /** The folder that the SOPs go to; null for none. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, example: EXAMPLE_ID })
  @ValidateIf((_dto: object, value: unknown) => value !== null)
  @IsUUID()
  folder_id: string | null;
}
