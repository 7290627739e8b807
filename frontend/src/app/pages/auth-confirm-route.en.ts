/** The title of the page where mails lead, whatever they are about. */
export const title = 'Confirm it’s you';
