import { Injectable } from '@nestjs/common';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { ProviderRegistryService } from '../providers/provider-registry.service.js';
import type { AuthSettingsDto } from './dto/auth-protocol.dto.js';

/** The ways to sign in that this installation offers. */
@Injectable()
export class AuthSettingsService {
  constructor(
    private readonly providers: ProviderRegistryService,
    private readonly mailer: AuthMailerService,
  ) {}

  describe(): AuthSettingsDto {
    const offered = [...this.providers.names(), ...(this.mailer.isOpen ? ['email'] : [])];
    return {
      external: describeProviders(offered),
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    };
  }
}

/** All provider names that clients of the protocol may look for. */
const KNOWN_NAMES = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'email',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

/** The offered names with true, every other one that clients know with false. */
function describeProviders(offered: readonly string[]): Record<string, boolean> {
  const names = [...new Set([...KNOWN_NAMES, ...offered])];
  return Object.fromEntries(names.map((name) => [name, offered.includes(name)]));
}
