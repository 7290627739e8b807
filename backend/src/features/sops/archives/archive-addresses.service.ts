import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SignedAddresses } from '../../../common/crypto/signed-addresses.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';

/** Signs the addresses of ZIP files, which browsers save as they come: gigabytes do not pass through the memory of a page. */
@Injectable()
export class ArchiveAddressesService extends SignedAddresses {
  constructor(@Inject(SECRETS) { secretKey }: Pick<Secrets, 'secretKey'>, clock: Clock) {
    super(secretKey, 'addresses of archives', clock);
  }
}
