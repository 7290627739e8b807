import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { allProblemTypes } from '../../common/problems/problem.js';
import { ProblemTypeDto } from './problem-type.dto.js';

/** Explains the `type` of a problem. */
@ApiTags('Support')
@Controller('problems')
export class ProblemPagesController {
  /**
   * Get a kind of problem
   * @remarks Explains the `code` of a problem: its status and its title.
   */
  @Get(':code')
  @Public()
  getProblemType(@Param('code') code: string): ProblemTypeDto {
    const type = allProblemTypes().find((candidate) => candidate.code === code);
    if (!type) throw commonProblems['not-found']();
    return { code: type.code, status: type.status, title: type.title };
  }
}
