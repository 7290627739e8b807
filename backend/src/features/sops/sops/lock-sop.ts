import { type EntityManager, IsNull } from 'typeorm';
import { type Owner, ownerScope } from '../../../common/access/principal.js';
import { Sop } from './sop.entity.js';
import { sopProblems } from './sops.problems.js';

/** Reads the row and keeps others from changing it until the transaction ends. @throws `sop-not-found`. */
export async function lockSop(manager: EntityManager, owner: Owner, sopId: string): Promise<Sop> {
  const sop = await manager.findOne(Sop, {
    where: { id: sopId, ...ownerScope(owner), deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!sop) throw sopProblems['sop-not-found']();
  return sop;
}
