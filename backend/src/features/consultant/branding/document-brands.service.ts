import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import type { LogoFile } from './branding.queries.js';
import { BrandingService, LogosService } from './branding.service.js';
import { contrastOf } from './contrast.js';

/** The brand of a consultant's documents. Colors are `#rrggbb`. */
export interface DocumentBrand {
  /** Of titles and headings. */
  primaryColor: string;
  /** Of lines and the heads of tables. */
  accentColor: string;
  /** Of text on the accent color: black or white, whichever reads better. */
  accentTextColor: string;
  /** Empty where there is none. */
  footerLine: string;
  logo: LogoFile | null;
}

/** Provides the brand of a person's documents to other features. */
@Injectable()
export class DocumentBrandsService {
  constructor(
    private readonly branding: BrandingService,
    private readonly logos: LogosService,
  ) {}

  /** The brand of a consultant who has set one up; null for anyone else. */
  async findBrand({ userId, role }: Pick<Principal, 'userId' | 'role'>): Promise<DocumentBrand | null> {
    if (role !== 'consultant') return null;
    const [{ branding }, logo] = await Promise.all([
      this.branding.getBranding(userId),
      this.logos.findEmbeddableLogo(userId),
    ]);
    if (branding.version === 0 && !logo) return null;
    const { primaryColor, accentColor, footerLine } = branding;
    return { primaryColor, accentColor, accentTextColor: contrastOf(accentColor).textColor, footerLine, logo };
  }
}
