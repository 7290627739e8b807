import type { OpenAPIObject } from '@nestjs/swagger';
import { commonProblems } from './common/problems/common.problems.js';
import { ProblemDetailsDto } from './common/problems/problem-details.dto.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Code = keyof typeof commonProblems;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const AUTH_PREFIX = '/api/v1/auth/';

/** What every operation may answer, because it is refused before the operation is reached. */
const ALWAYS: readonly Code[] = ['malformed-request', 'too-many-requests', 'headers-too-large'];
/** What operations that may be sent a body, wanted or not, may answer besides. */
const WITH_BODY: readonly Code[] = ['request-timeout', 'body-too-large', 'unsupported-media-type'];

/**
 * Adds the answers that can come from in front of the operations, so that no route has to name them. What a route says
 * itself stays.
 */
export function addCommonResponses(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) addResponses(operation, { isRead: method === 'get', isAuth: path.startsWith(AUTH_PREFIX) });
    }
  }
  const responses = Object.fromEntries(
    [...ALWAYS, ...WITH_BODY, 'not-found' as const].map((code) => [code, response(code)]),
  );
  document.components = { ...document.components, responses: { ...document.components?.responses, ...responses } };
}

function addResponses(operation: Operation, { isRead, isAuth }: { isRead: boolean; isAuth: boolean }): void {
  const takesId = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path');
  const codes: Code[] = [...ALWAYS, ...(isRead ? [] : WITH_BODY), ...(takesId ? ['not-found' as const] : [])];
  for (const code of codes) {
    const { status, title } = commonProblems[code]().type;
    operation.responses[status] ??= isAuth ? { description: title } : { $ref: `#/components/responses/${code}` };
  }
}

function response(code: Code): { description: string; content: Record<string, object> } {
  const { title } = commonProblems[code]().type;
  const schema = { $ref: `#/components/schemas/${ProblemDetailsDto.name}` };
  return { description: `${title} (\`${code}\`)`, content: { 'application/problem+json': { schema } } };
}
