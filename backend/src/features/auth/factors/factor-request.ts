import type { FactorType } from './factor-rows.js';

/** A second factor as its owner wants it. */
export interface FactorRequest {
  type: FactorType;
  /** Empty for none. */
  friendlyName: string;
  /** The site's name in the authenticator app; the site's host when it is not given. */
  issuer: string | undefined;
}

/** A new factor; what the owner's app needs is given once and never again. */
export interface EnrolledFactor {
  id: string;
  totp?: { secret: string; uri: string };
}
