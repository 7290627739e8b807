import type { z } from 'zod';
import type { FormFields } from './form-encoding.js';
import { SandboxApiError } from './sandbox-api-error.js';

/** @throws SandboxApiError `parameter_unknown`, `parameter_missing` or `parameter_invalid`, for the first fault */
export function parseParameters<Schema extends z.ZodType>(schema: Schema, form: FormFields): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? errorOf(issue, form) : new SandboxApiError(400, 'Invalid request');
}

function errorOf(issue: z.core.$ZodIssue, form: FormFields): SandboxApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = encodedName([...issue.path, issue.keys[0] ?? '']);
    return new SandboxApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = encodedName(issue.path);
  if (valueAt(form, issue.path) === undefined) {
    return new SandboxApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return new SandboxApiError(400, `Invalid value for ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

function encodedName(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

function valueAt(form: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    form,
  );
}
