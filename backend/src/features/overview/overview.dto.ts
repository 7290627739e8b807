import { ApiProperty } from '@nestjs/swagger';

/** How many SOPs are in a category. */
export class CategoryCountDto {
  /** @example 'General' */
  category: string;

  @ApiProperty({ type: 'integer', example: 4 })
  count: number;
}

/** Figures of the caller's SOPs; deleted ones do not count. */
export class SopFiguresDto {
  @ApiProperty({ type: 'integer', example: 7 })
  total: number;

  /** Of status `completed`. */
  @ApiProperty({ type: 'integer', example: 4 })
  active: number;

  /** Of status `in_progress`. */
  @ApiProperty({ type: 'integer', example: 3 })
  drafts: number;

  /** The largest first. */
  categories: CategoryCountDto[];
}

/** What the caller's team did in the last seven days. */
export class TeamFiguresDto {
  /** Members with an SOP action; signing in does not count. */
  @ApiProperty({ type: 'integer', example: 2 })
  active_users: number;

  /** The owner, and everyone with an active seat. */
  @ApiProperty({ type: 'integer', example: 3 })
  team_members: number;

  /** SOP actions. */
  @ApiProperty({ type: 'integer', example: 12 })
  recent_actions: number;

  /** Active users in percent of the team, rounded; null without any action. */
  @ApiProperty({ type: 'integer', nullable: true, example: 67 })
  activity_score: number | null;
}

/** What happened on one day. */
export class DayActionsDto {
  /** @example '2026-01-31' */
  day: string;

  /** SOP actions of the team. */
  @ApiProperty({ type: 'integer', example: 5 })
  actions: number;
}

/** The caller's last 30 days. */
export class UsageFiguresDto {
  /**
   * Time zone of the days.
   * @example 'Europe/Berlin'
   */
  time_zone: string;

  /** Oldest first; the last one is today, up to now. */
  days: DayActionsDto[];
}
