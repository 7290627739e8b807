import { ApiProperty } from '@nestjs/swagger';
import { ACTORS, type Actor } from '../../common/http/request-context.js';
import { SECURITY_EVENT_KINDS, type SecurityEventDetails, type SecurityEventKind } from './security-event.js';

/** A security event of the caller's account. */
export class SecurityEventDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  /** What happened. */
  @ApiProperty({ enum: SECURITY_EVENT_KINDS, enumName: 'SecurityEventKind' })
  kind: SecurityEventKind;

  /** Who did it: the person, an operator, or an unknown caller. */
  @ApiProperty({ enum: ACTORS, enumName: 'Actor' })
  actor: Actor;

  /**
   * Browser and system; null when no request led to the event.
   * @example 'Firefox on Linux'
   */
  @ApiProperty({ type: String, nullable: true })
  device: string | null;

  /** @example '203.0.113.7' */
  @ApiProperty({ type: String, nullable: true })
  client_ip: string | null;

  /** Facts of the kind, such as the provider of an identity. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { method: 'password' } })
  details: SecurityEventDetails;

  /** Whether it happened in the session of this request. */
  is_current_session: boolean;
}

/** A page of security events, newest first. */
export class SecurityEventPageDto {
  items: SecurityEventDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
