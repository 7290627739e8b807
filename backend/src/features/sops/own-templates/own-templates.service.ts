import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  linesOf,
  primaryLanguage,
  type SopDocument,
  sopDocumentSchema,
  stepsOf,
  withoutPeople,
} from '../../../../libs/sop-document/index.js';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { lockPerson } from '../../../database/advisory-locks.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { SopQueries } from '../sops/sop.queries.js';
import { ownTemplateProblems, sopProblems } from '../sops.problems.js';
import { OfflineDrafter } from '../writing/offline-drafter.js';
import { MOST_OWN_TEMPLATES, type OwnTemplateDto } from './own-template.dto.js';
import { OwnTemplateQueries } from './own-template.queries.js';

interface TemplateWish {
  sopId: string;
  title: string;
  /** Whether names, addresses, phone numbers and answers become blanks. */
  isWithoutPeople: boolean;
}

/** The templates that a person makes of their SOPs. Nobody else sees them. */
@Injectable()
export class OwnTemplatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly sops: SopQueries,
    private readonly drafter: OfflineDrafter,
    private readonly queries: OwnTemplateQueries,
  ) {}

  /** @throws `subscription-required`, `sop-not-found`, `draft-in-progress`, `no-document`, `too-many-templates` */
  async create(principal: Principal, { sopId, title, isWithoutPeople }: TemplateWish): Promise<OwnTemplateDto> {
    const { userId } = ownerScope(principal);
    await this.entitlements.requireSubscription(userId);
    const sop = await this.sops.findSop(userId, sopId);
    if (!sop) throw sopProblems['sop-not-found']();
    if (sop.generation_state === 'queued' || sop.generation_state === 'running')
      throw sopProblems['draft-in-progress']();
    const parsed = sopDocumentSchema.safeParse(sop.document);
    if (!parsed.success) throw sopProblems['no-document']();
    const text = { ...withoutPictures(parsed.data), title };
    const document = isWithoutPeople ? withoutPeople(text, await this.peopleIn(text)) : text;
    const id = uuidv7();
    await this.dataSource.transaction(async (manager) => {
      await lockPerson(manager, 'templates', userId);
      if ((await this.queries.count(manager, userId)) >= MOST_OWN_TEMPLATES)
        throw ownTemplateProblems['too-many-templates']();
      const named = { id, userId, title, category: sop.category, steps: stepsOf(document).length };
      await this.queries.insert(manager, { ...named, document: { ...document, title } });
    });
    return this.get(principal, id);
  }

  /** @throws `own-template-not-found` */
  async get(principal: Principal, id: string): Promise<OwnTemplateDto> {
    const template = await this.queries.find(ownerScope(principal).userId, id);
    if (!template) throw ownTemplateProblems['own-template-not-found']();
    return template;
  }

  /** @throws `own-template-not-found` */
  async rename(principal: Principal, id: string, title: string): Promise<OwnTemplateDto> {
    const { userId } = ownerScope(principal);
    const isThere = await this.dataSource.transaction((manager) => this.queries.rename(manager, userId, id, title));
    if (!isThere) throw ownTemplateProblems['own-template-not-found']();
    return this.get(principal, id);
  }

  /** @throws `own-template-not-found` */
  async remove(principal: Principal, id: string): Promise<void> {
    const { userId } = ownerScope(principal);
    const wasThere = await this.dataSource.transaction((manager) => this.queries.remove(manager, userId, id));
    if (!wasThere) throw ownTemplateProblems['own-template-not-found']();
  }

  /** The people whom a procedure names, as the drafter reads them: it knows English ones. */
  private async peopleIn(document: SopDocument): Promise<string[]> {
    if (primaryLanguage(document.lang) !== 'en') return [];
    return this.drafter.peopleIn(
      linesOf(document)
        .flatMap(({ texts }) => texts)
        .join('\n'),
    );
  }
}

/** Pictures belong to their SOP. */
function withoutPictures(document: SopDocument): SopDocument {
  const phases = document.phases.map((phase) => ({
    ...phase,
    steps: phase.steps.map(({ media: _, ...step }) => step),
  }));
  return { ...document, phases };
}
