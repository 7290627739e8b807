import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createOpenApiDocument } from './openapi-document.js';

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

/** Serves the API explorer (Swagger UI) at /api/docs and the document at /api/openapi.json. */
export function setUpApiExplorer(app: NestFastifyApplication): void {
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
