import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { ContactService } from './contact.service.js';
import { SendContactMessageDto } from './contact-message.dto.js';

/** The contact page is for visitors: nobody needs an account to write. */
@ApiTags('Support')
@Controller('contact')
@Public()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /**
   * Send a message
   * @remarks To the inbox of the people who run this installation.
   */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The message is on its way.' })
  @ApiProblems('contact-not-delivered', 'too-many-messages')
  sendContactMessage(@Body() body: SendContactMessageDto, @Ip() ip: string): Promise<void> {
    return this.contact.sendMessage(
      {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        subject: body.subject,
        message: body.message,
      },
      { clientIp: ip, isByProgram: Boolean(body.website) },
    );
  }
}
