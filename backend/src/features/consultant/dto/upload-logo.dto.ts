import { IsBase64, MaxLength } from 'class-validator';

/** 200 KiB are this long in base64. */
const MAX_BASE64_LENGTH = 4 * Math.ceil((200 * 1024) / 3);

export class UploadLogoDto {
  /**
   * A PNG or JPEG of at most 200 KiB and 24 megapixels, in base64. It is kept with at most one megapixel.
   * @example 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
   */
  @MaxLength(MAX_BASE64_LENGTH, { message: 'must be 200 KiB or smaller' })
  @IsBase64({}, { message: 'must be a file in base64' })
  data: string;
}
