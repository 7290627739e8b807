import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { lockOwnClient } from '../../consultant/clients/lock-own-client.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { GenerationQueueService, tooManyDrafts } from '../generations/generation-queue.service.js';
import { sopProblems } from '../sops.problems.js';
import type { SopDto } from './sop.dto.js';
import { PLACEHOLDER_CONTENT } from './sop.entity.js';
import { type NewSop, SopQueries } from './sop.queries.js';
import { titleOfPrompt } from './sop-title.js';
import { type ChosenTemplate, type GalleryChoice, TemplateSopsService } from './template-sops.service.js';

/** The input of a new SOP. */
export interface SopWish {
  prompt?: string | undefined;
  template?: GalleryChoice | undefined;
  /** One of the person's own. */
  ownTemplateId?: string | undefined;
  /** The beginning of the prompt, or the template's own, if not given. */
  title?: string | undefined;
  /** One of the consultant's clients. */
  clientId?: string | null | undefined;
}

/** Creates SOPs from prompts and templates. */
@Injectable()
export class SopCreationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityRecorder,
    private readonly entitlements: EntitlementsService,
    private readonly queue: GenerationQueueService,
    private readonly templates: TemplateSopsService,
    private readonly queries: SopQueries,
  ) {}

  /**
   * Creates an SOP. One from a prompt has placeholder content until its draft has finished; one from a template has its
   * text. Row, activity, and run and job or version commit together.
   * @param wish either a prompt, or a template of the gallery, or one of the person's own.
   * @param idempotencyKey a repeated key returns the SOP of the first call.
   * @throws `subscription-required`, `invalid-fields` (also of a client who is not theirs), `too-many-drafts`, `idempotency-key-reused`, `sop-not-found` when
   * the SOP of the first call has been deleted.
   */
  async createSop(principal: Principal, wish: SopWish, idempotencyKey: string | null): Promise<SopDto> {
    const source = sourceOf(wish);
    await this.entitlements.requireSubscription(principal.userId);
    const sopId = uuidv7();
    const created = await this.dataSource.transaction(async (manager) => {
      if (idempotencyKey !== null) {
        const firstSopId = await this.claimKey(manager, principal.userId, idempotencyKey, source, sopId);
        if (firstSopId !== sopId) return { firstSopId };
      }
      return this.insert(manager, principal, sopId, source);
    });
    if (!('firstSopId' in created)) return created;
    const first = await this.queries.findSop(principal.userId, created.firstSopId);
    if (!first) throw sopProblems['sop-not-found']();
    return first;
  }

  /** @returns the SOP of the key: `sopId` when the key is new. @throws `idempotency-key-reused`. */
  private async claimKey(
    manager: EntityManager,
    userId: string,
    key: string,
    source: SopSource,
    sopId: string,
  ): Promise<string> {
    const requestHash = hashOf(source);
    const claimed = await this.queries.claimIdempotencyKey(manager, { userId, key, requestHash, sopId });
    if (!claimed?.requestHash.equals(requestHash)) throw sopProblems['idempotency-key-reused']();
    return claimed.sopId;
  }

  private async insert(manager: EntityManager, principal: Principal, id: string, source: SopSource): Promise<SopDto> {
    const { userId } = ownerScope(principal);
    const { from, title, clientId } = source;
    await lockOwnClient(manager, principal, clientId);
    const sop =
      typeof from === 'string'
        ? await this.addDraft(manager, { id, userId, prompt: from, title: title ?? titleOfPrompt(from), clientId })
        : await this.templates.addSop(manager, { id, userId, chosen: from, title, clientId });
    const template = typeof from === 'string' ? null : { template: 'ownId' in from ? from.ownId : from.id };
    await this.activity.record(manager, userId, 'sop_created', { sop_id: id, prompt: sop.description, ...template });
    return sop;
  }

  /** Adds an SOP with its first run and the job of that run. @throws `too-many-drafts`. */
  private async addDraft(manager: EntityManager, sop: Omit<NewSop, 'content'>): Promise<SopDto> {
    const newSop = { ...sop, content: PLACEHOLDER_CONTENT };
    const added = await this.queries.insertSopWithRun(manager, newSop, this.queue.maxLiveRuns);
    if (!added?.generation) throw tooManyDrafts();
    await this.queue.enqueue(manager, sop.userId, added.generation);
    return added;
  }
}

/** A prompt or a template, and the other fields. */
interface SopSource {
  from: string | ChosenTemplate;
  title: string | undefined;
  clientId: string | null;
}

/** @throws `invalid-fields` unless the wish names exactly one source. */
function sourceOf({ prompt, template, ownTemplateId, title, clientId = null }: SopWish): SopSource {
  if (prompt !== undefined && template !== undefined) throw together('template', 'prompt');
  if (ownTemplateId !== undefined && prompt !== undefined) throw together('own_template_id', 'prompt');
  if (ownTemplateId !== undefined && template !== undefined) throw together('own_template_id', 'template');
  const from = template ?? prompt ?? (ownTemplateId === undefined ? undefined : { ownId: ownTemplateId });
  if (from !== undefined) return { from, title, clientId };
  throw commonProblems['invalid-fields']({ errors: [{ pointer: '#/prompt', detail: 'is required' }] });
}

/** The fingerprint of a request; neither prompt nor title contains NUL. */
function hashOf({ from, title, clientId }: SopSource): Buffer {
  const text = typeof from === 'string' ? from : textOf(from);
  const named = title === undefined ? text : `${text}\0${title}`;
  return createHash('sha256')
    .update(clientId === null ? named : `${named}\0client\0${clientId}`)
    .digest();
}

function textOf(chosen: ChosenTemplate): string {
  return 'ownId' in chosen ? `own template\0${chosen.ownId}` : `template\0${chosen.lang}\0${chosen.id}`;
}

function together(field: string, other: string) {
  return commonProblems['invalid-fields']({
    errors: [{ pointer: `#/${field}`, detail: `cannot be given together with ${other}` }],
  });
}
