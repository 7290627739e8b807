import type { IncomingMessage } from 'node:http';

/** The parts of an OpenAI chat request that the server looks at. */
export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { name?: string; strict?: boolean; schema?: unknown } };
  stream_options?: { include_usage?: boolean };
}

/** What is kept of a call, for tests to look at. */
export interface RecordedCall {
  model: string;
  /** 1 for the first call of this model. */
  number: number;
  /** Type of `response_format`: json_schema, json_object, or null. */
  responseFormat: string | null;
  schemaName: string | null;
  isStrict: boolean;
  asksForUsage: boolean;
  maxTokens: number | null;
  authorization: string | null;
  messages: { role: string; text: string }[];
  /** True once the connection was closed before the answer was complete. */
  isCutOff: boolean;
  /** What the connection had taken when it was closed, in bytes; 0 before that. */
  sentBytes: number;
}

/** Reads a request to its end. Null when it is not JSON. */
export async function readChatRequest(request: IncomingMessage): Promise<ChatRequest | null> {
  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    return JSON.parse(body) as ChatRequest;
  } catch {
    return null;
  }
}

export function recordCall(request: ChatRequest, number: number, authorization: string | undefined): RecordedCall {
  const format = request.response_format;
  return {
    model: request.model,
    number,
    responseFormat: format?.type ?? null,
    schemaName: format?.json_schema?.name ?? null,
    isStrict: format?.json_schema?.strict ?? false,
    asksForUsage: request.stream_options?.include_usage ?? false,
    maxTokens: request.max_tokens ?? null,
    authorization: authorization ?? null,
    messages: request.messages.map(({ role, content }) => ({ role, text: toText(content) })),
    isCutOff: false,
    sentBytes: 0,
  };
}

function toText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
