import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { HotReads } from '../../../database/hot-reads.js';
import type { ImageFacts } from '../../../platform/images/image-header.js';
import { consultantProblems } from '../consultant.problems.js';

/** What a consultant's documents look like. */
export interface Branding {
  /** `#rrggbb` in lower case. */
  primaryColor: string;
  accentColor: string;
  footerLine: string;
  /** 0 until it is saved for the first time. */
  version: number;
}

/** Facts of the logo. */
export interface Logo extends ImageFacts {
  /** RFC 3339. */
  updatedAt: string;
}

const DEFAULT_BRANDING: Branding = { primaryColor: '#1f3a5f', accentColor: '#dfe7f0', footerLine: '', version: 0 };

const READ_BRANDING = `SELECT primary_color AS "primaryColor", accent_color AS "accentColor", footer_line AS "footerLine",
    version FROM consultant_brandings WHERE consultant_id = $1`;
const READ_LOGO = `SELECT media_type AS "mediaType", width_px AS "widthPx", height_px AS "heightPx",
    updated_at AS "updatedAt" FROM consultant_logos WHERE consultant_id = $1`;

/** The first save makes the row; a later one changes the version that the person has seen, or nothing. */
const SAVE_BRANDING = `INSERT INTO consultant_brandings AS b (consultant_id, primary_color, accent_color, footer_line)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (consultant_id) DO UPDATE SET primary_color = $2, accent_color = $3, footer_line = $4,
    version = b.version + 1, updated_at = now() WHERE b.version = $5
  RETURNING version`;

/** The look of a consultant's documents: colors, footer line and the facts of the logo. */
@Injectable()
export class BrandingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: HotReads,
  ) {}

  /** The saved brand, or the product's own. */
  async getBranding(consultantId: string): Promise<{ branding: Branding; logo: Logo | null }> {
    const [brandings, logos] = await Promise.all([
      this.reads.query<Branding>('branding', READ_BRANDING, [consultantId]),
      this.reads.query<Logo>('branding-logo', READ_LOGO, [consultantId]),
    ]);
    return { branding: brandings[0] ?? DEFAULT_BRANDING, logo: logos[0] ?? null };
  }

  /** @throws `entry-changed` when somebody was faster. */
  async saveBranding({ userId }: Principal, branding: Branding): Promise<void> {
    const { primaryColor, accentColor, footerLine, version } = branding;
    const saved: unknown[] = await this.dataSource.query(SAVE_BRANDING, [
      userId,
      primaryColor.toLowerCase(),
      accentColor.toLowerCase(),
      footerLine,
      version,
    ]);
    if (saved.length === 0) throw consultantProblems['entry-changed']();
  }
}
