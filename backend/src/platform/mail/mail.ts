/** What a mail says, twice: a reader shows the HTML or the text. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes to; to the installation's own address without it. */
  replyTo?: string;
}

/** One mail to one person. */
export interface Mail extends MailContent {
  id: string;
  to: string;
}
