import { Injectable } from '@nestjs/common';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { describeProviders } from '../providers/protocol-providers.js';
import { ProviderRegistryService } from '../providers/provider-registry.service.js';
import type { AuthSettingsDto } from './dto/auth-settings.dto.js';

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
