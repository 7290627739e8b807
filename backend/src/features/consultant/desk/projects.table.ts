import { consultantProblems } from '../consultant.problems.js';
import type { ProjectDto } from '../dto/project.dto.js';
import type { DeskTable } from './desk-table.js';

export const PROJECTS: DeskTable<ProjectDto> = {
  name: 'projects',
  columns: ['id', 'client_id', 'name', 'status', 'due_at', 'version', 'created_at', 'updated_at'],
  orderColumn: 'updated_at',
  archivedStatus: 'archived',
  notFound: consultantProblems['project-not-found'],
};
