/** The dialog that makes a template of an SOP. */
export const words = {
  withoutPeople: 'Leave out names, email addresses and phone numbers',
  withoutPeopleHelp:
    'They become blanks to fill in, and so do the answers you have given. Check the result: an unusual name may be missed.',
  text: 'Pictures and files stay with this SOP. Only you see the template, under “Start from a template”.',
  save: 'Save template',
} as const;
