/** The page of the account. */

export const title = 'Account';
export const sectionsProfile = 'Profile';
export const sectionsPlan = 'Subscription';
export const sectionsSecurity = 'Sign-in and security';
export const sectionsApi = 'API access';
export const sectionsData = 'Your data';
export const deleted = 'Account deleted';
export const deletedText = 'All of its data has been deleted.';
