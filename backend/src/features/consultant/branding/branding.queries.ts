import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import type { ImageFacts } from '../../../platform/images/image-header.js';
import type { NormalizedImage } from '../../../platform/images/image-normalizer.service.js';

/** The branding of a consultant's documents. */
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

export interface LogoFile extends ImageFacts {
  image: Buffer;
}

/** A stored logo. */
export interface LogoRow extends LogoFile {
  /** False for a row of an earlier version: its image may be of any size and kind, or broken. */
  isNormalized: boolean;
  updatedAt: string;
}

const READ_BRANDING = `SELECT primary_color AS "primaryColor", accent_color AS "accentColor", footer_line AS "footerLine",
    version FROM consultant_brandings WHERE consultant_id = $1`;
/** The first save creates the row; a later one changes it only if the version matches. */
const SAVE_BRANDING = `INSERT INTO consultant_brandings AS b (consultant_id, primary_color, accent_color, footer_line)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (consultant_id) DO UPDATE SET primary_color = $2, accent_color = $3, footer_line = $4,
    version = b.version + 1, updated_at = now() WHERE b.version = $5
  RETURNING version`;

const READ_LOGO = `SELECT media_type AS "mediaType", width_px AS "widthPx", height_px AS "heightPx",
    updated_at AS "updatedAt" FROM consultant_logos WHERE consultant_id = $1`;
const READ_LOGO_FILE = `SELECT media_type AS "mediaType", width_px AS "widthPx", height_px AS "heightPx", image,
    updated_at AS "updatedAt", coalesce(normalized_at >= updated_at, false) AS "isNormalized"
  FROM consultant_logos WHERE consultant_id = $1`;
const SAVE_LOGO = `INSERT INTO consultant_logos (consultant_id, media_type, image, width_px, height_px, normalized_at)
  VALUES ($1, $2, $3, $4, $5, now())
  ON CONFLICT (consultant_id) DO UPDATE SET media_type = $2, image = $3, width_px = $4, height_px = $5,
    updated_at = now(), normalized_at = now()`;
const REPLACE_LOGO = `UPDATE consultant_logos SET media_type = $2, image = $3, width_px = $4, height_px = $5,
    updated_at = now(), normalized_at = now() WHERE consultant_id = $1 AND updated_at = $6`;

/** Statements on the branding of a consultant's documents. */
@Injectable()
export class BrandingQueries {
  constructor(
    private readonly queries: PreparedQueries,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async findBranding(consultantId: string): Promise<Branding | null> {
    const [branding] = await this.queries.query<Branding>('branding', READ_BRANDING, [consultantId]);
    return branding ?? null;
  }

  /** @returns false when the version is not the stored one: another change came first. */
  async saveBranding(consultantId: string, branding: Branding): Promise<boolean> {
    const { primaryColor, accentColor, footerLine, version } = branding;
    const values = [consultantId, primaryColor, accentColor, footerLine, version];
    const saved: { version: number }[] = await this.dataSource.query(SAVE_BRANDING, values);
    return saved.length > 0;
  }

  async findLogo(consultantId: string): Promise<Logo | null> {
    const [logo] = await this.queries.query<Logo>('branding-logo', READ_LOGO, [consultantId]);
    return logo ?? null;
  }

  async findLogoFile(consultantId: string): Promise<LogoRow | null> {
    const [logo] = await this.queries.query<LogoRow>('branding-logo-file', READ_LOGO_FILE, [consultantId]);
    return logo ?? null;
  }

  async saveLogo(consultantId: string, logo: NormalizedImage): Promise<void> {
    await this.dataSource.query(SAVE_LOGO, valuesOf(consultantId, logo));
  }

  /** Does nothing when the logo is no longer the one that was changed at that time. @param updatedAt RFC 3339. */
  async replaceLogo(consultantId: string, logo: NormalizedImage, updatedAt: string): Promise<void> {
    await this.dataSource.query(REPLACE_LOGO, [...valuesOf(consultantId, logo), updatedAt]);
  }

  async deleteLogo(consultantId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM consultant_logos WHERE consultant_id = $1', [consultantId]);
  }
}

function valuesOf(consultantId: string, { mediaType, image, widthPx, heightPx }: NormalizedImage): unknown[] {
  return [consultantId, mediaType, image, widthPx, heightPx];
}
