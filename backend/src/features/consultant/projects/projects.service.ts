import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ClientsService } from '../clients/clients.service.js';
import { refuseGoneClient, refuseGoneEntry } from '../clients/lock-own-client.js';
import { consultantProblems } from '../consultant.problems.js';
import { exactTime } from '../workspace/entry.queries.js';
import type { CreateProjectDto, ProjectDto, UpdateProjectDto } from './project.dto.js';
import { Project } from './project.entity.js';
import { ProjectQueries } from './project.queries.js';

/** Writes a consultant's projects. */
@Injectable()
export class ProjectsService {
  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    private readonly queries: ProjectQueries,
    private readonly clients: ClientsService,
  ) {}

  /** @throws `invalid-fields` when the client is not one of the consultant's. */
  async createProject(consultantId: string, body: CreateProjectDto): Promise<ProjectDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const id = uuidv7();
    await this.projects
      .createQueryBuilder()
      .insert()
      .values({ id, consultantId, ...columnsOf(body) })
      .setParameters({ dueAt: body.due_at })
      .execute()
      .catch(refuseGoneClient);
    return this.queries.getProject(consultantId, id).catch(refuseGoneEntry);
  }

  /**
   * Changes the given fields, if the version is current.
   * @throws `project-not-found`, `entry-changed` when another change came first, `invalid-fields`.
   */
  async updateProject(consultantId: string, id: string, { version, ...body }: UpdateProjectDto): Promise<ProjectDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const { affected } = await this.projects
      .createQueryBuilder()
      .update()
      .set({ ...columnsOf(body), version: () => 'version + 1', updatedAt: () => 'now()' })
      .where({ id, consultantId, version })
      .setParameters({ dueAt: body.due_at })
      .execute()
      .catch(refuseGoneClient);
    const project = await this.queries.getProject(consultantId, id);
    if (affected === 0) throw consultantProblems['entry-changed']();
    return project;
  }

  /** @throws `project-not-found`. */
  async deleteProject(consultantId: string, id: string): Promise<void> {
    const { affected } = await this.projects.delete({ id, consultantId });
    if (affected === 0) throw consultantProblems['project-not-found']();
  }
}

function columnsOf({ name, client_id, status, due_at }: Partial<CreateProjectDto>) {
  return { name, clientId: client_id, status, dueAt: exactTime('dueAt', due_at) };
}
