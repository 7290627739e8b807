import { ApiProperty } from '@nestjs/swagger';
import { IsBase64, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { TrimmedText } from '../../../common/http/field.decorators.js';
import type { Branding, Logo } from './branding.queries.js';
import { contrastOf } from './contrast.js';

/** A color, and its contrast with text. */
export class BrandColorDto {
  /** @example '#1f3a5f' */
  color: string;

  /**
   * Contrast to a white page, from 1 to 21.
   * @example 11.48
   */
  contrast_on_white: number;

  /** Whether text of this color can be read on white: a contrast of 4.5 or more. */
  is_readable_on_white: boolean;

  /** Color of text on this color: black or white, whichever reads better. */
  @ApiProperty({ example: '#ffffff' })
  text_color: string;

  static from(color: string): BrandColorDto {
    const { onWhite, isReadableOnWhite, textColor } = contrastOf(color);
    return {
      color,
      contrast_on_white: onWhite,
      is_readable_on_white: isReadableOnWhite,
      text_color: textColor,
    };
  }
}

/** Facts of the logo; the file has its own address. */
export class BrandLogoDto {
  /** @example 'image/png' */
  media_type: string;

  @ApiProperty({ type: 'integer', example: 400 })
  width_px: number;

  @ApiProperty({ type: 'integer', example: 120 })
  height_px: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** The branding of the consultant's documents. */
export class BrandingDto {
  primary: BrandColorDto;
  accent: BrandColorDto;

  /** @example 'Carlos Vega · Operations consulting' */
  footer_line: string;

  @ApiProperty({ type: () => BrandLogoDto, nullable: true })
  logo: BrandLogoDto | null;

  /** 0 until it is saved for the first time. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  static from({ branding, logo }: { branding: Branding; logo: Logo | null }): BrandingDto {
    return {
      primary: BrandColorDto.from(branding.primaryColor),
      accent: BrandColorDto.from(branding.accentColor),
      footer_line: branding.footerLine,
      logo: logo && {
        media_type: logo.mediaType,
        width_px: logo.widthPx,
        height_px: logo.heightPx,
        updated_at: logo.updatedAt,
      },
      version: branding.version,
    };
  }
}

const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;
const MAX_VERSION = 2_147_483_646;
const message = 'must be a color such as #1f3a5f';

export class SaveBrandingDto {
  /**
   * Color of titles and headings.
   * @example '#1f3a5f'
   */
  @Matches(HEX_COLOR, { message })
  primary_color: string;

  /**
   * Color of lines and the heads of tables.
   * @example '#dfe7f0'
   */
  @Matches(HEX_COLOR, { message })
  accent_color: string;

  /** @example 'Carlos Vega · Operations consulting' */
  @TrimmedText(200)
  footer_line: string;

  /** Version that the change is based on; 0 before the first save. */
  @ApiProperty({ type: 'integer', example: 1 })
  @IsInt()
  @Min(0)
  @Max(MAX_VERSION)
  version: number;
}

/** 200 KiB are this long in base64. */
const MAX_BASE64_LENGTH = 4 * Math.ceil((200 * 1024) / 3);

export class UploadLogoDto {
  /**
   * A PNG or JPEG of at most 200 KiB and 24 megapixels, in base64. It is kept with at most one megapixel.
   * @example 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
   */
  @MaxLength(MAX_BASE64_LENGTH, { message: 'must be 200 KiB or smaller' })
  @IsBase64({}, { message: 'must be a file in base64' })
  data: string;
}
