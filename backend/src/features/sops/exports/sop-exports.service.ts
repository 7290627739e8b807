import { Injectable } from '@nestjs/common';
import type { ExportFormat } from '../../../../libs/exporter/index.js';
import type { Principal } from '../../../common/access/principal.js';
import { DocumentBrandsService } from '../../consultant/branding/document-brands.service.js';
import { ExportPicturesService } from '../attachments/export-pictures.service.js';
import { hasNoTextYet, isBeingDrafted } from '../sops/sop.entity.js';
import { SopQueries } from '../sops/sop.queries.js';
import { SopsService } from '../sops/sops.service.js';
import { sopProblems } from '../sops.problems.js';
import { SopVersionQueries } from '../versions/sop-version.queries.js';
import { ExportMaker } from './export-maker.js';
import { exportBrandingOf, exportSourceOf } from './export-source.js';

/** The file of an export, with the title that names it. */
export interface SopExportFile {
  title: string;
  content: Uint8Array;
}

/** Exports a person's own SOPs, a consultant's under their own brand, and records that they did. */
@Injectable()
export class SopExportsService {
  constructor(
    private readonly queries: SopQueries,
    private readonly versions: SopVersionQueries,
    private readonly sops: SopsService,
    private readonly brands: DocumentBrandsService,
    private readonly pictures: ExportPicturesService,
    private readonly maker: ExportMaker,
  ) {}

  /** @throws `sop-not-found`, `draft-in-progress`, `no-text-yet`, `too-many-sop-exports`, `temporarily-unavailable`. */
  async exportSop(principal: Principal, sopId: string, format: ExportFormat): Promise<SopExportFile> {
    let title = '';
    const content = await this.maker.make(principal.userId, async () => {
      const sop = await this.queries.findSop(principal.userId, sopId);
      if (!sop) throw sopProblems['sop-not-found']();
      if (isBeingDrafted(sop.generation_state)) throw sopProblems['draft-in-progress']();
      if (hasNoTextYet({ draftedBy: sop.drafted_by, document: sop.document })) throw sopProblems['no-text-yet']();
      const brand = await this.brands.findBrand(principal);
      title = sop.title;
      const source = exportSourceOf(sop, await this.versions.presentNumber(sopId));
      const pictures = await this.pictures.load(sopId, source.document, format);
      return { format, source, pictures, ...(brand && { branding: exportBrandingOf(brand) }) };
    });
    await this.sops.recordExport(principal, sopId, format);
    return { title, content };
  }
}
