import { Body, Controller, Header, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/access/access.decorators.js';
import { AuthUserDto } from '../account/dto/auth-user.dto.js';
import { linkTypeOf } from '../mail-flows/auth-mail.js';
import { authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import { AdminLinksService, InvitationsService } from './admin-links.service.js';
import { GeneratedLinkDto, GenerateLinkDto, InviteDto } from './dto/admin-link.dto.js';
import { ServiceKeyGuard } from './service-key.guard.js';

/** Invitations and links, for the operator's programs. */
@ApiTags('Account administration')
@ApiResponse({ status: 400, description: 'A field is not valid' })
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@ApiResponse({ status: 403, description: 'The bearer token is not the service key' })
@ApiResponse({ status: 422, description: 'The address is taken, the password is weak, or there is no mail server' })
@Controller('auth')
@UseGuards(ApiKeyGuard, ServiceKeyGuard)
@Public()
export class AuthAdminLinksController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly links: AdminLinksService,
  ) {}

  /**
   * Invite a person
   * @remarks Creates an account and mails an invitation to its owner.
   */
  @Post('invite')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiQuery({ name: 'redirect_to', type: String, required: false, description: 'Where the mailed link redirects to' })
  @ApiBody({ type: InviteDto })
  async inviteUser(
    @Body(authPipe(InviteDto)) body: Lenient<InviteDto>,
    @Query('redirect_to') redirectTo: unknown,
  ): Promise<AuthUserDto> {
    const target = typeof redirectTo === 'string' ? redirectTo : undefined;
    return AuthUserDto.from(await this.invitations.invite(body, target));
  }

  /**
   * Create a link for a mail
   * @remarks For a mail that you send yourself. Anyone who has the link can open the account.
   */
  @Post('admin/generate_link')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiBody({ type: GenerateLinkDto })
  @ApiResponse({ status: 404, description: 'There is no such account' })
  async generateLink(
    @Body(authPipe(GenerateLinkDto)) body: Lenient<GenerateLinkDto>,
    @Query('redirect_to') redirectTo: unknown,
  ): Promise<GeneratedLinkDto> {
    const link = await this.links.generate(body, typeof redirectTo === 'string' ? redirectTo : undefined);
    return {
      ...AuthUserDto.from(link.user),
      action_link: link.address,
      email_otp: link.token.code,
      hashed_token: link.token.linkToken,
      verification_type: linkTypeOf(link.type),
      redirect_to: link.redirectTo,
    };
  }
}
