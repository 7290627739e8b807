/** A mail as the development mailbox gives it. */
export interface ReceivedMail {
  n: number;
  subject: string;
  text: string;
  html: string;
}

/** The newest mail to an address beyond the first `after`, or null. @param subject counts only mails with this one. */
export async function newestMail(
  origin: string,
  to: string,
  after = 0,
  subject?: string,
): Promise<ReceivedMail | null> {
  const query = new URLSearchParams({ to, after: String(after), ...(subject ? { subject } : {}) });
  const response = await fetch(`${origin}/dev/mail.json?${query}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return (await response.json()) as ReceivedMail;
}

/** As {@link newestMail}; it must be there. */
export async function mailTo(origin: string, to: string, after = 0, subject?: string): Promise<ReceivedMail> {
  const mail = await newestMail(origin, to, after, subject);
  if (!mail) throw new Error(`There is no mail to ${to}`);
  return mail;
}

/** The link of a mail, taken apart. */
export function linkOf({ text }: ReceivedMail): {
  address: string;
  tokenHash: string;
  type: string;
  redirectTo: string;
} {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!address) throw new Error(`There is no link in the mail:\n${text}`);
  const { searchParams } = new URL(address);
  const read = (name: string): string => searchParams.get(name) ?? '';
  return { address, tokenHash: read('token_hash'), type: read('type'), redirectTo: read('redirect_to') };
}

/** The six digits of a mail. */
export function codeOf({ text }: ReceivedMail): string {
  const [, code] = /code: (\d{6})\b/.exec(text) ?? [];
  if (!code) throw new Error(`There is no code in the mail:\n${text}`);
  return code;
}
