/** The fields of the contact form and its code. */

export const firstName = 'First Name';
export const lastName = 'Last Name';
export const email = 'Email';
export const subject = 'Subject';
export const message = 'Message';
export const website = 'Website';
export const code = (characters: string) => `Verification code: ${characters}`;
export const wrongCode = (attempts: number) => `Incorrect code. ${attempts} attempts remaining.`;
