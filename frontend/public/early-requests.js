// Asks for what a page shows while its code is still being loaded. `src/api/early-responses.ts` takes the answers.
(() => {
  let session;
  try {
    session = JSON.parse(localStorage.getItem('sop-platform.auth'));
  } catch {
    // Without storage nobody is signed in.
  }
  const token = session?.access_token;
  // As long before its end as the auth client renews a token.
  const isUsable = typeof token === 'string' && session.expires_at - 90 > Date.now() / 1000;
  if (!isUsable) return;

  const [, sopId] = /^\/sops\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(location.pathname) ?? [];
  const paths = ['/api/v1/profiles/me', ...(sopId ? [`/api/v1/sops/${sopId}`] : [])];
  const askedAt = performance.now();
  window.__earlyResponses = new Map(
    paths.map((path) => {
      const response = fetch(path, { headers: { authorization: `Bearer ${token}` } });
      // Whoever takes it sees the failure; a page that never does must not report it.
      response.catch(() => undefined);
      return [path, { token, askedAt, response }];
    }),
  );
})();
