import { AuthSettingsService } from './auth-settings.service.js';
import { IpLimitsService } from './ip-limits.service.js';

/** Settings and limits of the wire form. */
export const PROTOCOL_PROVIDERS = [AuthSettingsService, IpLimitsService];
