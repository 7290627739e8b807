import { ProjectDto } from './project.dto.js';

/** A page of the consultant's projects, newest change first. */
export class ProjectPageDto {
  items: ProjectDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
