import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SignedAddresses } from '../../../common/crypto/signed-addresses.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';

/** Signs the addresses of pictures and files. A token is for every part of an attachment. */
@Injectable()
export class AttachmentAddressesService extends SignedAddresses {
  constructor(@Inject(SECRETS) { secretKey }: Pick<Secrets, 'secretKey'>, clock: Clock) {
    super(secretKey, 'addresses of attachments', clock);
  }
}
