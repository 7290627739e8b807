import type { OpenAPIObject } from '@nestjs/swagger';
import { eachOperation, type OperationRules } from './operations.js';

/** Name of the scheme of the public key, which the API explorer fills in. */
export const API_KEY_SCHEME = 'apikey';
/** Name of the scheme of access tokens. */
export const BEARER_SCHEME = 'bearer';
const SERVICE_KEY_SCHEME = 'service_key';

export const SECURITY_SCHEMES = {
  [API_KEY_SCHEME]: {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
    description: 'The public key of the installation, which sign-in calls carry. It is not secret.',
  },
  [BEARER_SCHEME]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a session: from *Account*, *API access*, or from `POST /api/v1/auth/token`.',
  },
  [SERVICE_KEY_SCHEME]: {
    type: 'http',
    scheme: 'bearer',
    description: 'The service key of the installation (`SERVICE_KEY`). It is secret: only its operators have it.',
  },
} as const;

/** Adds the security requirement of each operation; all of its schemes are required together. */
export function addSecurity(document: OpenAPIObject, rules: ReadonlyMap<string, OperationRules>): void {
  for (const { operation } of eachOperation(document)) {
    const rule = rules.get(operation.operationId ?? '');
    const names = rule ? schemesOf(rule) : [];
    operation.security = names.length > 0 ? [Object.fromEntries(names.map((name) => [name, []]))] : [];
  }
}

function schemesOf({ access, takesApiKey, takesServiceKey }: OperationRules): string[] {
  return [
    ...(takesApiKey ? [API_KEY_SCHEME] : []),
    ...(takesServiceKey ? [SERVICE_KEY_SCHEME] : access.kind === 'public' ? [] : [BEARER_SCHEME]),
  ];
}
