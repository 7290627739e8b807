import { defineConfig } from '@hey-api/openapi-ts';

/** The client of the API. Sign-in has a client of its own, so its operations are left out: one way to sign in. */
export default defineConfig({
  input: './openapi.json',
  output: { path: './frontend/src/api/generated', clean: true },
  parser: { filters: { tags: { exclude: ['Sign-in', 'Second factors', 'Account administration'] } } },
  plugins: [
    { name: '@hey-api/client-fetch', throwOnError: true },
    '@hey-api/typescript',
    '@hey-api/sdk',
    '@tanstack/react-query',
  ],
});
