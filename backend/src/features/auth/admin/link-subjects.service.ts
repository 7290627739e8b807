import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { fullNameOf, mergeMetadata } from '../account/user-metadata.js';
import { EmailChangeService } from '../mail-flows/email-change.service.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { userNotFound } from './admin-account-changes.service.js';
import type { GenerateLinkDto, InviteDto } from './dto/admin-link.dto.js';

/** Whose account a link opens, and which mailbox it stands for. */
export interface LinkSubject {
  userId: string;
  email: string;
}

/** Accounts that an operator's links are for. */
@Injectable()
export class LinkSubjectsService {
  constructor(
    private readonly accounts: EmailAccountsService,
    private readonly emailChanges: EmailChangeService,
    private readonly passwords: NewPasswordsService,
  ) {}

  /** Hashes the password that a sign-up begins with; null for other links. @throws AuthError `validation_failed`, `weak_password` */
  async hashPassword({ type, password, email, data }: GenerateLinkDto): Promise<string | null> {
    if (type !== 'signup') return null;
    if (!password) throw new AuthError('validation_failed', 'password is needed');
    return this.passwords.hash(password, { email, fullName: fullNameOf(data ?? {}) });
  }

  /** @throws AuthError `email_exists`, `user_not_found` with status 404, `validation_failed` */
  async find(manager: EntityManager, wanted: GenerateLinkDto, passwordHash: string | null): Promise<LinkSubject> {
    if (wanted.type === 'signup' || wanted.type === 'invite') return this.newcomer(manager, wanted, passwordHash);
    const email = readEmailAddress(wanted.email);
    const owner = await this.accounts.findOwner(manager, email);
    if (!owner) throw userNotFound();
    if (wanted.type === 'magiclink' || wanted.type === 'recovery') return { userId: owner.id, email };
    const newEmail = readEmailAddress(wanted.new_email ?? '');
    await this.emailChanges.begin(manager, owner.id, newEmail);
    return { userId: owner.id, email: wanted.type === 'email_change_new' ? newEmail : email };
  }

  /** The account that waits for its owner, made if need be. @throws AuthError `email_exists` */
  async newcomer(manager: EntityManager, wanted: InviteDto, passwordHash: string | null): Promise<LinkSubject> {
    const email = readEmailAddress(wanted.email);
    const userMetadata = mergeMetadata({}, wanted.data ?? {});
    const owner = await this.accounts.findOwner(manager, email);
    if (owner?.isConfirmed) throw new AuthError('email_exists', 'A user with this email address exists already');
    if (owner) {
      await this.accounts.replaceCredentials(manager, owner.id, { passwordHash, userMetadata });
      return { userId: owner.id, email };
    }
    const userId = await this.accounts.create(manager, { email, passwordHash, userMetadata, appMetadata: {} });
    return { userId, email };
  }
}
