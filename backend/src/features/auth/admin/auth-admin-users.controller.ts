import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/access/access.decorators.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthFactorDto, AuthUserDto } from '../account/dto/auth-user.dto.js';
import { FactorRemovalService } from '../factors/factor-removal.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthIdPipe, authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import { AdminUsersService } from './admin-users.service.js';
import { AdminUserListDto, CreateAdminUserDto, DeleteAdminUserDto, UpdateAdminUserDto } from './dto/admin-user.dto.js';
import { ServiceKeyGuard } from './service-key.guard.js';
import { linksOf, readUserPage } from './user-page.js';

const USER_ID = new AuthIdPipe('user_id');

/** Accounts for the operator's programs. They have their own guard for the service key, which has no session. */
@ApiTags('Account administration')
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@ApiResponse({ status: 403, description: 'The bearer token is not the service key' })
@Controller('auth/admin/users')
@UseGuards(ApiKeyGuard, ServiceKeyGuard)
@Public()
export class AuthAdminUsersController {
  constructor(
    private readonly admin: AdminUsersService,
    private readonly users: AuthUsersService,
    private readonly factors: FactorRemovalService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * List accounts
   * @remarks Newest first. `X-Total-Count` counts them all; `Link` names the next and the last page.
   */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiQuery({ name: 'page', required: false, example: 1 })
  @ApiQuery({ name: 'per_page', required: false, example: 50, description: 'At most 1000' })
  @ApiResponse({ status: 400, description: 'There is no such page' })
  async listAuthUsers(
    @Query('page') page: unknown,
    @Query('per_page') perPage: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminUserListDto> {
    const wanted = readUserPage(page, perPage);
    const { users, total } = await this.users.listUsers(wanted);
    const address = `${this.environment.appUrl}/api/v1/auth/admin/users`;
    void reply.headers({ 'x-total-count': String(total), link: linksOf(address, wanted, total) });
    return { users: users.map(AuthUserDto.from), aud: 'authenticated' };
  }

  /**
   * Create an account as an operator
   * @remarks No mail is sent. `email_confirm` marks the e-mail address as verified.
   */
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiBody({ type: CreateAdminUserDto })
  @ApiResponse({ status: 400, description: 'A field is not valid' })
  @ApiResponse({ status: 422, description: 'The address is taken, or the password is weak' })
  async createAuthUser(@Body(authPipe(CreateAdminUserDto)) body: Lenient<CreateAdminUserDto>): Promise<AuthUserDto> {
    return AuthUserDto.from(await this.admin.createUser(body));
  }

  /**
   * Get an account
   * @remarks With its ways to sign in and its second factors.
   */
  @Get(':user_id')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'user_id', format: 'uuid' })
  @ApiResponse({ status: 404, description: 'There is no such account' })
  async getAuthUserById(@Param('user_id', USER_ID) userId: string): Promise<AuthUserDto> {
    return AuthUserDto.from(await this.admin.getUser(userId));
  }

  /**
   * Update an account
   * @remarks Without its owner's confirmation. A new password ends every session of the account.
   */
  @Put(':user_id')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'user_id', format: 'uuid' })
  @ApiBody({ type: UpdateAdminUserDto })
  @ApiResponse({ status: 400, description: 'A field is not valid' })
  @ApiResponse({ status: 404, description: 'There is no such account' })
  @ApiResponse({ status: 422, description: 'The address is taken, or the password is weak' })
  async updateAuthUserById(
    @Param('user_id', USER_ID) userId: string,
    @Body(authPipe(UpdateAdminUserDto)) body: Lenient<UpdateAdminUserDto>,
  ): Promise<AuthUserDto> {
    return AuthUserDto.from(await this.admin.updateUser(userId, body));
  }

  /**
   * Delete an account
   * @remarks Everything the account owns is deleted with it; with `should_soft_delete`, only what identifies the
   * person.
   */
  @Delete(':user_id')
  @HttpCode(200)
  @ApiParam({ name: 'user_id', format: 'uuid' })
  @ApiBody({ type: DeleteAdminUserDto, required: false })
  @ApiResponse({ status: 404, description: 'There is no such account' })
  async deleteAuthUser(
    @Param('user_id', USER_ID) userId: string,
    @Body() body: unknown,
  ): Promise<Record<string, never>> {
    if (asksForSoftDeletion(body)) await this.admin.closeUser(userId);
    else await this.admin.deleteUser(userId);
    return {};
  }

  /**
   * List the second factors of an account
   * @remarks Without their secrets.
   */
  @Get(':user_id/factors')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'user_id', format: 'uuid' })
  @ApiResponse({ status: 404, description: 'There is no such account' })
  async listFactorsOfUser(@Param('user_id', USER_ID) userId: string): Promise<AuthFactorDto[]> {
    const { factors } = await this.admin.getUser(userId);
    return factors.map(AuthFactorDto.from);
  }

  /**
   * Delete a second factor of an account
   * @remarks For users who have lost it. Sessions that it stepped up return to `aal1`.
   */
  @Delete(':user_id/factors/:factor_id')
  @HttpCode(200)
  @ApiParam({ name: 'factor_id', format: 'uuid' })
  @ApiParam({ name: 'user_id', format: 'uuid' })
  @ApiResponse({ status: 404, description: 'There is no such account or factor' })
  async deleteFactorOfUser(
    @Param('user_id', USER_ID) userId: string,
    @Param('factor_id', new AuthIdPipe('factor_id')) factorId: string,
  ): Promise<AuthFactorDto> {
    const { factors } = await this.admin.getUser(userId);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) throw new AuthError('mfa_factor_not_found', 'There is no such factor');
    await this.factors.remove(userId, factorId);
    return AuthFactorDto.from(factor);
  }
}

/** Clients that want the usual deletion may send no body at all. */
function asksForSoftDeletion(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'should_soft_delete' in body && body.should_soft_delete === true;
}
