import { ApiProperty } from '@nestjs/swagger';
import type { Branding, Logo } from '../branding/branding.service.js';
import { contrastOf } from '../branding/contrast.js';

/** A colour, and how it goes with text. */
export class BrandColorDto {
  /** @example '#1f3a5f' */
  color: string;

  /**
   * Contrast to a white page, from 1 to 21.
   * @example 11.48
   */
  contrast_on_white: number;

  /** Whether text of this colour can be read on white: a contrast of 4.5 or more. */
  is_readable_on_white: boolean;

  /** Colour of text on this colour: black or white, whichever reads better. */
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

/** What the consultant's documents look like. */
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
