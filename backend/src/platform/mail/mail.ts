/** What a mail says, twice: a reader shows the HTML or the text. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** One mail to one person. */
export interface Mail extends MailContent {
  id: string;
  to: string;
}
