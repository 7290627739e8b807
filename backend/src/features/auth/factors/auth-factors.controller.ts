import { Body, Controller, Delete, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { TokenDto } from '../grants/dto/token.dto.js';
import { AuthIdPipe, authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import {
  EnrolledFactorDto,
  EnrollFactorDto,
  FactorChallengeDto,
  RemovedFactorDto,
  VerifyFactorDto,
} from './dto/factor.dto.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import { FactorEnrollmentService, readFactorRequest } from './factor-enrollment.service.js';
import { FactorRemovalService } from './factor-removal.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { StepUpResponseService } from './session-assurance.service.js';

@ApiTags('Second factors')
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
@Controller('auth/factors')
@UseGuards(ApiKeyGuard)
@Authenticated({ beforeSecondFactor: true })
export class AuthFactorsController {
  constructor(
    private readonly enrollment: FactorEnrollmentService,
    private readonly challenges: FactorChallengesService,
    private readonly removal: FactorRemovalService,
    private readonly verification: FactorVerificationService,
    private readonly answer: StepUpResponseService,
  ) {}

  /**
   * Create a second factor
   * @remarks It takes effect when it is verified, within half an hour. The secret is shown here and never again.
   */
  @Post()
  @HttpCode(200)
  @Authenticated({ beforeSecondFactor: true, freshProof: true })
  @Header('cache-control', 'no-store')
  @ApiBody({ type: EnrollFactorDto })
  @ApiResponse({ status: 400, description: 'The sign-in is older than 15 minutes (`reauthentication_needed`)' })
  @ApiResponse({ status: 422, description: 'The name is taken, or the account has too many factors' })
  async enrollFactor(
    @CurrentUser() principal: Principal,
    @Body(authPipe(EnrollFactorDto)) body: Lenient<EnrollFactorDto>,
  ): Promise<EnrolledFactorDto> {
    const wanted = readFactorRequest(body);
    return EnrolledFactorDto.from(await this.enrollment.enroll(principal, wanted), wanted);
  }

  /**
   * Create a challenge of a second factor
   * @remarks An earlier challenge of the factor in the same session becomes invalid.
   */
  @Post(':factor_id/challenge')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'factor_id', format: 'uuid' })
  @ApiResponse({
    status: 400,
    description: 'The sign-in of this session is too old for this unverified factor (`reauthentication_needed`)',
  })
  @ApiResponse({ status: 404, description: 'There is no such factor' })
  async challengeFactor(
    @CurrentUser() principal: Principal,
    @Param('factor_id', new AuthIdPipe('factor_id')) factorId: string,
  ): Promise<FactorChallengeDto> {
    return FactorChallengeDto.from(await this.challenges.open(principal, factorId));
  }

  /**
   * Verify a second factor
   * @remarks Issues the session again, at `aal2`. The first verification of a factor ends the sessions of the account
   * that have not verified one.
   */
  @Post(':factor_id/verify')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'factor_id', format: 'uuid' })
  @ApiBody({ type: VerifyFactorDto })
  @ApiResponse({ status: 422, description: 'The answer is wrong, or the challenge has expired' })
  @ApiResponse({ status: 429, description: 'Too many wrong answers' })
  async verifyFactor(
    @CurrentUser() principal: Principal,
    @Param('factor_id', new AuthIdPipe('factor_id')) factorId: string,
    @Body(authPipe(VerifyFactorDto)) { challenge_id: challengeId, ...answer }: Lenient<VerifyFactorDto>,
  ): Promise<TokenDto> {
    return this.answer.of(await this.verification.verify(principal, { factorId, challengeId, answer }));
  }

  /**
   * Delete a second factor
   * @remarks A verified one only from a session at `aal2`, and with a recent proof.
   */
  @Delete(':factor_id')
  @ApiParam({ name: 'factor_id', format: 'uuid' })
  @ApiResponse({ status: 404, description: 'There is no such factor' })
  @ApiResponse({ status: 400, description: 'The newest proof is older than 15 minutes (`reauthentication_needed`)' })
  @ApiResponse({ status: 422, description: 'The session has not verified a second factor' })
  async unenrollFactor(
    @CurrentUser() principal: Principal,
    @Param('factor_id', new AuthIdPipe('factor_id')) factorId: string,
  ): Promise<RemovedFactorDto> {
    await this.removal.unenroll(principal, factorId);
    return { id: factorId };
  }
}
