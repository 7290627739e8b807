import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ProfilesService } from '../profiles/profiles.service.js';
import { AuthError } from './auth-error.js';

/** What a provider says about a person. */
export interface ProviderIdentity {
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  fullName: string;
}

export interface AuthUserRow {
  id: string;
  email: string | null;
  email_confirmed_at: Date | null;
  user_metadata: Record<string, unknown>;
  app_metadata: Record<string, unknown>;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface AuthIdentityRow {
  id: string;
  user_id: string;
  provider: string;
  subject: string;
  email: string | null;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const USER_COLUMNS = `id, email, email_confirmed_at, user_metadata, app_metadata, last_sign_in_at, banned_until, created_at,
  updated_at`;

/** The accounts of the auth layer and the identities that open them. */
@Injectable()
export class AuthUsersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly profiles: ProfilesService,
  ) {}

  async findUser(userId: string, manager: EntityManager = this.dataSource.manager): Promise<AuthUserRow | null> {
    const rows: AuthUserRow[] = await manager.query(
      `SELECT ${USER_COLUMNS} FROM auth_users WHERE id = $1 AND deleted_at IS NULL`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async listIdentities(userId: string): Promise<AuthIdentityRow[]> {
    return this.dataSource.query(
      `SELECT id, user_id, provider, subject, email, identity_data, last_sign_in_at, created_at, updated_at
       FROM auth_identities WHERE user_id = $1 ORDER BY created_at`,
      [userId],
    );
  }

  /**
   * Gives the account of an identity, made with its profile on first sight. An address that the provider has not
   * verified opens nothing; a verified one opens the existing account only if that account has confirmed it too.
   * @throws AuthError `provider_email_needs_verification`, `user_banned`
   */
  async signInWithIdentity(manager: EntityManager, identity: ProviderIdentity): Promise<AuthUserRow> {
    if (!identity.emailVerified) {
      throw new AuthError('provider_email_needs_verification', 'The provider has not verified this e-mail address');
    }
    // Two first sign-ins at the same time must find each other.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`auth ${identity.email.toLowerCase()}`]);
    const userId =
      (await this.findIdentityOwner(manager, identity)) ??
      (await this.findConfirmedOwner(manager, identity.email)) ??
      (await this.createUser(manager, identity));
    await this.saveIdentity(manager, userId, identity);
    const user = await this.touch(manager, userId);
    if (user.banned_until && user.banned_until > new Date()) throw new AuthError('user_banned', 'User is banned');
    return user;
  }

  /** Merges shallowly; null removes a key. The name also goes to the profile. */
  async updateMetadata(userId: string, data: Record<string, unknown>): Promise<AuthUserRow> {
    await this.dataSource.query(
      `UPDATE auth_users SET user_metadata = jsonb_strip_nulls(user_metadata || $2::jsonb), updated_at = now() WHERE id = $1`,
      [userId, JSON.stringify(data)],
    );
    const name = data['full_name'];
    if (typeof name === 'string') await this.profiles.updateProfile(userId, { fullName: name.trim().slice(0, 200) });
    const user = await this.findUser(userId);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return user;
  }

  private async findIdentityOwner(manager: EntityManager, identity: ProviderIdentity): Promise<string | undefined> {
    const rows: { user_id: string }[] = await manager.query(
      `SELECT i.user_id FROM auth_identities i JOIN auth_users u ON u.id = i.user_id
       WHERE i.issuer = $1 AND i.subject = $2 AND u.deleted_at IS NULL`,
      [identity.issuer, identity.subject],
    );
    return rows[0]?.user_id;
  }

  private async findConfirmedOwner(manager: EntityManager, email: string): Promise<string | undefined> {
    const rows: { id: string }[] = await manager.query(
      'SELECT id FROM auth_users WHERE email = lower($1) AND email_confirmed_at IS NOT NULL AND deleted_at IS NULL',
      [email],
    );
    return rows[0]?.id;
  }

  private async createUser(manager: EntityManager, identity: ProviderIdentity): Promise<string> {
    const id = uuidv7();
    const email = identity.email.toLowerCase();
    await manager.query(
      `INSERT INTO auth_users (id, email, email_confirmed_at, user_metadata, app_metadata)
       VALUES ($1, $2, now(), $3, $4)`,
      [
        id,
        email,
        JSON.stringify({ full_name: identity.fullName }),
        JSON.stringify({ provider: identity.provider, providers: [identity.provider] }),
      ],
    );
    await this.profiles.ensureProfile(manager, { id, email, fullName: identity.fullName });
    return id;
  }

  private async saveIdentity(manager: EntityManager, userId: string, identity: ProviderIdentity): Promise<void> {
    const data = {
      sub: identity.subject,
      email: identity.email,
      email_verified: true,
      full_name: identity.fullName,
      iss: identity.issuer,
    };
    await manager.query(
      `INSERT INTO auth_identities (id, user_id, provider, issuer, subject, email, identity_data, last_sign_in_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now())
       ON CONFLICT (issuer, subject) DO UPDATE SET email = $6, identity_data = $7, last_sign_in_at = now(),
         updated_at = now()`,
      [
        uuidv7(),
        userId,
        identity.provider,
        identity.issuer,
        identity.subject,
        identity.email.toLowerCase(),
        JSON.stringify(data),
      ],
    );
  }

  private async touch(manager: EntityManager, userId: string): Promise<AuthUserRow> {
    await manager.query('UPDATE auth_users SET last_sign_in_at = now() WHERE id = $1', [userId]);
    const user = await this.findUser(userId, manager);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return user;
  }
}
