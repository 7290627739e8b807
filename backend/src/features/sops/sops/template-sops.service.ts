import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type TemplateLanguage, templateGallery } from '../../../../libs/drafter/index.js';
import { renderText } from '../../../../libs/sop-document/index.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import type { SopDto } from './sop.dto.js';
import { SopQueries } from './sop.queries.js';

/** Which template, in which language. */
export interface ChosenTemplate {
  id: string;
  lang: TemplateLanguage;
}

interface NewTemplateSop {
  id: string;
  userId: string;
  chosen: ChosenTemplate;
  title: string | undefined;
  clientId: string | null;
}

/** Makes SOPs of templates: the text is there at once, no run drafts it. */
@Injectable()
export class TemplateSopsService {
  constructor(
    private readonly queries: SopQueries,
    private readonly versions: VersionCutsService,
  ) {}

  /**
   * Adds an SOP with the procedure of a template, and keeps it as the first version. The title stands for the prompt.
   * @throws `invalid-fields` when there is no such template.
   */
  async addSop(manager: EntityManager, { id, userId, chosen, title, clientId }: NewTemplateSop): Promise<SopDto> {
    const { title: task, document, category } = findTemplate(chosen);
    const content = renderText(document, { notice: true });
    const name = title ?? task;
    const sop = await this.queries.insertWrittenSop(manager, {
      id,
      userId,
      title: name,
      description: task,
      content,
      document,
      category,
      draftedBy: 'template',
      clientId,
    });
    const text = { id, title: name, document, content, category, baseVersionId: null };
    await this.versions.cut(manager, text, { cause: 'template', userId });
    return sop;
  }
}

function findTemplate({ id, lang }: ChosenTemplate) {
  const template = templateGallery.find(id, lang);
  if (template) return template;
  throw commonProblems['invalid-fields']({
    errors: [{ pointer: '#/template/id', detail: 'is not a template in this language' }],
  });
}
