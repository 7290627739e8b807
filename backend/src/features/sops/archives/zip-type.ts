/** Media type of ZIP files. */
export const ZIP_TYPE = 'application/zip';
