import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { sopJsonSchemas } from '../../libs/sop-document/index.js';
import { ProblemDetailsDto } from '../common/problems/problem-details.dto.js';
import { AuthErrorDto, DatedAuthErrorDto } from '../features/auth/protocol/dto/auth-protocol.dto.js';
import { sortByTag } from './api-tags.js';
import { addExamples } from './composed-examples.js';
import { addErrorResponses } from './error-responses.js';
import { eachOperation, operationRules } from './operations.js';
import { addSecurity, SECURITY_SCHEMES } from './security-schemes.js';

const DESCRIPTION = `Turns a written prompt into a standard operating procedure (SOP) and lets a team manage, export and share it.

## Sign in

1. Sign-in calls carry the public key of the installation in the header \`apikey\`. In the API explorer it is filled in.
   Programs find it in \`/api/openapi.json\`, as \`x-public-key\` of the security scheme \`apikey\`.
2. Get an access token. Either copy it from your account page (*Account*, *API access*), or sign in with email address
   and password: \`POST /api/v1/auth/token?grant_type=password\`. New here? \`POST /api/v1/auth/signup\` creates an account,
   and \`POST /api/v1/auth/verify\` confirms it with the code from the email.
3. Send the token with each request: \`Authorization: Bearer <access token>\`. In the API explorer, press *Authorize* and
   paste it. It expires after an hour; \`POST /api/v1/auth/token?grant_type=refresh_token\` gives a new one.

## Create your first SOP

1. \`POST /api/v1/sops\` with \`{ "prompt": "How we open the bakery" }\`. The response is the new SOP with its \`id\`.
2. \`GET /api/v1/sops/{id}\` until \`generation_state\` is \`succeeded\`. Then \`content\` holds the text.
3. \`GET /api/v1/sops/{id}/exports/pdf\` downloads it as a file.

Where plans are sold, creating SOPs requires one (\`POST /api/v1/functions/create-checkout\`).

## Lists and errors

Lists are paginated: pass \`next_cursor\` as \`cursor\` to get the next page. Errors are RFC 9457 problem details, with a stable
\`code\`. Errors of calls below \`/api/v1/auth\` have the format of the sign-in protocol.`;

/** The API document: the only contract between the server, the generated client and other programs. */
export function createOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('SOP Platform API')
    .setDescription(DESCRIPTION)
    .setVersion(productVersion())
    .setLicense('Proprietary, see the terms of service', '/terms')
    .addServer('/', 'This installation')
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    extraModels: [ProblemDetailsDto, AuthErrorDto, DatedAuthErrorDto],
    operationIdFactory: (_controller, method) => method,
  });
  document.components = {
    schemas: { ...document.components?.schemas, ...sopJsonSchemas() },
    securitySchemes: SECURITY_SCHEMES,
  };
  const rules = operationRules(app);
  addSecurity(document, rules);
  addErrorResponses(document, rules);
  sortByTag(document);
  const tidied = tidy(document);
  addExamples(tidied);
  return tidied;
}

function productVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return String(manifest.version);
}

/** Cleans up the generator's output: removes a redundant `allOf`, and adds missing descriptions of responses. */
function tidy(document: OpenAPIObject): OpenAPIObject {
  delete document.info.contact;
  for (const { operation } of eachOperation(document)) {
    for (const [status, response] of Object.entries(operation.responses))
      if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? status;
  }
  return withPlainReferences(document) as OpenAPIObject;
}

/** Since OpenAPI 3.1 a `$ref` may have sibling keywords, so an `allOf` with a single reference is redundant. */
function withPlainReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainReferences);
  if (typeof value !== 'object' || value === null) return value;
  const { allOf, ...rest } = value as { allOf?: unknown };
  const plain = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withPlainReferences(part)]));
  if (allOf === undefined) return plain;
  const [only, ...others]: unknown[] = Array.isArray(allOf) ? allOf : [allOf];
  const isReference = others.length === 0 && typeof only === 'object' && only !== null && '$ref' in only;
  return isReference ? { ...only, ...plain } : { ...plain, allOf: withPlainReferences(allOf) };
}
