import { ApiProperty } from '@nestjs/swagger';

/** How one of the caller's SOPs was used in the last 30 days. */
export class SopUsageDto {
  @ApiProperty({ format: 'uuid' })
  sop_id: string;

  /** @example 'Closing the bakery' */
  title: string;

  /** Time on its page, of the whole team. */
  @ApiProperty({ type: 'integer', example: 1260 })
  reading_seconds: number;

  /** How many people read it. */
  @ApiProperty({ type: 'integer', example: 3 })
  readers: number;

  /** SOP actions of the team. */
  @ApiProperty({ type: 'integer', example: 5 })
  actions: number;

  /** From its creation to the completion; null while it is in progress. */
  @ApiProperty({ type: 'integer', nullable: true, example: 86_400 })
  completed_after_seconds: number | null;
}

/** How one person of the team used the SOPs in the last 30 days. */
export class PersonUsageDto {
  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /**
   * The name, or the mail address when there is none.
   * @example 'Tom Berg'
   */
  name: string;

  @ApiProperty({ type: 'integer', example: 1260 })
  reading_seconds: number;

  /** SOP actions. */
  @ApiProperty({ type: 'integer', example: 5 })
  actions: number;

  /** The last day with reading time, in UTC; null without any. */
  @ApiProperty({ format: 'date', type: String, nullable: true, example: '2026-01-31' })
  last_read_on: string | null;
}

/** How the caller's SOPs were used in the last 30 days. */
export class UsageDetailsDto {
  /** Time on the pages of SOPs, of everyone who reads them. */
  @ApiProperty({ type: 'integer', example: 5400 })
  reading_seconds: number;

  /** Change of the SOP actions from the 30 days before, in percent; null when there was none then. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  growth_percent: number | null;

  /** The ten most used. */
  sops: SopUsageDto[];

  /** The fifty most active people. */
  people: PersonUsageDto[];
}
