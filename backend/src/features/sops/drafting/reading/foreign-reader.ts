import { createFindings, type Findings } from './findings.js';

export function readForeign(_request: string, _lang: string): Findings {
  return createFindings(new Set());
}
