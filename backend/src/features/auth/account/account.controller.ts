import { Body, Controller, Delete, Get, Header, HttpCode, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { AccountExportService, AccountSessionsService } from './account.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportDto, AccountSessionListDto, DeleteAccountDto } from './dto/account.dto.js';

@ApiTags('Account')
@Controller('account')
@Authenticated()
export class AccountController {
  constructor(
    private readonly sessions: AccountSessionsService,
    private readonly accountExport: AccountExportService,
    private readonly deletion: AccountDeletionService,
  ) {}

  /**
   * List your sessions
   * @remarks The devices and browsers that are signed in to your account.
   */
  @Get('sessions')
  @Header('cache-control', 'no-store')
  async listAccountSessions(@CurrentUser() principal: Principal): Promise<AccountSessionListDto> {
    return { items: await this.sessions.list(principal) };
  }

  /**
   * End a session
   * @remarks Signs one of your devices out. It ends at once.
   */
  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiProblems('session-not-found')
  endAccountSession(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    return this.sessions.end(principal, id);
  }

  /**
   * Download your data
   * @remarks One JSON object: a part for each kind of data. Passwords, keys and join links are secrets and not in
   * it. Pictures and files are named with their sizes; their bytes are in an export of all SOPs (`POST /archives`). Needs a
   * sign-in of the last 15 minutes.
   */
  @Get('export')
  @Authenticated({ freshProof: true })
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AccountExportDto, description: 'The file' })
  @ApiProblems('too-many-exports')
  async exportAccount(@CurrentUser() principal: Principal): Promise<StreamableFile> {
    return new StreamableFile(await this.accountExport.read(principal.userId), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="my-data.json"',
    });
  }

  /**
   * Delete your account
   * @remarks With everything in it, permanently. A running subscription ends without a refund. Needs a sign-in of the
   * last 15 minutes, and the second factor of those who have one.
   */
  @Delete()
  @Authenticated({ freshProof: true })
  @HttpCode(204)
  deleteAccount(@CurrentUser() principal: Principal, @Body() body: DeleteAccountDto): Promise<void> {
    return this.deletion.deleteOwn(principal, body.confirm_email);
  }
}
