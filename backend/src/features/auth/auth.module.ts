import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import { AccountDirectory } from '../../platform/identity-provider/account-directory.js';
import { ProviderAccountsModule } from '../../platform/identity-provider/provider-accounts.module.js';
import { PersonCeilingGuard } from '../../platform/rate-limits/person-ceiling.guard.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { AccountController } from './account/account.controller.js';
import { AccountDeletionService } from './account/account-deletion.service.js';
import { AccountExportService } from './account/account-export.service.js';
import { AccountSessionsService } from './account/account-sessions.service.js';
import { AuthPersonalData } from './account/auth.personal-data.js';
import { AuthIdentity } from './account/auth-identity.entity.js';
import { AuthUser } from './account/auth-user.entity.js';
import { AuthUserQueries } from './account/auth-user.queries.js';
import { AuthUserUpdatesService } from './account/auth-user-updates.service.js';
import { AuthUsersService } from './account/auth-users.service.js';
import { EmailAccountsService } from './account/email-accounts.service.js';
import { UserMetadataService } from './account/user-metadata.service.js';
import { AccountOperationsService } from './admin/account-operations.service.js';
import { AdminAccountChangesService } from './admin/admin-account-changes.service.js';
import { AdminLinksService } from './admin/admin-links.service.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { AuthAdminLinksController } from './admin/auth-admin-links.controller.js';
import { AuthAdminUsersController } from './admin/auth-admin-users.controller.js';
import { ServiceKeyStrategy } from './admin/service-key.strategy.js';
import { AuthController } from './auth.controller.js';
import { AuthFactor } from './factors/auth-factor.entity.js';
import { AuthFactorsController } from './factors/auth-factors.controller.js';
import { AuthRecoveryCodesController } from './factors/auth-recovery-codes.controller.js';
import { FACTOR_PROVIDERS } from './factors/factor-providers.js';
import { GrantsService } from './grants/grants.service.js';
import { IdTokenGrant } from './grants/id-token.grant.js';
import { PasswordGrant } from './grants/password.grant.js';
import { PkceGrant } from './grants/pkce.grant.js';
import { RefreshTokenGrant } from './grants/refresh-token.grant.js';
import { AuthMailsController } from './mail-flows/auth-mails.controller.js';
import { AuthVerificationController } from './mail-flows/auth-verification.controller.js';
import { EmailConfirmationService } from './mail-flows/email-confirmation.service.js';
import { MAIL_FLOW_PROVIDERS } from './mail-flows/mail-flow-providers.js';
import { OneTimeToken } from './mail-flows/one-time-tokens/one-time-token.entity.js';
import { NewPasswordsService } from './passwords/new-passwords.service.js';
import { PasswordQueries } from './passwords/password.queries.js';
import { PasswordAttemptsService } from './passwords/password-attempts.service.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordCheckService } from './passwords/password-check.service.js';
import { PasswordHasherService } from './passwords/password-hasher.service.js';
import { PasswordProofService } from './passwords/password-proof.service.js';
import { PasswordStrengthService } from './passwords/password-strength.service.js';
import { AuthSettingsService } from './protocol/auth-settings.service.js';
import { IpLimitsService } from './protocol/ip-limits.service.js';
import { AuthAccountDirectoryService } from './providers/auth-account-directory.service.js';
import { AuthFlow } from './providers/auth-flow.entity.js';
import { AuthIdentitiesController } from './providers/auth-identities.controller.js';
import { AuthNavigationController } from './providers/auth-navigation.controller.js';
import { BuiltInMailsService } from './providers/built-in-mails.service.js';
import { IdTokensService } from './providers/id-tokens.service.js';
import { IdentityAccountsService } from './providers/identity-accounts.service.js';
import { IdentityChangesService } from './providers/identity-changes.service.js';
import { OAuthFlowCipher } from './providers/oauth-flow-cipher.js';
import { ProviderRegistryService } from './providers/provider-registry.service.js';
import { ProviderSignInService } from './providers/provider-sign-in.service.js';
import { AuthRefreshToken } from './sessions/auth-refresh-token.entity.js';
import { AuthSession } from './sessions/auth-session.entity.js';
import { AuthSessionsService } from './sessions/auth-sessions.service.js';
import { DemoSessionController } from './sessions/demo/demo-session.controller.js';
import { DemoSessionService } from './sessions/demo/demo-session.service.js';
import { ExpiredAuthRowsService } from './sessions/expired-auth-rows.service.js';
import { RefreshTokenFamilyService } from './sessions/refresh-token-family.service.js';
import { RefreshTokensService } from './sessions/refresh-tokens.service.js';
import { SessionQueries } from './sessions/session.queries.js';
import { SessionCheckService } from './sessions/session-check.service.js';
import { SessionIssuerService } from './sessions/session-issuer.service.js';
import { SessionLimitsService } from './sessions/session-limits.service.js';
import { SessionProofsService } from './sessions/session-proofs.service.js';
import { SessionRevocationEventsService } from './sessions/session-revocation-events.service.js';
import { AccessTokenGuard } from './tokens/access-token.guard.js';
import { AccessTokenService } from './tokens/access-token.service.js';
import { ApiKeyStrategy } from './tokens/api-key.strategy.js';
import { BearerAuthenticatorService } from './tokens/bearer-authenticator.service.js';
import { jwtOptions } from './tokens/jwt-options.js';
import { RealtimeAuthenticatorService } from './tokens/realtime-authenticator.service.js';
import { RolesGuard } from './tokens/roles.guard.js';
import { SessionStrategy } from './tokens/session.strategy.js';
import { SigningKeyService } from './tokens/signing-key.service.js';
import { SigningKeysModule } from './tokens/signing-keys.module.js';

