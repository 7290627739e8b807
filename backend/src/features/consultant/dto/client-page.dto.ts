import { ClientDto } from './client.dto.js';

/** A page of the consultant's clients, newest change first. */
export class ClientPageDto {
  items: ClientDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
