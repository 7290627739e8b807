import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { HotReads } from '../../../database/hot-reads.js';
import { consultantProblems } from '../consultant.problems.js';
import type { ImageFacts } from './read-image.js';

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

/** The logo itself. */
export interface LogoFile extends ImageFacts {
  image: Buffer;
}

const DEFAULT_BRANDING: Branding = { primaryColor: '#1f3a5f', accentColor: '#dfe7f0', footerLine: '', version: 0 };

const READ_BRANDING = `SELECT primary_color AS "primaryColor", accent_color AS "accentColor", footer_line AS "footerLine",
    version FROM consultant_brandings WHERE consultant_id = $1`;
const READ_LOGO = `SELECT media_type AS "mediaType", width_px AS "widthPx", height_px AS "heightPx",
    updated_at AS "updatedAt" FROM consultant_logos WHERE consultant_id = $1`;
const READ_LOGO_FILE = `SELECT media_type AS "mediaType", width_px AS "widthPx", height_px AS "heightPx", image
  FROM consultant_logos WHERE consultant_id = $1`;

/** The first save makes the row; a later one changes the version that the person has seen, or nothing. */
const SAVE_BRANDING = `INSERT INTO consultant_brandings AS b (consultant_id, primary_color, accent_color, footer_line)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (consultant_id) DO UPDATE SET primary_color = $2, accent_color = $3, footer_line = $4,
    version = b.version + 1, updated_at = now() WHERE b.version = $5
  RETURNING version`;
const SAVE_LOGO = `INSERT INTO consultant_logos (consultant_id, media_type, image, width_px, height_px)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (consultant_id) DO UPDATE SET media_type = $2, image = $3, width_px = $4, height_px = $5, updated_at = now()`;

/** The look of a consultant's documents: colours, footer line and logo. */
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

  async findLogoFile(consultantId: string): Promise<LogoFile | null> {
    const [logo] = await this.reads.query<LogoFile>('branding-logo-file', READ_LOGO_FILE, [consultantId]);
    return logo ?? null;
  }

  /** @throws `logo-not-found`. */
  async getLogoFile(consultantId: string): Promise<LogoFile> {
    const logo = await this.findLogoFile(consultantId);
    if (!logo) throw consultantProblems['logo-not-found']();
    return logo;
  }

  async saveLogo({ userId }: Principal, image: Buffer, facts: ImageFacts): Promise<void> {
    await this.dataSource.query(SAVE_LOGO, [userId, facts.mediaType, image, facts.widthPx, facts.heightPx]);
  }

  /** Does nothing without a logo. */
  async deleteLogo({ userId }: Principal): Promise<void> {
    await this.dataSource.query('DELETE FROM consultant_logos WHERE consultant_id = $1', [userId]);
  }
}