/** Sign-in, sessions and tokens. Its guards stand before every route of the product; nobody imports it for that. */
@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      imports: [SigningKeysModule],
      inject: [SigningKeyService, ENVIRONMENT],
      useFactory: jwtOptions,
    }),
    TypeOrmModule.forFeature([
      AuthFactor,
      AuthFlow,
      AuthIdentity,
      AuthRefreshToken,
      AuthSession,
      AuthUser,
      OneTimeToken,
    ]),
    PersonalDataModule,
    ProfilesModule,
    ProviderAccountsModule,
    SecurityEventsModule,
    SigningKeysModule,
  ],
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
    AccountController,
  ],
  providers: [
    AdminAccountChangesService,
    AuthSettingsService,
    AuthUserUpdatesService,
    BuiltInMailsService,
    EmailConfirmationService,
    NewPasswordsService,
    AccessTokenService,
    AccountDeletionService,
    AccountExportService,
    AccountOperationsService,
    AccountSessionsService,
    AuthPersonalData,
    AdminLinksService,
    AdminUsersService,
    AuthSessionsService,
    AuthUserQueries,
    AuthUsersService,
    BearerAuthenticatorService,
    DemoSessionService,
    EmailAccountsService,
    ExpiredAuthRowsService,
    ...FACTOR_PROVIDERS,
    OAuthFlowCipher,
    GrantsService,
    IdentityAccountsService,
    IdTokenGrant,
    IdTokensService,
    IdentityChangesService,
    ...MAIL_FLOW_PROVIDERS,
    PasswordAttemptsService,
    PasswordCheckService,
    PasswordChangeService,
    PasswordGrant,
    PasswordHasherService,
    PasswordProofService,
    PasswordQueries,
    PasswordStrengthService,
    PkceGrant,
    IpLimitsService,
    ProviderRegistryService,
    ProviderSignInService,
    RealtimeAuthenticatorService,
    RefreshTokenGrant,
    RefreshTokenFamilyService,
    RefreshTokensService,
    ApiKeyStrategy,
    ServiceKeyStrategy,
    SessionStrategy,
    SessionCheckService,
    SessionRevocationEventsService,
    SessionIssuerService,
    SessionLimitsService,
    SessionProofsService,
    SessionQueries,
    UserMetadataService,
    { provide: AccountDirectory, useClass: AuthAccountDirectoryService },
    { provide: APP_GUARD, useClass: AccessTokenGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    // Counts the person whom the guard above has found.
    { provide: APP_GUARD, useClass: PersonCeilingGuard },
  ],
  exports: [RealtimeAuthenticatorService, AccountDirectory],
})
export class AuthModule {}
