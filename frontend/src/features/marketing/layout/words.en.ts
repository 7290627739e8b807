/** Bar, menu and footer of the public pages, and the product's metadata. */

export const main = 'Main';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const skip = 'Skip to content';
export const copyright = (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`;
export const productDescription =
  'Turn a written description into a standard operating procedure that your team can follow.';
