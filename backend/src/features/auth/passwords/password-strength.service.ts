import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { AuthError } from '../protocol/auth-error.js';
import { PasswordQueries } from './password.queries.js';
import { PasswordHasherService } from './password-hasher.service.js';
import {
  isCommonPassword,
  isMadeOfContext,
  MIN_LENGTH,
  normalizePassword,
  type WeakPasswordReason,
  weaknessesOf,
} from './password-rules.js';

const PRODUCT_NAME = 'SOP Platform';

const MESSAGES: Readonly<Record<WeakPasswordReason, string>> = {
  length: `The password needs ${MIN_LENGTH} characters at least`,
  characters: 'The password is too easy to guess',
  pwned: 'This password, or one much like it, is used by many people',
};

/** Whose password it is to be. */
interface PasswordOwner {
  email: string;
  fullName: string;
}

interface Weakness {
  reason: WeakPasswordReason;
  message: string;
}

/** Accepts strong new passwords, and rejects weak ones. */
@Injectable()
export class PasswordStrengthService {
  private readonly site: readonly string[];

  constructor(
    private readonly queries: PasswordQueries,
    @Inject(ENVIRONMENT) { appUrl }: Environment,
  ) {
    this.site = [PRODUCT_NAME, new URL(appUrl).hostname];
  }

  /**
   * @returns the password in the form in which it is hashed.
   * @throws AuthError `weak_password` with its reasons (S8.43), `validation_failed`
   */
  async accept(password: string, owner: PasswordOwner): Promise<string> {
    const normal = normalizePassword(password);
    const weaknesses = await this.weaknessesOf(normal, owner);
    const [first] = weaknesses;
    if (!first) return normal;
    const reasons = [...new Set(weaknesses.map(({ reason }) => reason))];
    throw new AuthError('weak_password', first.message, { weakPasswordReasons: reasons });
  }

  /** The same for a person who has an account. */
  async acceptOf(userId: string, password: string): Promise<string> {
    const owner = await this.queries.findOwner(userId);
    return this.accept(password, { email: owner?.email ?? '', fullName: owner?.full_name ?? '' });
  }

  private async weaknessesOf(password: string, owner: PasswordOwner): Promise<Weakness[]> {
    const found = weaknessesOf(password).map((reason) => ({ reason, message: MESSAGES[reason] }));
    if (found.length > 0) return found;
    if (await isCommonPassword(password)) found.push({ reason: 'pwned', message: MESSAGES.pwned });
    if (isMadeOfContext(password, { ...owner, site: this.site })) {
      found.push({ reason: 'characters', message: 'Use more than your name, your address or the name of this site' });
    }
    return found;
  }
}

/** Hashes new passwords that are strong enough. */
@Injectable()
export class NewPasswordsService {
  constructor(
    private readonly strength: PasswordStrengthService,
    private readonly hasher: PasswordHasherService,
  ) {}

  /** For an account that is yet to be made. @throws AuthError `weak_password`, `validation_failed` */
  async hash(password: string, owner: PasswordOwner): Promise<string> {
    return this.hasher.hash(await this.strength.accept(password, owner));
  }

  /** For an account. @throws AuthError `weak_password`, `validation_failed` */
  async hashFor(userId: string, password: string): Promise<string> {
    return this.hasher.hash(await this.strength.acceptOf(userId, password));
  }
}
