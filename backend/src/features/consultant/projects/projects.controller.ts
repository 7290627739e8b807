import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { CreateProjectDto, ListProjectsQueryDto, ProjectDto, ProjectPageDto, UpdateProjectDto } from './project.dto.js';
import { ProjectQueries } from './project.queries.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('Consultant')
@Controller('consultant/projects')
@Roles('consultant')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly queries: ProjectQueries,
  ) {}

  /**
   * List your projects
   * @remarks Newest change first, in pages.
   */
  @Get()
  async listProjects(
    @CurrentUser() principal: Principal,
    @Query() query: ListProjectsQueryDto,
  ): Promise<ProjectPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const filters = { status: query.status, client_id: query.client_id };
    return this.queries.listProjects(principal.userId, { limit: query.limit ?? 20, cursor, filters });
  }

  /**
   * Create a project
   * @remarks For one of your clients, or for none.
   */
  @Post()
  @CountsAsCreation()
  async createProject(@CurrentUser() principal: Principal, @Body() body: CreateProjectDto): Promise<ProjectDto> {
    return this.projects.createProject(principal.userId, body);
  }

  /**
   * Get a project
   * @remarks With the version that an update has to name.
   */
  @Get(':id')
  @ApiProblems('project-not-found')
  async getProject(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<ProjectDto> {
    return this.queries.getProject(principal.userId, id);
  }

  /**
   * Update a project
   * @remarks The status `archived` hides it from lists by default. Name the version that the change is based on: of two
   * changes at the same time one is refused.
   */
  @Patch(':id')
  @ApiProblems('project-not-found', 'entry-changed')
  async updateProject(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateProjectDto,
  ): Promise<ProjectDto> {
    return this.projects.updateProject(principal.userId, id, body);
  }

  /**
   * Delete a project
   * @remarks Permanently; the status `archived` hides it from lists by default and keeps it.
   */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblems('project-not-found')
  async deleteProject(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.projects.deleteProject(principal.userId, id);
  }
}
