/** Bar, menu and footer of the public pages, and what others read of the product. */
export const words = {
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
  copyright: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
  productDescription: 'Turn a written description into a standard operating procedure that your team can follow.',
} as const;
