import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/field.decorators.js';

export const MAX_ATTACHMENT_NAME_LENGTH = 200;

/** `image`: a picture that steps can show. `file`: listed below the text. */
export const ATTACHMENT_KINDS = ['image', 'file'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

export class RenameAttachmentDto {
  /** @example 'Wiring plan.pdf' */
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_ATTACHMENT_NAME_LENGTH)
  @IsStorableText()
  name: string;
}

const EXAMPLE_ADDRESS = '/api/v1/attachments/0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10';

/** A picture in one size. */
export class PictureRenditionDto {
  /** In pixels. */
  @ApiProperty({ type: 'integer', example: 960 })
  width: number;

  @ApiProperty({ type: 'integer', example: 720 })
  height: number;

  /** Signed, for ten minutes. */
  @ApiProperty({ example: `${EXAMPLE_ADDRESS}/960.webp?token=…` })
  url: string;
}

/** A picture or file of an SOP. Its addresses are signed: they need no access token, and work for ten minutes. */
export class AttachmentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ATTACHMENT_KINDS, enumName: 'AttachmentKind' })
  kind: AttachmentKind;

  /** @example 'Wiring plan.pdf' */
  name: string;

  /** @example 'application/pdf' */
  media_type: string;

  /** Bytes. */
  @ApiProperty({ type: 'integer', example: 48_211 })
  size: number;

  /** Of a picture, in pixels; null for files. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  height: number | null;

  /** Whether a step of the present text shows it; false for files. */
  is_placed: boolean;

  /** Address of the file itself. Location and camera data are removed from pictures. */
  @ApiProperty({ example: `${EXAMPLE_ADDRESS}/original?token=…` })
  url: string;

  /** Address of a picture of at most 320 pixels; null for files. */
  @ApiProperty({ type: String, nullable: true })
  thumbnail_url: string | null;

  /** The sizes in which a picture can be shown, from small to large. */
  @ApiProperty({ type: [PictureRenditionDto] })
  renditions: PictureRenditionDto[];

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** The pictures and files of an SOP, oldest first. */
export class AttachmentListDto {
  /** At most 400 pictures and 30 files. */
  items: AttachmentDto[];
}
