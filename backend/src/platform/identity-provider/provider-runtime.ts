// Loaded only where the built-in provider is enabled, by a dynamic import, because oidc-provider is large.
export { createProvider } from './create-provider.js';
export { PasswordInteractions } from './password-interactions.js';
export { SignInInteractions } from './sign-in-interactions.js';
