import { Inject, Injectable, Logger } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { AuthError } from '../protocol/auth-error.js';
import type { FactorAnswer, FactorChallenge, FactorKind, FactorOwner, FactorProof, FactorRow } from './factor.js';
import { carriesCertificates, readAssertion, readRegistration, type WebauthnSite, webauthnSiteOf } from './webauthn.js';

const SITE_NAME = 'SOP Platform';

/** The options for the authenticator: `create` registers it, `request` authenticates. */
export type WebauthnOptions =
  | { type: 'create'; publicKey: PublicKeyCredentialCreationOptionsJSON }
  | { type: 'request'; publicKey: PublicKeyCredentialRequestOptionsJSON };

/** Security keys and the authenticators of phones and computers, for the one site that APP_URL names. */
@Injectable()
export class WebauthnFactorsService implements FactorKind {
  readonly method = 'mfa/webauthn';
  readonly isChallengeSpentByFailure = true;
  private readonly logger = new Logger(WebauthnFactorsService.name);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws AuthError `mfa_webauthn_enroll_not_enabled` where browsers offer no authenticators */
  requireSite(): WebauthnSite {
    const site = webauthnSiteOf(this.environment.appUrl);
    if (!site) throw new AuthError('mfa_webauthn_enroll_not_enabled', 'Security keys need an address with HTTPS');
    return site;
  }

  /** @param factors all of the owner's, so that no authenticator is registered twice. */
  async newOptions(factor: FactorRow, owner: FactorOwner, factors: readonly FactorRow[]): Promise<WebauthnOptions> {
    if (factor.status === 'verified') return { type: 'request', publicKey: await this.requestOptions(factor) };
    return { type: 'create', publicKey: await this.createOptions(owner, factors) };
  }

  async prove(factor: FactorRow, challenge: FactorChallenge, { webauthn }: FactorAnswer): Promise<FactorProof | null> {
    const expected = factor.status === 'verified' ? 'request' : 'create';
    if (webauthn?.type !== expected) {
      throw new AuthError('validation_failed', `webauthn is needed, of the type "${expected}"`);
    }
    const { credential_response: response } = webauthn;
    const { origin, rpId } = this.requireSite();
    if (!challenge.webauthnChallenge) throw new Error('A challenge of a WebAuthn factor has no random text');
    const expectations: Expectations = {
      expectedChallenge: challenge.webauthnChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // As a second factor, presence is enough: the first factor has identified the user.
      requireUserVerification: false,
    };
    return expected === 'create'
      ? this.proveRegistration(readRegistration(response), expectations)
      : this.proveAssertion(factor, readAssertion(response), expectations);
  }

  private async proveRegistration(
    response: ReturnType<typeof readRegistration>,
    expectations: Expectations,
  ): Promise<FactorProof | null> {
    const verified = await this.tryVerifying(async () => {
      if (await carriesCertificates(response.response.attestationObject))
        throw new Error('No attestation was asked for');
      const { verifyRegistrationResponse } = await loadWebauthn();
      return verifyRegistrationResponse({ ...expectations, response });
    });
    if (!verified?.verified) return null;
    const { credential } = verified.registrationInfo;
    return {
      credential_id: credential.id,
      credential_public_key: Buffer.from(credential.publicKey),
      credential_counter: credential.counter,
      credential_transports: response.response.transports ?? [],
    };
  }

  private async proveAssertion(
    factor: FactorRow,
    response: ReturnType<typeof readAssertion>,
    expectations: Expectations,
  ): Promise<FactorProof | null> {
    if (!factor.credential_id || !factor.credential_public_key) throw new Error('A WebAuthn factor has no credential');
    if (response.id !== factor.credential_id) return null;
    const credential = {
      id: factor.credential_id,
      publicKey: new Uint8Array(factor.credential_public_key),
      counter: factor.credential_counter ?? 0,
    };
    const verified = await this.tryVerifying(async () => {
      const { verifyAuthenticationResponse } = await loadWebauthn();
      return verifyAuthenticationResponse({ ...expectations, response, credential });
    });
    return verified?.verified ? { credential_counter: verified.authenticationInfo.newCounter } : null;
  }

  /** The library throws for a wrong challenge, site, signature, or a decreased counter. */
  private async tryVerifying<Result>(verify: () => Promise<Result>): Promise<Result | null> {
    try {
      return await verify();
    } catch (error) {
      this.logger.log({ err: error, msg: 'An answer of an authenticator was refused' });
      return null;
    }
  }

  private async createOptions(owner: FactorOwner, factors: readonly FactorRow[]) {
    const { generateRegistrationOptions } = await loadWebauthn();
    return generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: this.requireSite().rpId,
      userID: new Uint8Array(Buffer.from(owner.userId.replaceAll('-', ''), 'hex')),
      userName: owner.email,
      userDisplayName: owner.email,
      attestationType: 'none',
      excludeCredentials: factors.flatMap((factor) => describeCredential(factor)),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
  }

  private async requestOptions(factor: FactorRow) {
    const { generateAuthenticationOptions } = await loadWebauthn();
    return generateAuthenticationOptions({
      rpID: this.requireSite().rpId,
      allowCredentials: describeCredential(factor),
      userVerification: 'preferred',
    });
  }
}

/** With its certificate parsers the library is large, and few processes ever verify a security key. */
function loadWebauthn() {
  return import('@simplewebauthn/server');
}

interface Expectations {
  expectedChallenge: string;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
}

function describeCredential({ credential_id: id, credential_transports: transports }: FactorRow) {
  return id ? [{ id, transports: transports ?? [] }] : [];
}
