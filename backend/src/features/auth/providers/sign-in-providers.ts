import { BuiltInMailsService } from './auth-account-directory.service.js';
import { IdTokensService } from './id-tokens.service.js';
import { IdentityAccountsService } from './identity-accounts.service.js';
import { IdentityChangesService } from './identity-changes.service.js';
import { OAuthFlowCipher } from './oauth-flow-cipher.js';
import { ProviderRegistryService } from './provider-registry.service.js';
import { ProviderSignInService } from './provider-sign-in.service.js';

/** Sign-in through providers, our own among them. */
export const SIGN_IN_PROVIDERS = [
  BuiltInMailsService,
  IdTokensService,
  IdentityAccountsService,
  IdentityChangesService,
  OAuthFlowCipher,
  ProviderRegistryService,
  ProviderSignInService,
];
