import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress, OneLine, TrimmedText } from '../../common/http/field.decorators.js';

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_SUBJECT = 200;
const MAX_MESSAGE = 10_000;

/** The fields of the contact form (S3.39); all are required (S5.13). */
export class SendContactMessageDto {
  /** @example 'Ida' */
  @OneLine(MAX_NAME)
  first_name: string;

  /** @example 'Berg' */
  @OneLine(MAX_NAME)
  last_name: string;

  /**
   * The address for a reply.
   * @example 'ida@example.test'
   */
  @OneLine(MAX_EMAIL)
  @IsEmailAddress()
  email: string;

  /** @example 'Seats' */
  @OneLine(MAX_SUBJECT)
  subject: string;

  /** @example 'How many seats are there?' */
  @TrimmedText(MAX_MESSAGE)
  @MinLength(1)
  message: string;

  /**
   * A field that people do not see. A message with a value here comes from a program: it is accepted like any other,
   * but not delivered.
   * @example ''
   */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_MESSAGE)
  website?: string;
}
