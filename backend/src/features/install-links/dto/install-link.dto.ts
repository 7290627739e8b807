import { ApiProperty } from '@nestjs/swagger';
import type { InstallLink } from '../install-link.entity.js';

/** A team seat. */
export class InstallLinkDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  install_id: string;

  /** False once the link is revoked, for good. */
  is_active: boolean;

  /**
   * Page where an invited person joins.
   * @example 'http://localhost:3000/join/q5Jb3mYp0vGk8h2cT1xWZA'
   */
  download_url: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  static from(link: InstallLink): InstallLinkDto {
    return {
      id: link.id,
      user_id: link.userId,
      install_id: link.installId,
      is_active: link.isActive,
      download_url: link.downloadUrl,
      created_at: link.createdAt.toISOString(),
    };
  }
}
