import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { consultantProblems } from '../consultant.problems.js';
import { type EntryList, type EntryPageOptions, pageStatement, toEntryPage } from '../workspace/entry.queries.js';
import type { ProjectDto, ProjectPageDto } from './project.dto.js';

const LIST: EntryList = {
  name: 'projects',
  rows: `SELECT id, client_id, name, status, due_at, version, created_at, updated_at
    FROM projects WHERE consultant_id = $1`,
  orderColumn: 'updated_at',
  archivedStatus: 'archived',
};

/** Reads of a consultant's projects: each is limited to the consultant's id: rows of others do not exist for them (S6.11). */
@Injectable()
export class ProjectQueries {
  constructor(private readonly queries: PreparedQueries) {}

  /** One page, newest change first. Those of status `archived` are left out unless requested. */
  async listProjects(consultantId: string, options: EntryPageOptions): Promise<ProjectPageDto> {
    const { name, text, values } = pageStatement(LIST, consultantId, options);
    const rows = await this.queries.query<ProjectDto>(name, text, values);
    return toEntryPage(rows, options.limit, 'updated_at');
  }

  /** @throws `project-not-found`. */
  async getProject(consultantId: string, id: string): Promise<ProjectDto> {
    const [project] = await this.queries.query<ProjectDto>('projects-one', `${LIST.rows} AND id = $2`, [
      consultantId,
      id,
    ]);
    if (!project) throw consultantProblems['project-not-found']();
    return project;
  }
}
