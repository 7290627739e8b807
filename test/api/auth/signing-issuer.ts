import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const CLIENT_ID = 'the-product';

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** An issuer that describes itself, publishes a key, and signs whatever a test wants an ID token to say. */
export class SigningIssuer {
  private constructor(
    readonly issuer: string,
    private readonly key: PrivateKey,
    private readonly strangersKey: PrivateKey,
    private readonly server: Server,
  ) {}

  /** What the ID token of the next sign-in through the code flow says, and who signs it. */
  nextSignIn: { claims: JWTPayload; byStranger: boolean } = { claims: {}, byStranger: false };
  private nonce: string | null = null;

  static async start(): Promise<SigningIssuer> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const { privateKey: strangersKey } = await generateKeyPair('RS256');
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }];
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const description = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    const signing = new SigningIssuer(issuer, privateKey, strangersKey, server);
    server.on('request', (request, response) => {
      const address = new URL(request.url ?? '/', issuer);
      if (address.pathname === '/auth') {
        response.writeHead(302, { location: signing.comeBack(address.searchParams) }).end();
        return;
      }
      response.setHeader('content-type', 'application/json');
      if (address.pathname === '/token') {
        void signing.tokens().then((tokens) => response.end(JSON.stringify(tokens)));
        return;
      }
      response.end(JSON.stringify(address.pathname === '/jwks' ? { keys } : description));
    });
    return signing;
  }

  /** Settings by which a server takes this issuer under a name. */
  settings(name: string): Record<string, string> {
    const prefix = `OIDC_${name.toUpperCase()}`;
    return {
      [`${prefix}_ISSUER`]: this.issuer,
      [`${prefix}_CLIENT_ID`]: CLIENT_ID,
      [`${prefix}_CLIENT_SECRET`]: 'not needed for tokens that are signed already',
    };
  }

  private comeBack(asked: URLSearchParams): string {
    this.nonce = asked.get('nonce');
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '' }).toString();
    return back.href;
  }

  private async tokens(): Promise<object> {
    const { claims, byStranger } = this.nextSignIn;
    const idToken = await this.sign({ ...claims, nonce: this.nonce }, { byStranger });
    return { access_token: 'any', token_type: 'Bearer', id_token: idToken };
  }

  /** An ID token for the product. @param claims take the place of the usual ones; undefined leaves one out. */
  sign(claims: JWTPayload, { byStranger = false } = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: this.issuer, aud: CLIENT_ID, iat: now, exp: now + 300, email_verified: true };
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(byStranger ? this.strangersKey : this.key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }
}
