import type { AuthClient } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { callAuth } from './auth-wire.js';
import { accessTokenOf, signIn } from './factor-account.js';
import { type Attestation, type Ceremony, SoftwareAuthenticator } from './software-authenticator.js';

const site = useApi({ BILLING_MODE: 'none' });

type Client = InstanceType<typeof AuthClient>;

let people = 0;

function newPerson() {
  people += 1;
  return signIn(site.server, `webauthn-${people}@example.test`);
}

/** A challenge as the page gets it from the real client. */
async function challengeOf(client: Client, factorId: string) {
  const { data, error } = await client.mfa.challenge({
    factorId,
    webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] },
  });
  if (error) throw error;
  if (data.type !== 'webauthn') throw new Error(`Not a WebAuthn challenge: ${data.type}`);
  const { publicKey } = data.webauthn.credential_options;
  const ceremony: Ceremony = { origin: site.origin, rpId: 'localhost', challenge: publicKey.challenge };
  return { challengeId: data.id, type: data.webauthn.type, publicKey, ceremony };
}

type Challenge = Awaited<ReturnType<typeof challengeOf>>;

function verify(client: Client, factorId: string, { challengeId, type }: Challenge, credential: object) {
  const answer = { type, rpId: 'localhost', rpOrigins: [site.origin], credential_response: credential };
  // Outside a browser there is no class of credentials to satisfy the client's types.
  return client.mfa.verify({ factorId, challengeId, webauthn: answer as never });
}

async function enroll(client: Client, friendlyName = 'Key'): Promise<string> {
  const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  return data.id;
}

/** Somebody whose security key is registered; the session is at aal2. */
async function personWithKey() {
  const { client, session } = await newPerson();
  const authenticator = new SoftwareAuthenticator();
  const factorId = await enroll(client);
  const challenge = await challengeOf(client, factorId);
  const { error } = await verify(client, factorId, challenge, authenticator.register(challenge.ceremony));
  if (error) throw error;
  return { client, authenticator, factorId, email: session.user.email ?? '' };
}

describe('a security key, with the real client', () => {
  it('is registered and steps the session up to aal2 (S7.13)', async () => {
    const { client, session } = await newPerson();
    const authenticator = new SoftwareAuthenticator();
    const factorId = await enroll(client, 'Blue key');
    const challenge = await challengeOf(client, factorId);
    expect(challenge.type).toBe('create');
    expect(challenge.publicKey).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: session.user.email },
      attestation: 'none',
    });
    const { error } = await verify(client, factorId, challenge, authenticator.register(challenge.ceremony));
    expect(error).toBeNull();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'mfa/webauthn' }, { method: 'oauth' }]);
    const { data } = await client.mfa.listFactors();
    expect(data?.webauthn).toMatchObject([{ id: factorId, friendly_name: 'Blue key', status: 'verified' }]);
  });

  it('proves the next session (S7.13)', async () => {
    const { authenticator, factorId, email } = await personWithKey();
    const { client } = await signIn(site.server, email);
    const challenge = await challengeOf(client, factorId);
    expect(challenge.type).toBe('request');
    expect(challenge.publicKey).toMatchObject({ rpId: 'localhost', allowCredentials: [{ transports: ['usb'] }] });
    const { error } = await verify(client, factorId, challenge, authenticator.assert(challenge.ceremony));
    expect(error).toBeNull();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal2');
  });

  it('is not offered to be registered again', async () => {
    const { client } = await personWithKey();
    const { publicKey } = await challengeOf(client, await enroll(client, 'Same key'));
    expect(publicKey).toMatchObject({ excludeCredentials: [{ type: 'public-key' }] });
  });
});

describe('an answer of a security key is refused', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: new Uint8Array(32) }],
  ])('%s, at registration and later', async (_what, change) => {
    const { client } = await newPerson();
    const newFactor = await enroll(client);
    const creation = await challengeOf(client, newFactor);
    const registration = new SoftwareAuthenticator().register({ ...creation.ceremony, ...change });
    expect((await verify(client, newFactor, creation, registration)).error?.code).toBe('mfa_verification_failed');

    const { authenticator, factorId, email } = await personWithKey();
    const later = await signIn(site.server, email);
    const request = await challengeOf(later.client, factorId);
    const assertion = authenticator.assert({ ...request.ceremony, ...change });
    expect((await verify(later.client, factorId, request, assertion)).error?.code).toBe('mfa_verification_failed');
  });

  it('when the challenge was answered before, rightly or not', async () => {
    const { authenticator, factorId, email } = await personWithKey();
    const { client } = await signIn(site.server, email);
    const challenge = await challengeOf(client, factorId);
    const foreign = new SoftwareAuthenticator().assert(challenge.ceremony);
    expect((await verify(client, factorId, challenge, foreign)).error?.code).toBe('mfa_verification_failed');
    const right = await verify(client, factorId, challenge, authenticator.assert(challenge.ceremony));
    expect(right.error?.code).toBe('mfa_challenge_expired');
  });

  it('when its counter has not grown: the key may be a clone', async () => {
    const { client, authenticator, factorId } = await personWithKey();
    for (const code of [undefined, 'mfa_verification_failed']) {
      authenticator.counter = 7;
      const challenge = await challengeOf(client, factorId);
      const { error } = await verify(client, factorId, challenge, authenticator.assert(challenge.ceremony));
      expect(error?.code).toBe(code);
    }
  });

  it('when it brings certificates: nobody asked for them', async () => {
    const { client } = await newPerson();
    const factorId = await enroll(client);
    const challenge = await challengeOf(client, factorId);
    const attestation: Attestation = new Map();
    attestation.set('fmt', 'packed');
    attestation.set('attStmt', new Map([['x5c', [new Uint8Array(100)]]]));
    const answer = new SoftwareAuthenticator().register(challenge.ceremony, attestation);
    expect((await verify(client, factorId, challenge, answer)).error?.code).toBe('mfa_verification_failed');
  });

  it('after five wrong ones, for any answer', async () => {
    const { client } = await newPerson();
    const factorId = await enroll(client);
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const challenge = await challengeOf(client, factorId);
      const answer = new SoftwareAuthenticator().register({ ...challenge.ceremony, origin: 'https://evil.example' });
      codes.push((await verify(client, factorId, challenge, answer)).error?.code);
    }
    expect(codes).toEqual([...Array(5).fill('mfa_verification_failed'), 'over_request_rate_limit']);
  });

  it.each([
    ['a code', { code: '123456' }],
    ['the other ceremony', { webauthn: { type: 'request', credential_response: {} } }],
    ['nothing of an authenticator', { webauthn: { type: 'create', credential_response: { id: 5 } } }],
    ['a ceremony that does not exist', { webauthn: { type: 'destroy', credential_response: {} } }],
    ['text', { webauthn: 'yes' }],
  ])('when it is %s', async (_what, json) => {
    const { client } = await newPerson();
    const factorId = await enroll(client);
    const { challengeId } = await challengeOf(client, factorId);
    const { status, body } = await callAuth(site.server, 'POST', `/factors/${factorId}/verify`, {
      accessToken: await accessTokenOf(client),
      json: { challenge_id: challengeId, ...json },
    });
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });
});
