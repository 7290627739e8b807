import type { OpenAPIObject } from '@nestjs/swagger';
import { type ProblemType, problemType } from '../common/problems/problem.js';
import { ProblemDetailsDto } from '../common/problems/problem-details.dto.js';
import type { AuthErrorCode } from '../features/auth/protocol/auth-error.js';
import { AuthErrorDto, DatedAuthErrorDto } from '../features/auth/protocol/dto/auth-protocol.dto.js';
import { type ApiOperation, eachOperation, isAuthPath, type OperationRules } from './operations.js';

/** Problems of every operation: the request is rejected before it reaches the handler. */
const ALWAYS = ['malformed-request', 'too-many-requests', 'headers-too-large'];
/** Additional problems of methods that may have a body. */
const WITH_BODY = ['request-timeout', 'body-too-large', 'unsupported-media-type'];

/** Shared responses, by their component name. */
type SharedResponses = Map<string, ReturnType<typeof problemResponse>>;

/**
 * Adds the error responses of each operation: those that its route declares, and those that follow from its access,
 * parameters and body. Responses documented with `@ApiResponse` are kept.
 */
export function addErrorResponses(document: OpenAPIObject, rules: ReadonlyMap<string, OperationRules>): void {
  const responses: SharedResponses = new Map();
  for (const { operation, method, path } of eachOperation(document)) {
    const rule = rules.get(operation.operationId ?? '');
    const named = rule ? [...accessCodes(rule), ...rule.problems] : [];
    const codes = new Set([...named, ...shapeCodes(operation, method)]);
    if (isAuthPath(path)) addAuthErrors(operation, [...codes]);
    else addProblems(operation, [...codes], responses);
  }
  const sorted = [...responses].sort(([a], [b]) => a.localeCompare(b));
  document.components = { ...document.components, responses: Object.fromEntries(sorted) };
}

function accessCodes({ access }: OperationRules): string[] {
  if (access.kind === 'public') return [];
  if (access.kind === 'roles') return ['not-signed-in', 'second-factor-needed', 'role-not-allowed'];
  return [
    'not-signed-in',
    ...(access.beforeSecondFactor ? [] : ['second-factor-needed']),
    ...(access.freshProof ? ['fresh-sign-in-needed'] : []),
  ];
}

function shapeCodes({ parameters = [], requestBody }: ApiOperation, method: string): string[] {
  const takes = (place: string) => parameters.some((parameter) => 'in' in parameter && parameter.in === place);
  return [
    ...ALWAYS,
    ...(method === 'get' ? [] : WITH_BODY),
    ...(takes('path') ? ['not-found'] : []),
    ...(takes('query') || takes('header') || requestBody ? ['invalid-fields'] : []),
  ];
}

/** Adds one response per status. Operations with the same problems share it. */
function addProblems(operation: ApiOperation, codes: readonly string[], shared: SharedResponses): void {
  for (const [status, types] of byStatus(codes)) {
    if (operation.responses[status]) continue;
    const name = types.map(({ code }) => code).join('.');
    if (!shared.has(name)) shared.set(name, problemResponse(types));
    operation.responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

function addAuthErrors(operation: ApiOperation, codes: readonly string[]): void {
  for (const [status, [type]] of byStatus(codes.filter((code) => code !== 'invalid-fields')))
    operation.responses[status] ??= { description: type?.title ?? '' };
  for (const [status, response] of Object.entries(operation.responses))
    if (Number(status) >= 400 && response && 'description' in response)
      response.content = authErrorContent(Number(status));
}

function byStatus(codes: readonly string[]): ReadonlyMap<number, ProblemType[]> {
  const grouped = new Map<number, ProblemType[]>();
  for (const type of codes.map(problemType)) grouped.set(type.status, [...(grouped.get(type.status) ?? []), type]);
  return grouped;
}

function problemResponse(types: readonly ProblemType[]) {
  return {
    description: types.map(({ title, code }) => `${title} (\`${code}\`)`).join('; '),
    content: {
      'application/problem+json': {
        schema: { $ref: `#/components/schemas/${ProblemDetailsDto.name}` },
        examples: Object.fromEntries(types.map((type) => [type.code, problemExample(type)])),
      },
    },
  };
}

function problemExample({ code, title, status }: ProblemType): { summary: string; value: ProblemDetailsDto } {
  const isFields = code === 'invalid-fields';
  return {
    summary: title,
    value: {
      type: `https://sops.example.test/problems/${code}`,
      title,
      status,
      instance: 'urn:uuid:0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
      code,
      ...(isFields ? { errors: [{ pointer: '#/title', detail: 'is required' }] } : {}),
    },
  };
}

interface Sample {
  code: AuthErrorCode;
  message: string;
}

/** A sample error of each status; a status may have several codes. */
const SAMPLES: Readonly<Record<number, Sample>> = {
  400: { code: 'validation_failed', message: 'email must be a string' },
  401: { code: 'no_api_key', message: 'The apikey header is missing or not of this installation' },
  403: { code: 'session_not_found', message: 'The session has ended' },
  404: { code: 'not_found', message: 'There is nothing here' },
  408: { code: 'request_timeout', message: 'The request did not arrive in time' },
  413: { code: 'request_entity_too_large', message: 'The request is too large' },
  415: { code: 'unsupported_media_type', message: 'Send JSON (application/json)' },
  422: { code: 'weak_password', message: 'Password should be at least 8 characters.' },
  429: { code: 'over_request_rate_limit', message: 'Too many requests, try again later' },
  503: { code: 'service_unavailable', message: 'The service is temporarily unavailable' },
};
const UNEXPECTED: Sample = { code: 'unexpected_failure', message: 'Something went wrong on our side' };

/** The two formats in which the auth protocol writes an error. */
function authErrorContent(status: number): Record<string, object> {
  const { code, message } = SAMPLES[status] ?? UNEXPECTED;
  const usual: AuthErrorDto = { code: status, error_code: code, msg: message };
  const dated: DatedAuthErrorDto = { code, message };
  return {
    'application/json': {
      schema: {
        anyOf: [AuthErrorDto, DatedAuthErrorDto].map(({ name }) => ({ $ref: `#/components/schemas/${name}` })),
      },
      examples: {
        usual: { summary: 'The usual form', value: usual },
        dated: { summary: 'With the header x-supabase-api-version: 2024-01-01', value: dated },
      },
    },
  };
}
