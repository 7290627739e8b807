import { COMPANY } from '../features/marketing/content/company.en';

/** Name of the product as people read it. */
export const BRAND_NAME = COMPANY.brand;
