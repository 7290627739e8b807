/** The look of exported SOPs: colors, footer and logo, and a page that shows them. */
export const words = {
  title: 'Branding',
  notLoaded: 'Your branding could not be loaded.',

  form: {
    title: 'Colors and footer',
    text: 'They appear in the SOPs that you export, together with your logo.',
    primary: 'Titles and headings',
    accent: 'Lines and table heads',
    footer: 'Footer line',
    footerLength: (length: number, limit: number) => `${length} of ${limit} characters`,
    hardToRead: (contrast: string) =>
      `Text in this color is hard to read on white: its contrast is ${contrast}, 4.5 is needed.`,
    saved: 'Saved',
  },

  logo: {
    title: 'Logo',
    help: 'A PNG or JPEG of at most 200 kB.',
    choose: 'Choose a file',
    remove: 'Remove',
    image: 'Your logo',
    saved: 'Logo saved',
    fault: (fault: string) => `The file ${fault}.`,
  },

  preview: {
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
  },
} as const;
