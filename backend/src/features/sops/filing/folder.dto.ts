import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, isUUID, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { IsOptionalNotNull, OneLine } from '../../../common/http/field.decorators.js';
import { SopBatchRequestDto } from '../sops/sop-batch.dto.js';
import { MAX_FOLDER_NAME_LENGTH, MOST_FOLDERS } from './sop-folder.entity.js';

/** Selects SOPs in no folder. */
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

  /** The folder that contains it; at the top without one. */
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

  /** The folder to move it to, with its contents; null for the top. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false, example: EXAMPLE_ID })
  @IsOptional()
  @IsUUID()
  parent_id?: string | null;

  /** Number of other folders before it; it becomes the last one when only `parent_id` is sent. */
  @ApiProperty({ type: 'integer', required: false, minimum: 0, maximum: MOST_FOLDERS, example: 0 })
  @IsOptionalNotNull()
  @IsInt()
  @Min(0)
  @Max(MOST_FOLDERS)
  position?: number;
}

/** A folder of SOPs and other folders. */
export class FolderDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** The folder that contains it; null at the top. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  parent_id: string | null;

  /** @example 'Kitchen' */
  name: string;

  /** Its place among the folders with the same parent. */
  @ApiProperty({ type: 'integer', example: 0 })
  position: number;

  /** Number of SOPs in it, without those in its folders; counted up to 100. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 12 })
  sop_count: number;
}

/** All folders of the caller. */
export class FolderListDto {
  /** Folders with the same parent are listed in their order. */
  items: FolderDto[];
}

export class SopBatchFolderDto extends SopBatchRequestDto {
  /** The folder to move the SOPs to; null for none. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, example: EXAMPLE_ID })
  @ValidateIf((_dto: object, value: unknown) => value !== null)
  @IsUUID()
  folder_id: string | null;
}
