import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxKind } from '../store/sandbox-records.js';
import { SandboxApiError } from './sandbox-api-error.js';

const MAX_DEPTH = 4;

/** The object kind of an id, by its prefix. */
const KIND_OF_PREFIX: Record<string, SandboxKind> = {
  cus: 'customer',
  prod: 'product',
  tier: 'product',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  ch: 'charge',
};

/**
 * Returns the response with the ids at the given paths replaced by their objects (`data.product`, `customer`).
 * @throws SandboxApiError for a path of more than four levels
 */
export async function expandObjects(
  context: SandboxContext,
  answer: object,
  paths: readonly string[],
): Promise<object> {
  if (paths.length === 0) return answer;
  const expanded = structuredClone(answer);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > MAX_DEPTH) {
      throw new SandboxApiError(400, `You cannot expand more than 4 levels of a property. Property: ${path}`, {
        param: 'expand',
      });
    }
    await expandPath(context, expanded, keys);
  }
  return expanded;
}

async function expandPath(context: SandboxContext, target: object, [key, ...rest]: string[]): Promise<void> {
  if (key === undefined) return;
  if (Array.isArray(target)) {
    for (const element of target) if (isObject(element)) await expandPath(context, element, [key, ...rest]);
    return;
  }
  const value: unknown = Reflect.get(target, key);
  const object = typeof value === 'string' ? await findById(context, value) : value;
  if (!isObject(object)) return;
  Reflect.set(target, key, object);
  await expandPath(context, object, rest);
}

async function findById(context: SandboxContext, id: string): Promise<object | null> {
  const kind = KIND_OF_PREFIX[id.split('_')[0] ?? ''];
  const record = kind ? await context.records.find(kind, id) : null;
  return record?.object ?? null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
