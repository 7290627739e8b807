import { Body, Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { TokenDto } from '../grants/dto/token.dto.js';
import { authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import { NewRecoveryCodesDto, RecoveryCodesStatusDto, VerifyRecoveryCodeDto } from './dto/recovery-codes.dto.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { StepUpResponseService } from './session-assurance.service.js';

/** Recovery codes, as the client's `mfa.recoveryCodes` calls them. */
@ApiTags('Second factors')
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
@Controller('auth/factors/recovery-codes')
@UseGuards(ApiKeyGuard)
@Authenticated({ beforeSecondFactor: true })
export class AuthRecoveryCodesController {
  constructor(
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly answer: StepUpResponseService,
  ) {}

  /**
   * Get the state of your recovery codes
   * @remarks How many are left; never the codes themselves.
   */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: 404, description: 'There are no recovery codes' })
  async getRecoveryCodes(@CurrentUser() principal: Principal): Promise<RecoveryCodesStatusDto> {
    return RecoveryCodesStatusDto.from(await this.recoveryCodes.getStatus(principal));
  }

  /**
   * Create recovery codes
   * @remarks They are shown here and never again. The account needs another second factor; with the last one the
   * codes go.
   */
  @Post()
  @HttpCode(200)
  @Authenticated({ beforeSecondFactor: true, freshProof: true })
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: 400, description: 'The newest proof is older than 15 minutes (`reauthentication_needed`)' })
  @ApiResponse({ status: 422, description: 'There is no second factor, or there are recovery codes already' })
  async makeRecoveryCodes(@CurrentUser() principal: Principal): Promise<NewRecoveryCodesDto> {
    return NewRecoveryCodesDto.from(await this.recoveryCodes.make(principal));
  }

  /**
   * Replace your recovery codes
   * @remarks The earlier ones no longer work. The new ones are shown here and never again.
   */
  @Post('regenerate')
  @HttpCode(200)
  @Authenticated({ beforeSecondFactor: true, freshProof: true })
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: 400, description: 'The newest proof is older than 15 minutes (`reauthentication_needed`)' })
  @ApiResponse({ status: 404, description: 'There are no recovery codes' })
  @ApiResponse({ status: 422, description: 'There is no second factor' })
  async replaceRecoveryCodes(@CurrentUser() principal: Principal): Promise<NewRecoveryCodesDto> {
    return NewRecoveryCodesDto.from(await this.recoveryCodes.replace(principal));
  }

  /**
   * Use a recovery code
   * @remarks Consumes the code in place of a second factor, and issues the session again, at `aal2`.
   */
  @Post('verify')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiBody({ type: VerifyRecoveryCodeDto })
  @ApiResponse({ status: 400, description: 'There is no code in the request' })
  @ApiResponse({ status: 422, description: 'The code is wrong or was used' })
  @ApiResponse({ status: 429, description: 'Too many wrong codes' })
  async useRecoveryCode(
    @CurrentUser() principal: Principal,
    @Body(authPipe(VerifyRecoveryCodeDto)) { code }: Lenient<VerifyRecoveryCodeDto>,
  ): Promise<TokenDto> {
    return this.answer.of(await this.recoveryCodes.use(principal, code));
  }
}
