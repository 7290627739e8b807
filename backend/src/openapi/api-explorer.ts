import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Environment } from '../config/environment.js';
import type { Secrets } from '../config/generated-secrets.js';
import { DEMO_PERSON } from '../platform/identity-provider/demo-accounts.js';
import { isBuiltInProviderEnabled } from '../platform/identity-provider/provider-client.js';
import { createOpenApiDocument } from './openapi-document.js';
import { API_KEY_SCHEME, BEARER_SCHEME, SECURITY_SCHEMES } from './security-schemes.js';

const DOCS_PATH = 'api/docs';
const SIGN_IN_SCRIPT = `/${DOCS_PATH}/sign-in.js`;

/** Swagger UI uses inline styles; its scripts are served from this origin. */
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
 * in demo mode, so is an access token of the demo person.
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

/** Adds what is specific to the installation: the public key, and the notice of a demonstration. */
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

/** Notice at the top of the explorer in demo mode. */
function demoNotice(): string {
  return (
    `> **This is a demonstration.** You are signed in as ${DEMO_PERSON.fullName}, who ${DEMO_PERSON.description}. ` +
    'Open an operation, for example *Create an SOP*, and press **Execute**.'
  );
}

/**
 * Script that signs in to the explorer in demo mode, unless the browser still has a valid token. Runs after the
 * explorer's own script, whose `ui` it uses.
 */
function explorerSignIn(): string {
  const scheme = JSON.stringify(SECURITY_SCHEMES[BEARER_SCHEME]);
  return `window.addEventListener('load', async () => {
  const name = ${JSON.stringify(BEARER_SCHEME)};
  const isGood = (token) => {
    try {
      const [, claims] = token.split('.');
      return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 > Date.now() + 60_000;
    } catch {
      return false;
    }
  };
  if (isGood(window.ui.authSelectors.authorized().getIn([name, 'value']))) return;
  const response = await fetch('/api/v1/demo-session', { method: 'POST' });
  if (!response.ok) return;
  const { access_token: value } = await response.json();
  window.ui.authActions.authorizeWithPersistOption({ [name]: { name, schema: ${scheme}, value } });
});
`;
}

/** Styles of the API explorer: the product's colors in light and dark mode, and less empty space. */
const EXPLORER_STYLES = `
.swagger-ui { --accent: #0d5c56; --on-accent: #ffffff }
html.dark-mode .swagger-ui { --accent: #6cc4b8; --on-accent: #06201d }
.swagger-ui .topbar { display: none }
.swagger-ui .info { margin: 32px 0 24px }
.swagger-ui .info .description { max-width: 860px }
.swagger-ui .info blockquote { margin: 0 0 16px; padding: 4px 16px; border-left: 4px solid var(--accent) }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code,
html.dark-mode .swagger-ui .markdown code, html.dark-mode .swagger-ui .renderedMarkdown code {
  color: var(--accent); overflow-wrap: anywhere
}
.swagger-ui .info a, html.dark-mode .swagger-ui .info a { color: var(--accent) }
.swagger-ui .btn.authorize, html.dark-mode .swagger-ui .btn.authorize {
  border-color: var(--accent); color: var(--accent)
}
.swagger-ui .btn.authorize svg, html.dark-mode .swagger-ui .btn.authorize svg { fill: var(--accent) }
.swagger-ui .btn.execute, html.dark-mode .swagger-ui .btn.execute {
  border-color: var(--accent); background: var(--accent); color: var(--on-accent)
}
.swagger-ui .body-param__text { min-height: 140px }
.swagger-ui .scheme-container { padding: 16px 0 }
@media (max-width: 600px) { .swagger-ui .info ol { padding-left: 20px } }
`;
