import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountDirectory } from '../../platform/identity-provider/account-directory.js';
import { PersonCeilingGuard } from '../../platform/rate-limits/person-ceiling.guard.js';
import { PersonTracesModule } from '../profiles/person-traces.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AccessTokenGuard } from './access-token.guard.js';
import { AccessTokenService } from './access-token.service.js';
import { EmailAccounts } from './accounts/email-accounts.service.js';
import { AccountOperations } from './admin/account-operations.service.js';
import { AdminLinksService } from './admin/admin-links.service.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { AuthAdminLinksController } from './admin/auth-admin-links.controller.js';
import { AuthAdminUsersController } from './admin/auth-admin-users.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthNavigationController } from './auth-navigation.controller.js';
import { AuthSessionsService } from './auth-sessions.service.js';
import { AuthUsersService } from './auth-users.service.js';
import { BearerAuthenticator } from './bearer-authenticator.service.js';
import { AuthAccountDirectory } from './built-in-accounts/auth-account-directory.js';
import { DemoSessionController } from './demo-session/demo-session.controller.js';
import { DemoSessionService } from './demo-session/demo-session.service.js';
import { ExpiredAuthRows } from './expired-auth-rows.service.js';
import { AuthFactorsController } from './factors/auth-factors.controller.js';
import { AuthRecoveryCodesController } from './factors/auth-recovery-codes.controller.js';
import { FACTOR_PROVIDERS } from './factors/factor-providers.js';
import { FlowSecrets } from './flow-secrets.js';
import { GrantsService } from './grants/grants.service.js';
import { IdTokenGrant } from './grants/id-token.grant.js';
import { PasswordGrant } from './grants/password.grant.js';
import { PkceGrant } from './grants/pkce.grant.js';
import { RefreshTokenGrant } from './grants/refresh-token.grant.js';
import { IdTokens } from './id-tokens.service.js';
import { AuthIdentitiesController } from './identities/auth-identities.controller.js';
import { IdentityChangesService } from './identities/identity-changes.service.js';
import { IdentityAccountsService } from './identity-accounts.service.js';
import { IpLimitsService } from './limits/ip-limits.service.js';
import { AuthMailsController } from './mail-flows/auth-mails.controller.js';
import { AuthVerificationController } from './mail-flows/auth-verification.controller.js';
import { MAIL_FLOW_PROVIDERS } from './mail-flows/mail-flow-providers.js';
import { PasswordAttempts } from './passwords/password-attempts.service.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordCheck } from './passwords/password-check.service.js';
import { PasswordHasher } from './passwords/password-hasher.service.js';
import { PasswordProofService } from './passwords/password-proof.service.js';
import { PasswordStrengthService } from './passwords/password-strength.service.js';
import { SessionProofsService } from './proofs/session-proofs.service.js';
import { ProviderRegistry } from './provider-registry.service.js';
import { ProviderSignInService } from './provider-sign-in.service.js';
import { RealtimeAuthenticator } from './realtime-authenticator.service.js';
import { RefreshTokensService } from './refresh-tokens.service.js';
import { RolesGuard } from './roles.guard.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionEndings } from './session-endings.service.js';
import { SessionIssuer } from './session-issuer.service.js';
import { SessionLimitsService } from './session-limits.service.js';
import { SigningKeyService } from './signing-key.service.js';
import { UserMetadataService } from './user-metadata.service.js';

/** Sign-in, sessions and tokens. Its guards stand before every route of the product; nobody imports it for that. */
@Global()
@Module({
  imports: [PersonTracesModule, ProfilesModule, SecurityEventsModule, SubscriptionsModule],
  controllers: [
    AuthController,
    AuthNavigationController,
    AuthFactorsController,
    AuthRecoveryCodesController,
    AuthAdminUsersController,
    AuthAdminLinksController,
    AuthIdentitiesController,
    AuthMailsController,
    AuthVerificationController,
    DemoSessionController,
  ],
  providers: [
    AccessTokenService,
    AccountOperations,
    AdminLinksService,
    AdminUsersService,
    AuthSessionsService,
    AuthUsersService,
    BearerAuthenticator,
    DemoSessionService,
    EmailAccounts,
    ExpiredAuthRows,
    ...FACTOR_PROVIDERS,
    FlowSecrets,
    GrantsService,
    IdentityAccountsService,
    IdTokenGrant,
    IdTokens,
    IdentityChangesService,
    ...MAIL_FLOW_PROVIDERS,
    PasswordAttempts,
    PasswordCheck,
    PasswordChangeService,
    PasswordGrant,
    PasswordHasher,
    PasswordProofService,
    PasswordStrengthService,
    PkceGrant,
    IpLimitsService,
    ProviderRegistry,
    ProviderSignInService,
    RealtimeAuthenticator,
    RefreshTokenGrant,
    RefreshTokensService,
    SessionCheckService,
    SessionEndings,
    SessionIssuer,
    SessionLimitsService,
    SessionProofsService,
    SigningKeyService,
    UserMetadataService,
    { provide: AccountDirectory, useClass: AuthAccountDirectory },
    { provide: APP_GUARD, useClass: AccessTokenGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    // Counts the person whom the guard above has found.
    { provide: APP_GUARD, useClass: PersonCeilingGuard },
  ],
  exports: [RealtimeAuthenticator, AccountDirectory],
})
export class AuthModule {}
