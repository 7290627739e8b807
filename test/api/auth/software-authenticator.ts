import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

type CborValue = Parameters<typeof isoCBOR.encode>[0];

/** The parts of an attestation object besides the data of the authenticator. */
export type Attestation = Map<string, CborValue>;

/** A page that uses the authenticator, and what the server asked it. */
export interface Ceremony {
  origin: string;
  rpId: string;
  challenge: ArrayBuffer | Uint8Array;
}

/** A security key made of software: one credential, ES256, no attestation. @see WebAuthn level 3, sections 6.1 and 6.5 */
export class SoftwareAuthenticator {
  /** Grows with each signature; a clone of the key would fall behind. */
  counter = 0;
  readonly credentialId = randomBytes(32);
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  /** What `navigator.credentials.create` gives. */
  register(ceremony: Ceremony, attestation: Attestation = noAttestation()) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(ceremony.rpId, USER_PRESENT | HAS_CREDENTIAL), credential]);
    const attestationObject = isoCBOR.encode(new Map([...attestation, ['authData', new Uint8Array(authData)]]));
    return this.credential({
      clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
      attestationObject: base64url(attestationObject),
      transports: ['usb'],
    });
  }

  /** What `navigator.credentials.get` gives. */
  assert(ceremony: Ceremony) {
    this.counter += 1;
    const authenticatorData = this.authenticatorData(ceremony.rpId, USER_PRESENT);
    const clientDataJSON = clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return this.credential({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.privateKey)),
      userHandle: null,
    });
  }

  private credential<Response>(response: Response) {
    const id = base64url(this.credentialId);
    const json = { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    return { ...json, toJSON: () => json };
  }

  private authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
  }

  private coseKey(): Uint8Array {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const [ELLIPTIC, ES256, P256] = [2, -7, 1];
    const key = new Map<number, number | Uint8Array>([
      [1, ELLIPTIC],
      [3, ES256],
      [-1, P256],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key);
  }
}

function noAttestation(): Attestation {
  return new Map<string, CborValue>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
  ]);
}

function clientData(type: string, { origin, challenge }: Ceremony): Buffer {
  const bytes = new Uint8Array(challenge);
  return Buffer.from(JSON.stringify({ type, challenge: base64url(bytes), origin, crossOrigin: false }));
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
