import { COMPANY } from '../features/marketing/content/company.en';

/** Display name of the product. */
export const BRAND_NAME = COMPANY.brand;
