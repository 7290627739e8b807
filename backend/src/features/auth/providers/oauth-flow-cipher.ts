import { Inject, Injectable } from '@nestjs/common';
import { SealedBox } from '../../../common/crypto/secrets.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';

/** Tokens of the provider itself, returned once. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** Encrypts the secrets of a sign-in through a provider in the database. */
@Injectable()
export class OAuthFlowCipher {
  private readonly box: SealedBox;

  constructor(@Inject(SECRETS) secrets: Secrets) {
    this.box = new SealedBox(secrets.secretKey, 'auth flow');
  }

  sealVerifier(verifier: string): Buffer {
    return this.box.seal(verifier);
  }

  openVerifier(sealed: Buffer): string {
    return this.box.open(sealed);
  }

  sealTokens(tokens: ProviderTokens): Buffer {
    return this.box.seal(JSON.stringify(tokens));
  }

  openTokens(sealed: Buffer): ProviderTokens {
    return JSON.parse(this.box.open(sealed)) as ProviderTokens;
  }
}
