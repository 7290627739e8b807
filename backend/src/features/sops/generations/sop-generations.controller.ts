import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { runQualityChecks, sopDocumentSchema } from '../../../../libs/sop-document/index.js';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { RecordExportDto } from '../exports/record-export.dto.js';
import { SopDto } from '../sops/sop.dto.js';
import { SopQueries } from '../sops/sop.queries.js';
import { SopsService } from '../sops/sops.service.js';
import { sopProblems } from '../sops.problems.js';
import { GenerationListDto, QualityReportDto, RegenerateSopDto } from './generation.dto.js';
import { GenerationQueries } from './generation.queries.js';

@ApiTags('Drafting')
@Controller('sops/:id')
@Authenticated()
@ApiProblems('sop-not-found')
export class SopGenerationsController {
  constructor(
    private readonly sops: SopsService,
    private readonly queries: SopQueries,
    private readonly generations: GenerationQueries,
  ) {}

  /**
   * List the drafts of an SOP
   * @remarks The newest drafting runs with their state and their drafter, newest first.
   */
  @Get('generations')
  async listGenerations(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<GenerationListDto> {
    await this.read(principal, id);
    return this.generations.listGenerations(principal.userId, id);
  }

  /**
   * Draft an SOP again
   * @remarks A new prompt may come along. Without `replace_edits`, an SOP that was changed by hand is refused.
   */
  @Post('generations')
  @CountsAsCreation()
  @AcceptsBody('prompt')
  @HttpCode(202)
  @ApiProblems('subscription-required', 'draft-in-progress', 'edits-would-be-lost', 'too-many-drafts')
  async regenerateSop(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: RegenerateSopDto,
  ): Promise<SopDto> {
    const replaceEdits = body.replace_edits ?? false;
    await this.sops.regenerateSop(principal, id, { prompt: body.prompt, replaceEdits });
    return this.read(principal, id);
  }

  /**
   * Stop the draft of an SOP
   * @remarks The prompt is kept, so that the SOP can be drafted again.
   */
  @Post('generations/cancel')
  @HttpCode(200)
  @ApiProblems('no-draft-in-progress')
  async cancelGeneration(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<SopDto> {
    await this.sops.cancelGeneration(principal, id);
    return this.read(principal, id);
  }

  /**
   * Check the quality of an SOP
   * @remarks Checks the structured document: whether facts are kept, nothing is invented, roles are named, and so
   * on.
   */
  @Get('checks')
  @ApiProblems('no-document')
  async checkSop(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<QualityReportDto> {
    const sop = await this.read(principal, id);
    if (!sop.document) throw sopProblems['no-document']();
    return runQualityChecks(sopDocumentSchema.parse(sop.document), sop.description);
  }

  /**
   * Record an export
   * @remarks Records in the activity log that you exported the SOP yourself, for example by printing it.
   */
  @Post('exports')
  @HttpCode(204)
  @ApiProblems('draft-in-progress', 'no-text-yet')
  async recordExport(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: RecordExportDto,
  ): Promise<void> {
    await this.sops.recordExport(principal, id, body.format);
  }

  private async read(principal: Principal, id: string): Promise<SopDto> {
    const sop = await this.queries.findSop(principal.userId, id);
    if (!sop) throw sopProblems['sop-not-found']();
    return sop;
  }
}
