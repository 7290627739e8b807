import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { TrimmedText } from '../../../common/http/trimmed-text.decorator.js';

const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;
const MAX_VERSION = 2_147_483_646;
const message = 'must be a colour such as #1f3a5f';

export class SaveBrandingDto {
  /**
   * Colour of titles and headings.
   * @example '#1f3a5f'
   */
  @Matches(HEX_COLOR, { message })
  primary_color: string;

  /**
   * Colour of lines and the heads of tables.
   * @example '#dfe7f0'
   */
  @Matches(HEX_COLOR, { message })
  accent_color: string;

  /** @example 'Carlos Vega · Operations consulting' */
  @TrimmedText(200)
  footer_line: string;

  /** Version that the person has seen; 0 before the first save. */
  @ApiProperty({ type: 'integer', example: 1 })
  @IsInt()
  @Min(0)
  @Max(MAX_VERSION)
  version: number;
}
