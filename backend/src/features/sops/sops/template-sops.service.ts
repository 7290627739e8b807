import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type TemplateLanguage, templateGallery } from '../../../../libs/drafter/index.js';
import { renderText } from '../../../../libs/sop-document/index.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { OwnTemplateQueries } from '../own-templates/own-template.queries.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import type { SopDto } from './sop.dto.js';
import { SopQueries } from './sop.queries.js';

/** Which template of the gallery, in which language. */
export interface GalleryChoice {
  id: string;
  lang: TemplateLanguage;
}

/** One of the gallery, or of the person's own by its id. */
export type ChosenTemplate = GalleryChoice | { ownId: string };

interface NewTemplateSop {
  id: string;
  userId: string;
  chosen: ChosenTemplate;
  title: string | undefined;
  clientId: string | null;
}

/** Creates SOPs from templates: the text is available immediately, without a draft. */
@Injectable()
export class TemplateSopsService {
  constructor(
    private readonly queries: SopQueries,
    private readonly versions: VersionCutsService,
    private readonly ownTemplates: OwnTemplateQueries,
  ) {}

  /**
   * Adds an SOP with the procedure of a template, and keeps it as the first version. The title stands for the prompt.
   * @throws `invalid-fields` when there is no such template.
   */
  async addSop(manager: EntityManager, { id, userId, chosen, title, clientId }: NewTemplateSop): Promise<SopDto> {
    const isOwn = 'ownId' in chosen;
    const {
      title: task,
      document,
      category,
    } = isOwn ? await this.findOwn(manager, userId, chosen.ownId) : findTemplate(chosen);
    const content = renderText(document, { notice: !isOwn });
    const name = title ?? task;
    const sop = await this.queries.insertWrittenSop(manager, {
      id,
      userId,
      title: name,
      description: task,
      content,
      document,
      category,
      draftedBy: isOwn ? 'user' : 'template',
      clientId,
    });
    const text = { id, title: name, document, content, category, baseVersionId: null };
    await this.versions.cut(manager, text, { cause: 'template', userId });
    return sop;
  }

  private async findOwn(manager: EntityManager, userId: string, id: string) {
    const template = await this.ownTemplates.take(manager, userId, id);
    if (template) return template;
    throw commonProblems['invalid-fields']({
      errors: [{ pointer: '#/own_template_id', detail: 'is not a template of yours' }],
    });
  }
}

function findTemplate({ id, lang }: GalleryChoice) {
  const template = templateGallery.find(id, lang);
  if (template) return template;
  throw commonProblems['invalid-fields']({
    errors: [{ pointer: '#/template/id', detail: 'is not a template in this language' }],
  });
}
