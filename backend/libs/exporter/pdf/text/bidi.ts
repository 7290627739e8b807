import bidiPackage, { type Bidi } from 'bidi-js';

// The package declares a default export and ships a CommonJS function, which `import` returns as it is.
const createBidi = bidiPackage as unknown as () => Bidi;

/** The Unicode Bidirectional Algorithm. */
export const bidi: Bidi = createBidi();
