import { Body, Controller, Get, Header, HttpCode, Ip, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser, Public } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import type { AuthUserDto } from '../account/dto/auth-user.dto.js';
import { parseOptionalCodeChallenge } from '../grants/pkce.js';
import { AuthError } from '../protocol/auth-error.js';
import { authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { IpLimitsService } from '../protocol/ip-limits.service.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import { OtpRequestDto, RecoveryRequestDto, ResendDto, SignUpDto } from './dto/mail-flow.dto.js';
import { EmailChangeService } from './email-change.service.js';
import { ReauthenticationService } from './mailed-codes.service.js';
import { MailedSignInService, type MailRequest } from './mailed-sign-in.service.js';
import { SignUpService } from './sign-up.service.js';

const REDIRECT_TO = {
  name: 'redirect_to',
  type: String,
  required: false,
  description: 'An address of this site that the mailed link redirects to',
} as const;

type Nothing = Record<string, never>;

/** The calls that send a mail. Their responses do not reveal who has an account. */
@ApiTags('Sign-in')
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@ApiResponse({ status: 422, description: 'The way to sign in is not offered, or the password is weak' })
@ApiResponse({ status: 429, description: 'Too many emails were asked for' })
@Controller('auth')
@UseGuards(ApiKeyGuard)
export class AuthMailsController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: MailedSignInService,
    private readonly emailChanges: EmailChangeService,
    private readonly reauthentication: ReauthenticationService,
    private readonly limits: IpLimitsService,
  ) {}

  /**
   * Create an account
   * @remarks It can be used once its email address is confirmed, by the link or the code of the mail. The response is
   * the same for an address that has an account, so that it does not reveal who has one.
   */
  @Post('signup')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Public()
  @ApiQuery(REDIRECT_TO)
  @ApiBody({ type: SignUpDto })
  @ApiResponse({ status: 400, description: 'The address, the metadata or the PKCE pair is not valid' })
  async signUp(
    @Body(authPipe(SignUpDto)) body: Lenient<SignUpDto>,
    @Query('redirect_to') redirectTo: unknown,
    @Ip() ip: string,
  ): Promise<AuthUserDto> {
    if (!body.email && !body.phone) {
      throw new AuthError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    const mail = readMailRequest(body, redirectTo);
    if (!body.password) throw new AuthError('validation_failed', 'Signup requires a valid password');
    await this.limits.count('mail', ip);
    return this.signUps.signUp({ ...mail, password: body.password, data: body.data ?? {} });
  }

  /**
   * Request a sign-in by email
   * @remarks Mails a link and a code to sign in with. `POST verify` takes the code.
   */
  @Post('otp')
  @HttpCode(200)
  @Public()
  @ApiQuery(REDIRECT_TO)
  @ApiBody({ type: OtpRequestDto })
  @ApiResponse({ status: 400, description: 'The address, the metadata or the PKCE pair is not valid' })
  async requestOtp(
    @Body(authPipe(OtpRequestDto)) body: Lenient<OtpRequestDto>,
    @Query('redirect_to') redirectTo: unknown,
    @Ip() ip: string,
  ): Promise<Nothing> {
    const mail = readMailRequest(body, redirectTo);
    await this.limits.count('mail', ip);
    await this.signIns.requestSignIn({ ...mail, createUser: body.create_user ?? true, data: body.data ?? {} });
    return {};
  }

  /**
   * Request a sign-in link by email
   * @remarks The older name of `POST otp`.
   */
  @Post('magiclink')
  @HttpCode(200)
  @Public()
  @ApiQuery(REDIRECT_TO)
  @ApiBody({ type: OtpRequestDto })
  @ApiResponse({ status: 400, description: 'The address, the metadata or the PKCE pair is not valid' })
  requestMagicLink(
    @Body(authPipe(OtpRequestDto)) body: Lenient<OtpRequestDto>,
    @Query('redirect_to') redirectTo: unknown,
    @Ip() ip: string,
  ): Promise<Nothing> {
    return this.requestOtp({ ...body, create_user: true }, redirectTo, ip);
  }

  /**
   * Request a new password
   * @remarks Mails a link and a code to set a new password, if the address has an account. The response is always the
   * same.
   */
  @Post('recover')
  @HttpCode(200)
  @Public()
  @ApiQuery(REDIRECT_TO)
  @ApiBody({ type: RecoveryRequestDto })
  @ApiResponse({ status: 400, description: 'The address or the PKCE pair is not valid' })
  async requestRecovery(
    @Body(authPipe(RecoveryRequestDto)) body: Lenient<RecoveryRequestDto>,
    @Query('redirect_to') redirectTo: unknown,
    @Ip() ip: string,
  ): Promise<Nothing> {
    const mail = readMailRequest(body, redirectTo);
    await this.limits.count('mail', ip);
    await this.signIns.requestRecovery(mail);
    return {};
  }

  /**
   * Resend a confirmation
   * @remarks Mails it again, if one is pending.
   */
  @Post('resend')
  @HttpCode(200)
  @Public()
  @ApiQuery(REDIRECT_TO)
  @ApiBody({ type: ResendDto })
  @ApiResponse({ status: 400, description: 'The type, the address or the PKCE pair is not valid' })
  async resend(
    @Body(authPipe(ResendDto)) body: Lenient<ResendDto>,
    @Query('redirect_to') redirectTo: unknown,
    @Ip() ip: string,
  ): Promise<Nothing> {
    const mail = readMailRequest(body, redirectTo);
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw new AuthError('validation_failed', 'type must be signup or email_change');
    }
    await this.limits.count('mail', ip);
    if (body.type === 'signup') await this.signIns.resendConfirmation(mail);
    else await this.emailChanges.resend(mail);
    return {};
  }

  /**
   * Request a code to change your password
   * @remarks Mails it to you; `PUT user` accepts it as `nonce`.
   */
  @Get('reauthenticate')
  @HttpCode(200)
  @Authenticated({ beforeSecondFactor: true })
  @ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
  async reauthenticate(@CurrentUser() principal: Principal): Promise<Nothing> {
    await this.reauthentication.request(principal);
    return {};
  }
}

function readMailRequest(
  body: Pick<SignUpDto, 'email' | 'phone' | 'code_challenge' | 'code_challenge_method'>,
  redirectTo: unknown,
): MailRequest {
  if (body.phone) throw new AuthError('phone_provider_disabled', 'Phones are not offered');
  if (!body.email) throw new AuthError('validation_failed', 'email is needed');
  return {
    email: body.email,
    redirectTo: typeof redirectTo === 'string' ? redirectTo : undefined,
    challenge: parseOptionalCodeChallenge(body.code_challenge, body.code_challenge_method),
  };
}
