import type { JWK } from 'jose';
import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { DataSource } from 'typeorm';
import { deriveKey } from '../../common/crypto/secrets.js';
import type { DirectoryAccount } from './account-directory.js';
import { type FirstPartyClient, PROVIDER_PATH } from './provider-client.js';
import { InMemoryAdapter, PostgresAdapter } from './provider-record.adapters.js';

const DAY_S = 86_400;

interface ProviderParts {
  client: FirstPartyClient;
  key: JWK;
  secretKey: string;
  dataSource: DataSource;
  /** Returns the account of a subject, if it may sign in. */
  findAccount(id: string): Promise<DirectoryAccount | null>;
  onFault(error: Error): void;
}

/** Creates the OpenID Connect provider: one first-party client, PKCE required, no consent screen. */
export function createProvider({ client, key, secretKey, dataSource, findAccount, onFault }: ProviderParts): Provider {
  const configuration: Configuration = {
    adapter: (model) => (model === 'Session' ? new InMemoryAdapter() : new PostgresAdapter(model, dataSource)),
    // The provider keeps no sessions that codes could be bound to.
    expiresWithSession: () => false,
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [deriveKey(secretKey, 'identity-provider cookies').toString('base64url')],
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    // Include email and name in the ID token, like Google.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: DAY_S, IdToken: 600, Interaction: 1800, Session: DAY_S },
    async findAccount(_context, id) {
      const account = await findAccount(id);
      if (!account) return undefined;
      const { email, fullName } = account;
      return {
        accountId: id,
        claims: async () => ({ sub: id, email, email_verified: true, name: fullName }),
      };
    },
    async loadExistingGrant(context) {
      const { client: asking, session, params } = context.oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope(String(params?.['scope'] ?? 'openid'));
      await grant.save();
      return grant;
    },
    renderError: renderPlainError,
  };
  const provider = new Provider(client.issuer, configuration);
  // The protocol comes from a header that the mounting code sets from the configuration.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => onFault(error));
  return provider;
}

function renderPlainError(context: KoaContextWithOIDC, _out: object, error: errors.OIDCProviderError | Error): void {
  context.type = 'text/plain; charset=utf-8';
  const reason =
    error instanceof errors.OIDCProviderError ? (error.error_description ?? error.message) : 'unexpected fault';
  context.body = `Sign-in cannot go on: ${reason}. Go back and start again.`;
}
