import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue, QueueFullError } from '../../../common/queues/fair-queue.js';
import { AuthError } from '../protocol/auth-error.js';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs on the process's few worker threads, which files and name look-ups need too. */
const CONCURRENCY = 2;
/** About three seconds of hashing: a longer queue is rejected with a retry. */
const CAPACITY = 100;

/** A dummy hash for accounts without a password, so that unknown addresses take as long as known ones. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$b3XuqdvOA/i/kblyaiqO3A$cOlxq2MDkNlYPLj4g+Tpbr7b8lcSaS/zXN1Euebr2d4';

/** Hashes passwords with argon2id, a few at a time and never on the thread that answers requests. */
@Injectable()
export class PasswordHasherService {
  private readonly queue = FairQueue.ofOneKey({ maxRunning: CONCURRENCY, maxWaiting: CAPACITY });

  /**
   * Returns the hash to store, with its salt and cost.
   * @throws AuthError `service_unavailable` when too many people are signing in
   */
  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, COST));
  }

  /**
   * Whether the password is the one that the hash was made from; never for an account without one.
   * @throws AuthError `service_unavailable` when too many people are signing in
   */
  async matches(password: string, kept: string | null): Promise<boolean> {
    const isRight = await this.queued(() => verify(kept ?? NOBODYS_HASH, password));
    return isRight && kept !== null;
  }

  private async queued<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await this.queue.run('passwords', task);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new AuthError('service_unavailable', 'Too many people are signing in, please try again', { cause: error });
    }
  }
}

const ARGON2 =
  /^\$argon2(?:id|i)\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,172}$/;

/** 256 MiB: each attempt uses that much memory. */
const MAX_MEMORY_KIB = 262_144;
const MAX_PASSES = 10;

/**
 * Validates an imported password hash.
 * @throws AuthError `validation_failed` unless it is argon2id or argon2i at a cost that this server can bear
 */
export function readForeignHash(hash: string): string {
  const [, memory, passes] = ARGON2.exec(hash) ?? [];
  const isBearable = Number(memory) <= MAX_MEMORY_KIB && Number(passes) <= MAX_PASSES;
  if (!isBearable) throw new AuthError('validation_failed', 'password_hash must be an argon2id or argon2i hash');
  return hash;
}
