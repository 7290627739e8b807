/** Name of the product as people read it. An operator who renames it changes this line. */
export const BRAND_NAME = 'SOP Platform';
