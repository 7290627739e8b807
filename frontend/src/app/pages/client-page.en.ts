/** The page of one client, around what the client has. */
export const words = {
  notFound: {
    title: 'This client does not exist',
    text: 'It may have been deleted, or it belongs to another account.',
    all: 'All clients',
  },
  notLoaded: 'The client could not be loaded',
  sops: 'SOPs',
} as const;
