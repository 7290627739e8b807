import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../../common/clock.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthUserDto } from '../account/dto/auth-user.dto.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { fullNameOf, mergeMetadata, type UserMetadata } from '../account/user-metadata.js';
import type { CodeChallenge } from '../grants/pkce.js';
import { PasswordHasherService } from '../passwords/password-hasher.service.js';
import { PasswordStrengthService } from '../passwords/password-strength.service.js';
import { AuthMailerService } from './auth-mailer.service.js';

/** The response of a sign-up: the same for a new address and for a taken one. */
@Injectable()
export class SignUpAnswersService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly clock: Clock,
  ) {}

  /** @param userId null for a taken address. */
  async of(userId: string | null, email: string, userMetadata: UserMetadata): Promise<AuthUserDto> {
    const user = userId === null ? null : await this.users.findUser(userId);
    return AuthUserDto.from(user ?? this.madeUp(email, userMetadata));
  }

  private madeUp(email: string, userMetadata: UserMetadata): AuthUserRow {
    const now = this.clock.now().toISOString();
    return {
      id: uuidv7(),
      email,
      email_confirmed_at: null,
      confirmation_sent_at: now,
      recovery_sent_at: null,
      invited_at: null,
      reauthentication_sent_at: null,
      new_email: null,
      email_change_sent_at: null,
      user_metadata: userMetadata,
      app_metadata: { provider: 'email', providers: ['email'] },
      last_sign_in_at: null,
      banned_until: null,
      created_at: now,
      updated_at: now,
      factors: [],
      identities: [],
    };
  }
}

/** The requested account, before the address is verified. */
export interface SignUpRequest {
  email: string;
  password: string;
  data: UserMetadata;
  redirectTo: string | undefined;
  challenge: CodeChallenge | null;
}

/** Accounts with address and password: usable once the mailed link has been followed. */
@Injectable()
export class SignUpService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly strength: PasswordStrengthService,
    private readonly hasher: PasswordHasherService,
    private readonly mailer: AuthMailerService,
    private readonly answers: SignUpAnswersService,
  ) {}

  /**
   * An existing account with this address gets no mail, and the response does not reveal it.
   * @throws AuthError `weak_password`, `validation_failed`, `email_provider_disabled`, `over_email_send_rate_limit`
   */
  async signUp(wanted: SignUpRequest): Promise<AuthUserDto> {
    this.mailer.requireOpen();
    const email = readEmailAddress(wanted.email);
    const userMetadata = mergeMetadata({}, wanted.data);
    const password = await this.strength.accept(wanted.password, { email, fullName: fullNameOf(userMetadata) });
    await this.mailer.requireTurn('sign-up', email);
    // Hashed also when there is nothing to do: the response time must not reveal it either.
    const passwordHash = await this.hasher.hash(password);
    const userId = await this.dataSource.transaction(async (manager) => {
      const owner = await this.accounts.findOwner(manager, email);
      if (owner?.isConfirmed) return null;
      if (owner) await this.accounts.replaceCredentials(manager, owner.id, { passwordHash, userMetadata });
      const id =
        owner?.id ?? (await this.accounts.create(manager, { email, passwordHash, userMetadata, appMetadata: {} }));
      const { redirectTo, challenge } = wanted;
      await this.mailer.sendLink(manager, { kind: 'signup', userId: id, email, redirectTo, challenge });
      return id;
    });
    return this.answers.of(userId, email, userMetadata);
  }
}
