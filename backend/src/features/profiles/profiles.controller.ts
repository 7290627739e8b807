import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { ProfileDto, UpdateProfileDto } from './profile.dto.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('Account')
@Controller('profiles')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  /**
   * Get your profile
   * @remarks Your name, your email address and your account type.
   */
  @Get('me')
  @Authenticated()
  @ApiProblems('profile-not-found')
  async getProfile(@CurrentUser() principal: Principal): Promise<ProfileDto> {
    return ProfileDto.from(await this.profiles.getProfile(principal.userId));
  }

  /**
   * Update your profile
   * @remarks Changes your name or your account type.
   */
  @Patch('me')
  @Authenticated()
  @ApiProblems('profile-not-found')
  async updateProfile(@CurrentUser() principal: Principal, @Body() body: UpdateProfileDto): Promise<ProfileDto> {
    const changes = { userType: body.user_type, fullName: body.full_name };
    return ProfileDto.from(await this.profiles.updateProfile(principal.userId, changes));
  }
}
