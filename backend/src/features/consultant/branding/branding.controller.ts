import { Body, Controller, Delete, Get, Header, HttpCode, Put, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { BrandingDto, SaveBrandingDto, UploadLogoDto } from './branding.dto.js';
import { BrandingService, LogosService, uploadedLogo } from './branding.service.js';

@ApiTags('Consultant')
@Controller('consultant/branding')
@Roles('consultant')
export class BrandingController {
  constructor(
    private readonly branding: BrandingService,
    private readonly logos: LogosService,
  ) {}

  /**
   * Get your branding
   * @remarks The colors and the footer line of the files that you export.
   */
  @Get()
  async getBranding(@CurrentUser() principal: Principal): Promise<BrandingDto> {
    return BrandingDto.from(await this.branding.getBranding(principal.userId));
  }

  /**
   * Update your branding
   * @remarks Colors and footer line of the files that you export.
   */
  @Put()
  @ApiProblems('entry-changed')
  async saveBranding(@CurrentUser() principal: Principal, @Body() body: SaveBrandingDto): Promise<BrandingDto> {
    await this.branding.saveBranding(principal, {
      primaryColor: body.primary_color,
      accentColor: body.accent_color,
      footerLine: body.footer_line,
      version: body.version,
    });
    return this.getBranding(principal);
  }

  /**
   * Get your logo
   * @remarks The image file, as it stands in the files that you export.
   */
  @Get('logo')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({
    description: 'The file',
    content: {
      'image/png': { schema: { type: 'string', format: 'binary' } },
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
    },
  })
  @ApiProblems('logo-not-found')
  async getLogo(@CurrentUser() principal: Principal): Promise<StreamableFile> {
    const { mediaType, image } = await this.logos.getLogoFile(principal.userId);
    return new StreamableFile(image, { type: mediaType });
  }

  /**
   * Update your logo
   * @remarks A PNG or JPEG, recognized by its content. It is stored at a reduced size and without metadata.
   */
  @Put('logo')
  @AcceptsBody('file')
  @ApiProblems('too-many-requests', 'temporarily-unavailable')
  async saveLogo(@CurrentUser() principal: Principal, @Body() body: UploadLogoDto): Promise<BrandingDto> {
    await this.logos.saveLogo(principal, uploadedLogo(body.data));
    return this.getBranding(principal);
  }

  /**
   * Delete your logo
   * @remarks Files that you export no longer have one.
   */
  @Delete('logo')
  @HttpCode(204)
  async deleteLogo(@CurrentUser() principal: Principal): Promise<void> {
    await this.logos.deleteLogo(principal);
  }
}
