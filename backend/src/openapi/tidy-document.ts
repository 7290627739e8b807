import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { eachOperation } from './operations.js';

/** Straightens what the generator of the document writes: needless `allOf`, and answers without a description. */
export function tidy(document: OpenAPIObject): OpenAPIObject {
  delete document.info.contact;
  for (const { operation } of eachOperation(document)) {
    for (const [status, response] of Object.entries(operation.responses))
      if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? status;
  }
  return withPlainReferences(document) as OpenAPIObject;
}

/** Since OpenAPI 3.1 a `$ref` may stand beside other keywords: an `allOf` of one schema says nothing more. */
function withPlainReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainReferences);
  if (typeof value !== 'object' || value === null) return value;
  const { allOf, ...rest } = value as { allOf?: unknown };
  const plain = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withPlainReferences(part)]));
  if (allOf === undefined) return plain;
  const [only, ...others]: unknown[] = Array.isArray(allOf) ? allOf : [allOf];
  const isReference = others.length === 0 && typeof only === 'object' && only !== null && '$ref' in only;
  return isReference ? { ...only, ...plain } : { ...plain, allOf: withPlainReferences(allOf) };
}
