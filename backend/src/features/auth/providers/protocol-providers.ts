/** Every name of a way to sign in that clients of the protocol may look for. */
const KNOWN_NAMES = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'email',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

/** The offered names with true, every other one that clients know with false. */
export function describeProviders(offered: readonly string[]): Record<string, boolean> {
  const names = [...new Set([...KNOWN_NAMES, ...offered])];
  return Object.fromEntries(names.map((name) => [name, offered.includes(name)]));
}
