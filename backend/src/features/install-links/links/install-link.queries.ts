import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import type { MembershipDto } from '../invitations/invitation.dto.js';
import type { InstallLinkDto, InstallLinkPageDto } from './install-link.dto.js';

/** A JSON value keeps the time as Postgres writes it there, which is RFC 3339 as well. */
const SEATS = `SELECT links.id, links.user_id, install_id, is_active, download_url, links.created_at,
    CASE WHEN person.id IS NULL THEN NULL ELSE json_build_object(
      'user_id', person.id, 'full_name', person.full_name, 'email', person.email, 'since', bound_at) END AS member,
    links.name, links.email, links.mailed_at
  FROM install_links links LEFT JOIN profiles person ON person.id = links.member_user_id
  WHERE links.user_id = $1`;
const ORDER = 'ORDER BY links.created_at DESC, links.id DESC LIMIT $2';

/** Open links of others, made for the address of a person. */
const FORGET_ADDRESS = `UPDATE install_links SET email = NULL
  WHERE lower(email) = (SELECT lower(email) FROM profiles WHERE id = $1 AND email <> '')`;

const MEMBERSHIPS = `SELECT links.id, owner.full_name AS owner_name, bound_at AS joined_at,
    CASE WHEN subscription_end < now() AND NOT (subscribed AND renews AND NOT payment_failed)
      THEN subscription_end + $2::integer * interval '24 hours' END AS reads_until
  FROM install_links links JOIN profiles owner ON owner.id = links.user_id
    LEFT JOIN subscribers ON subscribers.user_id = links.user_id
  WHERE member_user_id = $1 AND is_active ORDER BY bound_at DESC LIMIT 100`;

/** What an export has of a person's seats: a subquery. */
export const EXPORTED_SEATS = `(SELECT link.id, link.user_id, link.is_active, link.created_at, link.bound_at, link.revoked_at,
    link.name, link.email AS invited_email, link.mailed_at, member.full_name AS member_name, member.email AS member_email
  FROM install_links link LEFT JOIN profiles member ON member.id = link.member_user_id) seats`;

/** What it has of the teams that the person belongs to: a subquery. */
export const EXPORTED_MEMBERSHIPS = `(SELECT link.id, link.member_user_id, link.is_active, link.bound_at, link.revoked_at,
    host.full_name AS owner_name, host.email AS owner_email
  FROM install_links link LEFT JOIN profiles host ON host.id = link.user_id) memberships`;

/** Reads of seats, for their owner and for those who sit on them. */
@Injectable()
export class InstallLinkQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** One page of the owner's links, newest first (S7.36). */
  async listInstallLinks(userId: string, limit: number, cursor: Cursor | null): Promise<InstallLinkPageDto> {
    // One row more than asked tells whether there is a next page.
    const rows = cursor
      ? await this.reads.query<InstallLinkDto>(
          'install-links-next',
          `${SEATS} AND (links.created_at, links.id) < ($3, $4) ${ORDER}`,
          [userId, limit + 1, cursor.at, cursor.id],
        )
      : await this.reads.query<InstallLinkDto>('install-links-first', `${SEATS} ${ORDER}`, [userId, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }

  /** One link of the owner, which must exist. */
  async getInstallLink(userId: string, id: string): Promise<InstallLinkDto> {
    const [row] = await this.reads.query<InstallLinkDto>('install-link', `${SEATS} AND links.id = $2`, [userId, id]);
    if (!row) throw new Error(`There is no install link ${id}`);
    return row;
  }

  /** Takes the person's address out of links that wait for it. */
  async forgetAddressOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(FORGET_ADDRESS, [userId]);
  }

  /**
   * The teams that a person belongs to, the one joined last first; at most 100.
   * @param readingDays how long members read on after the end of what the owner has paid for; null: for ever.
   */
  listMemberships(userId: string, readingDays: number | null): Promise<MembershipDto[]> {
    return this.reads.query<MembershipDto>('memberships', MEMBERSHIPS, [userId, readingDays]);
  }
}
