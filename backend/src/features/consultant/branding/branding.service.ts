import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { consultantProblems } from '../consultant.problems.js';
import { type Branding, BrandingQueries, type Logo } from './branding.queries.js';

const DEFAULT_BRANDING: Branding = { primaryColor: '#1f3a5f', accentColor: '#dfe7f0', footerLine: '', version: 0 };

/** The look of a consultant's documents: colors, footer line and the facts of the logo. */
@Injectable()
export class BrandingService {
  constructor(private readonly queries: BrandingQueries) {}

  /** The saved brand, or the product's own. */
  async getBranding(consultantId: string): Promise<{ branding: Branding; logo: Logo | null }> {
    const [branding, logo] = await Promise.all([
      this.queries.findBranding(consultantId),
      this.queries.findLogo(consultantId),
    ]);
    return { branding: branding ?? DEFAULT_BRANDING, logo };
  }

  /** @throws `entry-changed` when another change came first. */
  async saveBranding({ userId }: Principal, branding: Branding): Promise<void> {
    const isSaved = await this.queries.saveBranding(userId, {
      ...branding,
      primaryColor: branding.primaryColor.toLowerCase(),
      accentColor: branding.accentColor.toLowerCase(),
    });
    if (!isSaved) throw consultantProblems['entry-changed']();
  }
}
