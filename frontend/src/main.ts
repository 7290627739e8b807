import { showApp } from './show-app';

await showApp();
