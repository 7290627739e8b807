import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../../common/clock.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthUserDto } from '../account/dto/auth-user.dto.js';
import type { UserMetadata } from '../account/user-metadata.js';

/** What a sign-up answers: the same for a new address and for a taken one. */
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
