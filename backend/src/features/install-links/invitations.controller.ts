import {
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Injectable,
  Param,
  type PipeTransform,
  Post,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser, Public } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { installLinkProblems } from './install-links.problems.js';
import { CLIENT_FILE_NAME, renderClientFile } from './invitations/client-file.js';
import { InvitationDto, MembershipListDto } from './invitations/invitation.dto.js';
import { MembershipsService } from './invitations/memberships.service.js';

const INSTALL_ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Lets only install ids through; anything else is answered like a link that does not exist. */
@Injectable()
export class InstallIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!INSTALL_ID.test(value)) throw installLinkProblems['install-link-not-found']();
    return value;
  }
}

/** What the page /join/{install_id} needs. The link is a secret: its holder may see who invites. */
@ApiTags('Team')
@Controller()
export class InvitationsController {
  constructor(
    private readonly memberships: MembershipsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Get an invitation
   * @remarks Who invites with an install link, and whether its seat is free.
   */
  @Get('invitations/:install_id')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'install_id', example: 'q5Jb3mYp0vGk8h2cT1xWZA' })
  @ApiProblems('install-link-not-found', 'invitation-revoked')
  getInvitation(@Param('install_id', InstallIdPipe) installId: string): Promise<InvitationDto> {
    return this.memberships.getInvitation(installId);
  }

  /**
   * Download the client
   * @remarks A text file with the steps that install the product on the member's device.
   */
  @Get('invitations/:install_id/client')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'install_id', example: 'q5Jb3mYp0vGk8h2cT1xWZA' })
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/plain': { schema: { type: 'string' } } },
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('install-link-not-found', 'invitation-revoked')
  async downloadClientFile(@Param('install_id', InstallIdPipe) installId: string): Promise<StreamableFile> {
    await this.memberships.getInvitation(installId);
    const { appUrl } = this.environment;
    const content = Buffer.from(renderClientFile(appUrl, `${appUrl}/join/${installId}`));
    return new StreamableFile(content, {
      type: 'text/plain; charset=utf-8',
      disposition: `attachment; filename="${CLIENT_FILE_NAME}"`,
      length: content.length,
    });
  }

  /**
   * Accept an invitation
   * @remarks The first person who joins keeps the seat; that person may repeat the call.
   */
  @Post('invitations/:install_id/accept')
  @Authenticated()
  @HttpCode(200)
  @ApiParam({ name: 'install_id', example: 'q5Jb3mYp0vGk8h2cT1xWZA' })
  @ApiProblems(
    'install-link-not-found',
    'invitation-revoked',
    'invitation-taken',
    'own-invitation',
    'already-on-the-team',
    'no-seat-left',
  )
  async acceptInvitation(
    @CurrentUser() principal: Principal,
    @Param('install_id', InstallIdPipe) installId: string,
  ): Promise<MembershipListDto> {
    await this.memberships.acceptInvitation(principal.userId, installId);
    return this.listMemberships(principal);
  }

  /**
   * List your teams
   * @remarks The teams whose SOPs you can read.
   */
  @Get('memberships')
  @Authenticated()
  async listMemberships(@CurrentUser() principal: Principal): Promise<MembershipListDto> {
    return { items: await this.memberships.listMemberships(principal.userId) };
  }
}
