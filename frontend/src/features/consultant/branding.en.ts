/** The branding of exported SOPs: colors, footer and logo, and a page that shows them. */

export const title = 'Branding';
export const notLoaded = 'Your branding could not be loaded.';

export const formTitle = 'Colors and footer';
export const formText = 'They appear in the SOPs that you export, together with your logo.';
export const formPrimary = 'Titles and headings';
export const formAccent = 'Lines and table heads';
export const formFooter = 'Footer line';
export const formFooterLength = (length: number, limit: number) => `${length} of ${limit} characters`;
export const formHardToRead = (contrast: string) =>
  `Text in this color is hard to read on white: its contrast is ${contrast}; at least 4.5 is needed.`;
export const formSaved = 'Saved';

export const logoTitle = 'Logo';
export const logoHelp = 'A PNG or JPEG of at most 200 kB.';
export const logoChoose = 'Choose a file';
export const logoRemove = 'Remove';
export const logoImage = 'Your logo';
export const logoSaved = 'Logo saved';
export const logoFault = (fault: string) => `The file ${fault}.`;

export const preview = {
  title: 'Preview',
  image: 'First page of an export with your logo, colors and footer line',
  example: 'Opening the shop',
  version: 'Version 1',
  state: 'Version: 1 · Status: In progress',
  sections: [
    { heading: 'Purpose', text: 'The shop opens on time, clean and ready for the first customer.' },
    { heading: 'Procedure', text: '1. Unlock the door and switch off the alarm.' },
  ],
  roleHeads: ['Role', 'Does'],
  roles: [
    ['Shift lead', 'Opens the shop'],
    ['Cashier', 'Counts the till'],
  ],
  page: 'Page 1 of 2',
} as const;
