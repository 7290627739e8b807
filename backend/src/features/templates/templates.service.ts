import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type TemplateLanguage, templateGallery } from '../../../libs/drafter/index.js';
import { defineProblems } from '../../common/problems/problem.js';
import type { TemplateDto, TemplateListDto } from './template.dto.js';

const templateProblems = defineProblems({
  'template-not-found': { status: 404, title: 'There is no such template in this language' },
});

/** How many templates are offered for a text. */
const MOST_NEAREST = 5;

/** An answer that is the same for everyone until the next release. */
export interface LastingAnswer<Body> {
  body: Body;
  /** Names this very body; weak, because compression changes the bytes. */
  etag: string;
}

/** The templates as the API gives them, each answer prepared once. */
@Injectable()
export class TemplatesService {
  private readonly lists = new Map<TemplateLanguage, LastingAnswer<TemplateListDto>>();
  private readonly templates = new Map<string, LastingAnswer<TemplateDto>>();

  listTemplates(lang: TemplateLanguage): LastingAnswer<TemplateListDto> {
    return kept(this.lists, lang, () => ({ items: templateGallery.list(lang) }));
  }

  /** @param text what the templates should be about */
  findNearest(text: string, lang: TemplateLanguage): LastingAnswer<TemplateListDto> {
    return lasting({ items: templateGallery.nearest(text, lang, MOST_NEAREST) });
  }

  /** @throws `template-not-found` */
  getTemplate(id: string, lang: TemplateLanguage): LastingAnswer<TemplateDto> {
    const template = templateGallery.find(id, lang);
    if (!template) throw templateProblems['template-not-found']();
    return kept(this.templates, `${lang}/${id}`, () => {
      const { category: _, ...shown } = template;
      return shown;
    });
  }
}

function kept<Key, Body>(answers: Map<Key, LastingAnswer<Body>>, key: Key, make: () => Body): LastingAnswer<Body> {
  const answer = answers.get(key) ?? lasting(make());
  answers.set(key, answer);
  return answer;
}

function lasting<Body>(body: Body): LastingAnswer<Body> {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { body, etag: `W/"${digest.slice(0, 22)}"` };
}
