import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import type { Limiter } from '../../../platform/rate-limits/limiter.js';
import { RateLimiters } from '../../../platform/rate-limits/rate-limiters.service.js';
import { DocumentBrands } from '../../consultant/branding/document-brands.service.js';
import { sopDocumentSchema } from '../document/sop-document.js';
import type { SopDto } from '../dto/sop.dto.js';
import { SopQueries } from '../sop.queries.js';
import { sopProblems } from '../sops.problems.js';
import { SopsService } from '../sops.service.js';
import { exportBrandingOf } from './export-branding.js';
import { ExportMaker } from './export-maker.js';
import type { ExportBranding, ExportFormat, SopExportSource } from './sop-export.js';

/** Refused ones do not count. */
const LIMIT = { name: 'sop-export', points: 60, windowS: 600 };

/** The file of an export, with the title that names it. */
export interface SopExportFile {
  title: string;
  content: Uint8Array;
}

/** Exports a person's own SOPs, a consultant's under their own brand, and records that they did. */
@Injectable()
export class SopExportsService {
  private readonly limit: Limiter;

  constructor(
    private readonly queries: SopQueries,
    private readonly sops: SopsService,
    private readonly brands: DocumentBrands,
    private readonly maker: ExportMaker,
    limiters: RateLimiters,
  ) {
    this.limit = limiters.of(LIMIT);
  }

  /** @throws `sop-not-found`, `too-many-sop-exports`, `temporarily-unavailable`. */
  async exportSop(principal: Principal, sopId: string, format: ExportFormat): Promise<SopExportFile> {
    let title = '';
    const content = await this.maker.make(principal.userId, async () => {
      const { source, branding } = await this.readSop(principal, sopId);
      title = source.title;
      return { format, source, ...branding };
    });
    await this.sops.recordExport(principal, sopId, format);
    return { title, content };
  }

  private async readSop(
    principal: Principal,
    sopId: string,
  ): Promise<{ source: SopExportSource; branding: { branding?: ExportBranding } }> {
    const sop = await this.queries.findSop(principal.userId, sopId);
    if (!sop) throw sopProblems['sop-not-found']();
    await this.limit.countOrRefuse(principal.userId, sopProblems['too-many-sop-exports']);
    const brand = await this.brands.findBrand(principal);
    return { source: sourceOf(sop), branding: brand ? { branding: exportBrandingOf(brand) } : {} };
  }
}

function sourceOf(sop: SopDto): SopExportSource {
  return {
    title: sop.title,
    status: sop.status,
    version: sop.version,
    createdAt: new Date(sop.created_at).toISOString(),
    prompt: sop.description,
    content: sop.content,
    document: sop.document ? sopDocumentSchema.parse(sop.document) : null,
  };
}
