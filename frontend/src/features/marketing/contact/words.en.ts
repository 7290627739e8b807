/** The fields of the contact form and its code. */
export const words = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  website: 'Website',
  code: (characters: string) => `Verification code: ${characters}`,
  wrongCode: (attempts: number) => `Incorrect code. ${attempts} attempts remaining.`,
} as const;
