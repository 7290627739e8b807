import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { languageTagSchema } from '../../../../libs/sop-document/index.js';
import { Public } from '../../../common/access/access.decorators.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { SopLabelsDto } from './sop-labels.dto.js';

/** Headings and labels, so that a procedure reads the same on screen as in its text. */
@ApiTags('SOPs')
@Controller('sop-labels')
export class SopLabelsController {
  /**
   * Get the headings of an SOP in a language
   * @remarks The words around the text of a procedure, such as its headings; in English if the language has none.
   */
  @Get(':language')
  @Public()
  @Header('cache-control', 'public, max-age=86400')
  getSopLabels(@Param('language') language: string): SopLabelsDto {
    if (!languageTagSchema.safeParse(language).success) throw commonProblems['not-found']();
    return SopLabelsDto.of(language);
  }
}
