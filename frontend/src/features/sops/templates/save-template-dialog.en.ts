/** The dialog that makes a template of an SOP. */

export const withoutPeople = 'Leave out names, email addresses and phone numbers';
export const withoutPeopleHelp =
  'They become blanks to fill in, and so do the answers you have given. Check the result: an unusual name may be missed.';
export const text = 'Pictures and files stay with this SOP. Only you see the template, under “Start from a template”.';
export const save = 'Save template';
