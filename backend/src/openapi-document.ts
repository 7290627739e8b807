import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ProblemDetailsDto } from './common/problems/problem-details.dto.js';
import { sopJsonSchemas } from './features/sops/document/sop-json-schemas.js';
import { addCommonResponses } from './openapi-responses.js';

const DESCRIPTION = `Turns a written prompt into a standard operating procedure (SOP) and lets a team manage, export and share it.

**Try it:** sign in on the site, copy the access token from *Account → API access* (or call \`POST /auth/token\`), press
*Authorize* and paste it. Lists are keyset-paged: pass \`next_cursor\` as \`cursor\`. Errors are RFC 9457 problem details;
below \`/auth\` they have the auth protocol's own form.`;

/** The API document: the only contract between the server, the generated client and outside programs. */
export function createOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('SOP platform')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a session' })
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    extraModels: [ProblemDetailsDto],
    operationIdFactory: (_controller, method) => method,
  });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...sopJsonSchemas() },
  };
  addCommonResponses(document);
  return document;
}

const DOCS_PATH = 'api/docs';

/** Swagger UI writes styles into its page; its scripts come from here like everybody's. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves Swagger UI at /api/docs and the document at /api/openapi.json. */
export function setUpApiDocs(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`/${DOCS_PATH}`)) void reply.header('content-security-policy', DOCS_POLICY);
    done();
  });
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup(
    DOCS_PATH,
    app,
    () => {
      document ??= createOpenApiDocument(app);
      return document;
    },
    {
      jsonDocumentUrl: 'api/openapi.json',
      yamlDocumentUrl: 'api/openapi.yaml',
      customSiteTitle: 'SOP platform API',
      swaggerOptions: { persistAuthorization: true, tryItOutEnabled: true, displayRequestDuration: true },
    },
  );
}
