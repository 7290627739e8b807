import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallerAuthenticator } from '../../common/access/principal.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import { AccountDirectory } from '../../platform/identity-provider/account-directory.js';
import { ProviderAccountsModule } from '../../platform/identity-provider/provider-accounts.module.js';
import { PersonCeilingGuard } from '../../platform/rate-limits/person-ceiling.guard.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { AccountController } from './account/account.controller.js';
import { ACCOUNT_PROVIDERS } from './account/account-providers.js';
import { AuthIdentity, AuthUser } from './account/auth-user.entity.js';
import { ADMIN_PROVIDERS } from './admin/admin-providers.js';
import { AuthAdminLinksController } from './admin/auth-admin-links.controller.js';
import { AuthAdminUsersController } from './admin/auth-admin-users.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthFactor, FactorChallengeEntry, RecoveryCodeSet } from './factors/auth-factor.entity.js';
import { AuthFactorsController } from './factors/auth-factors.controller.js';
import { AuthRecoveryCodesController } from './factors/auth-recovery-codes.controller.js';
import { FACTOR_PROVIDERS } from './factors/factor-providers.js';
import { GRANT_PROVIDERS } from './grants/grant-providers.js';
import { AuthMailsController } from './mail-flows/auth-mails.controller.js';
import { AuthVerificationController } from './mail-flows/auth-verification.controller.js';
import { MAIL_FLOW_PROVIDERS } from './mail-flows/mail-flow-providers.js';
import { OneTimeToken } from './mail-flows/one-time-tokens/one-time-token.entity.js';
import { PASSWORD_PROVIDERS } from './passwords/password-providers.js';
import { AuthSettingsService } from './protocol/auth-settings.service.js';
import { IpLimitsService } from './protocol/ip-limits.service.js';
import { AuthAccountDirectoryService } from './providers/auth-account-directory.service.js';
import { AuthFlow } from './providers/auth-flow.entity.js';
import { AuthIdentitiesController } from './providers/auth-identities.controller.js';
import { AuthNavigationController } from './providers/auth-navigation.controller.js';
import { SIGN_IN_PROVIDERS } from './providers/sign-in-providers.js';
import { AuthRefreshToken, AuthSession } from './sessions/auth-session.entity.js';
import { DemoSessionController } from './sessions/demo/demo-session.controller.js';
import { SESSION_PROVIDERS } from './sessions/session-providers.js';
import { AccessTokenGuard } from './tokens/access-token.guard.js';
import { jwtOptions } from './tokens/access-token.service.js';
import { CallerAuthenticatorService } from './tokens/bearer-authenticator.service.js';
import { RealtimeAuthenticatorService } from './tokens/realtime-authenticator.service.js';
import { RolesGuard } from './tokens/roles.guard.js';
import { SigningKeyService } from './tokens/signing-key.service.js';
import { TOKEN_PROVIDERS } from './tokens/token-providers.js';

/** The tables of the feature, except its signing keys, which commands read without an application. */
const AUTH_ENTITIES = [
  AuthFactor,
  AuthFlow,
  AuthIdentity,
  AuthRefreshToken,
  AuthSession,
  AuthUser,
  FactorChallengeEntry,
  OneTimeToken,
  RecoveryCodeSet,
];

/** Settings and limits of the wire form. */
const PROTOCOL_PROVIDERS = [AuthSettingsService, IpLimitsService];

/** The keys are a separate module: the JWT module needs them before there are any tokens. */
@Module({ providers: [SigningKeyService], exports: [SigningKeyService] })
class SigningKeysModule {}

/**
 * Sign-in, sessions and tokens. Its parts depend on each other and are one module; each lists its own providers. Its
 * guards apply to every route of the product, without an import.
 */
@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      imports: [SigningKeysModule],
      inject: [SigningKeyService, ENVIRONMENT],
      useFactory: jwtOptions,
    }),
    TypeOrmModule.forFeature(AUTH_ENTITIES),
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
    ...ACCOUNT_PROVIDERS,
    ...ADMIN_PROVIDERS,
    ...FACTOR_PROVIDERS,
    ...GRANT_PROVIDERS,
    ...MAIL_FLOW_PROVIDERS,
    ...PASSWORD_PROVIDERS,
    ...PROTOCOL_PROVIDERS,
    ...SESSION_PROVIDERS,
    ...SIGN_IN_PROVIDERS,
    ...TOKEN_PROVIDERS,
    { provide: CallerAuthenticator, useClass: CallerAuthenticatorService },
    { provide: AccountDirectory, useClass: AuthAccountDirectoryService },
    { provide: APP_GUARD, useClass: AccessTokenGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    // Counts the user identified by the guard above.
    { provide: APP_GUARD, useClass: PersonCeilingGuard },
  ],
  exports: [RealtimeAuthenticatorService, AccountDirectory, CallerAuthenticator],
})
export class AuthModule {}
