import { DEMO_PERSON } from '../platform/identity-provider/demo-accounts.js';
import { BEARER_SCHEME, SECURITY_SCHEMES } from './security-schemes.js';

/** Says at the top of the explorer of a demonstration that everything is ready to be tried. */
export function demoNotice(): string {
  return (
    `> **This is a demonstration.** You are signed in as ${DEMO_PERSON.fullName}, who ${DEMO_PERSON.description}. ` +
    'Open an operation, for example *Create an SOP*, and press **Execute**.'
  );
}

/**
 * The script that signs the explorer of a demonstration in, unless the browser still has a token that is good. It runs
 * after the explorer's own, whose `ui` it uses.
 */
export function explorerSignIn(): string {
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
