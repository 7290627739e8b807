import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../common/access/access.decorators.js';
import { ownerScope, type Principal } from '../../common/access/principal.js';
import { decodeCursor } from '../../common/http/cursor.js';
import { PageQueryDto } from '../../common/http/query.dto.js';
import { UuidParamPipe } from '../../common/http/validation.pipe.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../platform/rate-limits/person-ceiling.guard.js';
import {
  GenerateInstallLinkDto,
  InstallLinkDto,
  InstallLinkPageDto,
  RenameInstallLinkDto,
  RevokeInstallDto,
} from './links/install-link.dto.js';
import { InstallLinkQueries } from './links/install-link.queries.js';
import { InstallLinksService } from './links/install-links.service.js';

@ApiTags('Team')
@Controller()
@Roles('user')
export class InstallLinksController {
  constructor(
    private readonly installLinks: InstallLinksService,
    private readonly queries: InstallLinkQueries,
  ) {}

  /**
   * List your install links
   * @remarks Newest first, revoked ones too. An active link takes a seat of your plan.
   */
  @Get('install-links')
  async listInstallLinks(
    @CurrentUser() principal: Principal,
    @Query() page: PageQueryDto,
  ): Promise<InstallLinkPageDto> {
    const cursor = page.cursor === undefined ? null : decodeCursor(page.cursor);
    return this.queries.listInstallLinks(ownerScope(principal).userId, page.limit ?? 20, cursor);
  }

  /**
   * Create an install link
   * @remarks For a free seat of your team. The first person who opens it can take the seat. With an `email` it is mailed there,
   * three times a day at most.
   */
  @Post('functions/generate-install-link')
  @CountsAsCreation()
  @HttpCode(200)
  @ApiBody({ type: GenerateInstallLinkDto, required: false })
  @ApiProblems('seat-limit-reached', 'invitations-not-mailed', 'too-many-invitations')
  async generateInstallLink(
    @CurrentUser() principal: Principal,
    @Body() body: GenerateInstallLinkDto,
  ): Promise<InstallLinkDto> {
    return this.installLinks.generateInstallLink(principal, body);
  }

  /**
   * Update an install link
   * @remarks Sets the name of the person it is for. Nobody else sees the name.
   */
  @Patch('install-links/:id')
  @ApiProblems('install-link-not-found')
  async renameInstallLink(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: RenameInstallLinkDto,
  ): Promise<InstallLinkDto> {
    return this.installLinks.renameInstallLink(principal, id, body.name);
  }

  /**
   * Send an install link again
   * @remarks To the address that it was made for, as long as nobody has used it; three times a day at most.
   */
  @Post('install-links/:id/mail')
  @CountsAsCreation()
  @HttpCode(200)
  @ApiProblems('install-link-not-found', 'install-link-not-mailed', 'invitations-not-mailed', 'too-many-invitations')
  async mailInstallLink(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<InstallLinkDto> {
    return this.installLinks.mailInstallLink(principal, id);
  }

  /**
   * Revoke an install link
   * @remarks Permanently. Its seat becomes free.
   */
  @Post('functions/revoke-install')
  @HttpCode(200)
  @ApiProblems('install-link-not-found', 'install-link-revoked')
  async revokeInstallLink(
    @CurrentUser() principal: Principal,
    @Body() body: RevokeInstallDto,
  ): Promise<InstallLinkDto> {
    return this.installLinks.revokeInstallLink(principal, body.install_id);
  }
}
