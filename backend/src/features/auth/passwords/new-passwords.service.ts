import { Injectable } from '@nestjs/common';
import { PasswordHasherService } from './password-hasher.service.js';
import { type PasswordOwner, PasswordStrengthService } from './password-strength.service.js';

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
