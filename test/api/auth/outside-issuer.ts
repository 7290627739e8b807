import { createServer, type Server } from 'node:http';
import { type Configuration, Provider } from 'oidc-provider';
import { findFreePort } from '../../support/server-process.js';

/** What an issuer says about a person. */
export interface OutsidePerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
}

const CLIENT = { id: 'the-product', secret: 'the-secret-of-the-product' };

/** An OpenID Connect issuer on another port, as Google would be. Whoever comes is signed in as `person` at once. */
export class OutsideIssuer {
  person: OutsidePerson = { sub: 'nobody' };
  /** Sent with each token answer's requests; how often the issuer was asked to describe itself. */
  discoveries = 0;

  private constructor(
    readonly issuer: string,
    private readonly server: Server,
  ) {}

  /** @param redirectUri the product's callback, registered with the issuer. */
  static async start(redirectUri: string): Promise<OutsideIssuer> {
    const port = await findFreePort();
    const server = createServer();
    const outside = new OutsideIssuer(`http://localhost:${port}`, server);
    const provider = new Provider(outside.issuer, outside.configuration(redirectUri));
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/.well-known/')) outside.discoveries += 1;
      const isInteraction = request.url?.startsWith('/interaction/');
      void (isInteraction
        ? provider.interactionFinished(request, response, { login: { accountId: outside.person.sub } })
        : answer(request, response));
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return outside;
  }

  /** Settings by which a server takes this issuer under a name. */
  settings(name: string): Record<string, string> {
    const prefix = `OIDC_${name.toUpperCase()}`;
    return {
      [`${prefix}_ISSUER`]: this.issuer,
      [`${prefix}_CLIENT_ID`]: CLIENT.id,
      [`${prefix}_CLIENT_SECRET`]: CLIENT.secret,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }

  private configuration(redirectUri: string): Configuration {
    return {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
      cookies: { keys: ['only-for-tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: async (_context, sub) => {
        const claims = { ...this.person, sub };
        return { accountId: sub, claims: async () => claims };
      },
      loadExistingGrant: async (context) => {
        const { client, session, params } = context.oidc;
        const grant = new context.oidc.provider.Grant({
          clientId: client?.clientId ?? '',
          accountId: session?.accountId ?? '',
        });
        grant.addOIDCScope(String(params?.['scope'] ?? 'openid'));
        await grant.save();
        return grant;
      },
    };
  }
}
