import { z } from 'zod';

/** Parameters that several calls share, as they arrive in a form: every leaf is text. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const text = z.string().min(1);
/** An empty text clears the field. */
export const clearable = z.string();
export const metadata = z.record(z.string().max(40), z.string().max(500));

const expand = z.array(z.string()).optional();

/** Declares a call's parameters. Anything else is rejected, as Stripe does. */
export function parameters<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, expand });
}

/** Declares the parameters of a list, with its paging. */
export function listParameters<Shape extends z.ZodRawShape>(shape: Shape) {
  return parameters({
    ...shape,
    limit: integer.pipe(z.number().min(1).max(100)).optional(),
    starting_after: text.optional(),
    ending_before: text.optional(),
  });
}

/** Applies a metadata parameter: an empty value removes its key. */
export function mergeMetadata(
  current: Record<string, string> | null,
  change: Record<string, string> | undefined,
): Record<string, string> {
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
