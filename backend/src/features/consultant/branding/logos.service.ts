import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { QueueFullError } from '../../../common/queues/fair-queue.js';
import { HotReads } from '../../../database/hot-reads.js';
import type { ImageFacts } from '../../../platform/images/image-header.js';
import {
  ImageNormalizerService,
  ImageRefusedError,
  type NormalizedImage,
} from '../../../platform/images/image-normalizer.service.js';
import type { Limiter } from '../../../platform/rate-limits/limiter.js';
import { RateLimiters } from '../../../platform/rate-limits/rate-limiters.service.js';
import { consultantProblems } from '../consultant.problems.js';
import { LOGO_LIMITS, refusedLogo } from './uploaded-logo.js';

/** A logo and its facts. */
export interface LogoFile extends ImageFacts {
  image: Buffer;
}

interface LogoRow extends LogoFile {
  /** False for a row of an earlier version: its image may be of any size and kind, or broken. */
  isNormalized: boolean;
  updatedAt: string;
}

/** Decoding a picture takes up to a second. */
const UPLOAD_LIMIT = { name: 'logo-upload', points: 30, windowS: 600 };
const RETRY_AFTER = { 'retry-after': '5' };

const READ_LOGO_FILE = `SELECT media_type AS "mediaType", width_px AS "widthPx", height_px AS "heightPx", image,
    updated_at AS "updatedAt", coalesce(normalized_at >= updated_at, false) AS "isNormalized"
  FROM consultant_logos WHERE consultant_id = $1`;
const SAVE_LOGO = `INSERT INTO consultant_logos (consultant_id, media_type, image, width_px, height_px, normalized_at)
  VALUES ($1, $2, $3, $4, $5, now())
  ON CONFLICT (consultant_id) DO UPDATE SET media_type = $2, image = $3, width_px = $4, height_px = $5,
    updated_at = now(), normalized_at = now()`;
const REPLACE_LOGO = `UPDATE consultant_logos SET media_type = $2, image = $3, width_px = $4, height_px = $5,
    updated_at = now(), normalized_at = now() WHERE consultant_id = $1 AND updated_at = $6`;

/** The logos of consultants, kept in a form that every export can embed at little cost. */
@Injectable()
export class LogosService {
  private readonly logger = new Logger(LogosService.name);
  private readonly uploads: Limiter;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: HotReads,
    private readonly images: ImageNormalizerService,
    limiters: RateLimiters,
  ) {
    this.uploads = limiters.of(UPLOAD_LIMIT);
  }

  /** The logo as it is kept, for its owner. @throws `logo-not-found`. */
  async getLogoFile(consultantId: string): Promise<LogoFile> {
    const logo = await this.readLogo(consultantId);
    if (!logo) throw consultantProblems['logo-not-found']();
    return logo;
  }

  /**
   * The logo for documents; null where there is none that can be shown. A logo of an earlier version is normalized now, once.
   * @throws `temporarily-unavailable` when too many images are being read.
   */
  async findEmbeddableLogo(consultantId: string): Promise<LogoFile | null> {
    const logo = await this.readLogo(consultantId);
    if (!logo || logo.isNormalized) return logo;
    try {
      const normalized = await this.normalize(consultantId, logo.image);
      await this.dataSource.query(REPLACE_LOGO, [...valuesOf(consultantId, normalized), logo.updatedAt]);
      return normalized;
    } catch (error) {
      if (!(error instanceof ImageRefusedError)) throw error;
      this.logger.warn({ msg: 'A logo of an earlier version cannot be read', consultantId, reason: error.reason });
      return null;
    }
  }

  /** @throws `invalid-fields`, `too-many-requests`, `temporarily-unavailable`. */
  async saveLogo({ userId }: Principal, file: Buffer): Promise<void> {
    await this.uploads.countOrRefuse(userId, commonProblems['too-many-requests']);
    try {
      const normalized = await this.normalize(userId, file);
      await this.dataSource.query(SAVE_LOGO, valuesOf(userId, normalized));
    } catch (error) {
      throw error instanceof ImageRefusedError ? refusedLogo(error) : error;
    }
  }

  /** Does nothing without a logo. */
  async deleteLogo({ userId }: Principal): Promise<void> {
    await this.dataSource.query('DELETE FROM consultant_logos WHERE consultant_id = $1', [userId]);
  }

  private async readLogo(consultantId: string): Promise<LogoRow | null> {
    const [logo] = await this.reads.query<LogoRow>('branding-logo-file', READ_LOGO_FILE, [consultantId]);
    return logo ?? null;
  }

  private async normalize(consultantId: string, image: Buffer): Promise<NormalizedImage> {
    try {
      return await this.images.normalize(consultantId, image, LOGO_LIMITS);
    } catch (error) {
      if (error instanceof QueueFullError) throw commonProblems['temporarily-unavailable']({ headers: RETRY_AFTER });
      throw error;
    }
  }
}

function valuesOf(consultantId: string, { mediaType, image, widthPx, heightPx }: NormalizedImage): unknown[] {
  return [consultantId, mediaType, image, widthPx, heightPx];
}
