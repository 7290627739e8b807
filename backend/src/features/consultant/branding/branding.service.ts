import { Injectable, Logger } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { QueueFullError } from '../../../common/queues/fair-queue.js';
import { ImageRefusedError } from '../../../platform/images/image-header.js';
import { ImageNormalizerService, type NormalizedImage } from '../../../platform/images/image-normalizer.service.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { consultantProblems } from '../consultant.problems.js';
import { type Branding, BrandingQueries, type Logo, type LogoFile } from './branding.queries.js';

const DEFAULT_BRANDING: Branding = { primaryColor: '#1f3a5f', accentColor: '#dfe7f0', footerLine: '', version: 0 };

/** The branding of a consultant's documents: colors, footer line and the facts of the logo. */
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

/** Decoding a picture takes up to a second. */
const UPLOAD_LIMIT = { name: 'logo-upload', points: 30, windowS: 600 };
const RETRY_AFTER = { 'retry-after': '5' };

/** The logos of consultants, stored in a format that every export can embed cheaply. */
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

  /** The stored logo, for its owner. @throws `logo-not-found`. */
  async getLogoFile(consultantId: string): Promise<LogoFile> {
    const logo = await this.queries.findLogoFile(consultantId);
    if (!logo) throw consultantProblems['logo-not-found']();
    return logo;
  }

  /**
   * The logo for documents; null if there is none, or it is unreadable. A logo of an earlier version is normalized now,
   * once.
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

/** Of the uploaded file, and of the stored one. */
const MAX_BYTES = 200 * 1024;

/** The limits of a stored logo. In print it is about five centimeters wide. */
const LOGO_LIMITS = { maxPixels: 1_000_000, maxSidePx: 4096, maxBytes: MAX_BYTES };

const FAULTS: Readonly<Record<ImageRefusedError['reason'], string>> = {
  unknown_kind: 'must be a PNG or JPEG image',
  no_size: 'must measure at least one pixel a side',
  too_many_pixels: 'must have at most 24 megapixels, or 8 when it is interlaced',
  unreadable: 'must be an image that can be read',
};

/**
 * Reads an uploaded logo.
 * @param base64 the file, as the JSON body carries it.
 * @throws `invalid-fields` for a file of more than 200 KiB.
 */
export function uploadedLogo(base64: string): Buffer {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MAX_BYTES) throw faultyLogo('must be 200 KiB or smaller');
  return file;
}

/** The problem of an invalid logo: `invalid-fields`. */
function refusedLogo({ reason }: ImageRefusedError) {
  return faultyLogo(FAULTS[reason]);
}

function faultyLogo(detail: string) {
  return commonProblems['invalid-fields']({ errors: [{ pointer: '#/data', detail }] });
}
