import { Injectable, Logger } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { QueueFullError } from '../../../common/queues/fair-queue.js';
import { ImageRefusedError } from '../../../platform/images/image-header.js';
import { ImageNormalizerService, type NormalizedImage } from '../../../platform/images/image-normalizer.service.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { consultantProblems } from '../consultant.problems.js';
import { BrandingQueries, type LogoFile } from './branding.queries.js';
import { LOGO_LIMITS, refusedLogo } from './uploaded-logo.js';

/** Decoding a picture takes up to a second. */
const UPLOAD_LIMIT = { name: 'logo-upload', points: 30, windowS: 600 };
const RETRY_AFTER = { 'retry-after': '5' };

/** The logos of consultants, kept in a form that every export can embed at little cost. */
@Injectable()
export class LogosService {
  private readonly logger = new Logger(LogosService.name);
  private readonly uploads: Limiter;

  constructor(
    private readonly queries: BrandingQueries,
    private readonly images: ImageNormalizerService,
    limiters: RateLimitersService,
  ) {
    this.uploads = limiters.of(UPLOAD_LIMIT);
  }

  /** The logo as it is kept, for its owner. @throws `logo-not-found`. */
  async getLogoFile(consultantId: string): Promise<LogoFile> {
    const logo = await this.queries.findLogoFile(consultantId);
    if (!logo) throw consultantProblems['logo-not-found']();
    return logo;
  }

  /**
   * The logo for documents; null where there is none that can be shown. A logo of an earlier version is normalized now, once.
   * @throws `temporarily-unavailable` when too many images are being read.
   */
  async findEmbeddableLogo(consultantId: string): Promise<LogoFile | null> {
    const logo = await this.queries.findLogoFile(consultantId);
    if (!logo || logo.isNormalized) return logo;
    try {
      const normalized = await this.normalize(consultantId, logo.image);
      await this.queries.replaceLogo(consultantId, normalized, logo.updatedAt);
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
      await this.queries.saveLogo(userId, await this.normalize(userId, file));
    } catch (error) {
      throw error instanceof ImageRefusedError ? refusedLogo(error) : error;
    }
  }

  /** Does nothing without a logo. */
  async deleteLogo({ userId }: Principal): Promise<void> {
    await this.queries.deleteLogo(userId);
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
