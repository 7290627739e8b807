import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Environment } from '../config/environment.js';
import type { Secrets } from '../config/generated-secrets.js';
import { isBuiltInProviderEnabled } from '../platform/identity-provider/provider-client.js';
import { demoNotice, explorerSignIn } from './explorer-sign-in.js';
import { EXPLORER_STYLES } from './explorer-styles.js';
import { createOpenApiDocument } from './openapi-document.js';
import { API_KEY_SCHEME, SECURITY_SCHEMES } from './security-schemes.js';

const DOCS_PATH = 'api/docs';
const SIGN_IN_SCRIPT = `/${DOCS_PATH}/sign-in.js`;

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

/**
 * Serves the API explorer (Swagger UI) at /api/docs and the document at /api/openapi.json. The public key is filled in;
 * in a demonstration so is the access token of the demonstration's person.
 */
export function setUpApiExplorer(app: NestFastifyApplication, environment: Environment, { anonKey }: Secrets): void {
  const isDemo = environment.demo && isBuiltInProviderEnabled(environment);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`/${DOCS_PATH}`)) void reply.header('content-security-policy', DOCS_POLICY);
    done();
  });
  if (isDemo)
    fastify.get(SIGN_IN_SCRIPT, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(explorerSignIn()),
    );
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup(
    DOCS_PATH,
    app,
    () => {
      document ??= ofInstallation(createOpenApiDocument(app), { anonKey, isDemo });
      return document;
    },
    {
      jsonDocumentUrl: 'api/openapi.json',
      yamlDocumentUrl: 'api/openapi.yaml',
      customSiteTitle: 'API explorer - SOP Platform',
      customfavIcon: '/favicon.ico',
      customCss: EXPLORER_STYLES,
      ...(isDemo ? { customJs: SIGN_IN_SCRIPT } : {}),
      swaggerOptions: {
        persistAuthorization: true,
        tryItOutEnabled: true,
        displayRequestDuration: true,
        docExpansion: 'list',
        defaultModelsExpandDepth: 0,
        authAction: {
          [API_KEY_SCHEME]: { name: API_KEY_SCHEME, schema: SECURITY_SCHEMES[API_KEY_SCHEME], value: anonKey },
        },
      },
    },
  );
}

/** The document with what only this installation can tell: its public key, and whether it is a demonstration. */
function ofInstallation(
  document: OpenAPIObject,
  { anonKey, isDemo }: { anonKey: string; isDemo: boolean },
): OpenAPIObject {
  const { info, components } = document;
  const apiKey = { ...SECURITY_SCHEMES[API_KEY_SCHEME], 'x-public-key': anonKey };
  return {
    ...document,
    info: isDemo ? { ...info, description: `${demoNotice()}\n\n${info.description}` } : info,
    components: { ...components, securitySchemes: { ...components?.securitySchemes, [API_KEY_SCHEME]: apiKey } },
  };
}
