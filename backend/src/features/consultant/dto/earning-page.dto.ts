import { EarningDto } from './earning.dto.js';

/** A page of the consultant's earnings, latest first. */
export class EarningPageDto {
  items: EarningDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
