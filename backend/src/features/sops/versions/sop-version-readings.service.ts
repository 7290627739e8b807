import { Injectable } from '@nestjs/common';
import type { ExportFormat } from '../../../../libs/exporter/index.js';
import { sopDocumentSchema } from '../../../../libs/sop-document/index.js';
import type { Principal } from '../../../common/access/principal.js';
import { DocumentBrandsService } from '../../consultant/branding/document-brands.service.js';
import { ExportPicturesService } from '../attachments/export-pictures.service.js';
import { ExportMaker } from '../exports/export-maker.js';
import { exportBrandingOf } from '../exports/export-source.js';
import type { SopExportFile } from '../exports/sop-exports.service.js';
import type { SopDto } from '../sops/sop.dto.js';
import { SopQueries } from '../sops/sop.queries.js';
import { SopsService } from '../sops/sops.service.js';
import { sopProblems } from '../sops.problems.js';
import { diffSops } from './diff/diff-sops.js';
import type { SopDiff } from './diff/sop-diff.js';
import { WORKING_COPY } from './sop-diff.dto.js';
import type { SopVersionDto } from './sop-version.dto.js';
import type { VersionText } from './sop-version.entity.js';
import { SopVersionQueries } from './sop-version.queries.js';

/** Comparisons and files of versions. */
@Injectable()
export class SopVersionReadingsService {
  constructor(
    private readonly queries: SopVersionQueries,
    private readonly sops: SopQueries,
    private readonly records: SopsService,
    private readonly brands: DocumentBrandsService,
    private readonly pictures: ExportPicturesService,
    private readonly maker: ExportMaker,
  ) {}

  /**
   * Compares a version.
   * @param against another version of the SOP, or `working` for the present text.
   * @throws `version-not-found`, `sop-not-found`.
   */
  async compare(principal: Principal, sopId: string, versionId: string, against: string): Promise<SopDiff> {
    const from = await this.queries.readVersion(principal.userId, sopId, versionId);
    const to =
      against === WORKING_COPY
        ? await this.readSop(principal, sopId)
        : await this.queries.readVersion(principal.userId, sopId, against);
    return diffSops(textOf(from), textOf(to));
  }

  /**
   * Exports a version as a file and records it.
   * @throws `version-not-found`, `too-many-sop-exports`, `temporarily-unavailable`.
   */
  async export(principal: Principal, sopId: string, versionId: string, format: ExportFormat): Promise<SopExportFile> {
    const version = await this.queries.readVersion(principal.userId, sopId, versionId);
    const content = await this.maker.make(principal.userId, async () => {
      const sop = await this.readSop(principal, sopId);
      const brand = await this.brands.findBrand(principal);
      const source = {
        status: version.state === 'effective' ? ('completed' as const) : ('in_progress' as const),
        version: version.number,
        createdAt: new Date(version.created_at).toISOString(),
        prompt: sop.description,
        ...textOf(version),
      };
      const pictures = await this.pictures.load(sopId, source.document, format);
      return { format, source, pictures, ...(brand && { branding: exportBrandingOf(brand) }) };
    });
    await this.records.recordExport(principal, sopId, format, version.number);
    return { title: `${version.title} ${version.number}`, content };
  }

  private async readSop(principal: Principal, sopId: string): Promise<SopDto> {
    const sop = await this.sops.findSop(principal.userId, sopId);
    if (!sop) throw sopProblems['sop-not-found']();
    return sop;
  }
}

function textOf({ title, category, content, document }: SopDto | SopVersionDto): VersionText {
  return { title, category, content, document: document ? sopDocumentSchema.parse(document) : null };
}
