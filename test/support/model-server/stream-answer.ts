import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHUNK_LENGTH, type Reply } from './behaviors.js';

const CHARACTERS_PER_TOKEN = 4;

type StreamReply = Extract<Reply, { kind: 'stream' }>;

export interface StreamSetting {
  model: string;
  promptLength: number;
  asksForUsage: boolean;
}

/** Sends an answer as server-sent events in the form of the OpenAI chat protocol, up to its fault if it has one. */
export async function streamAnswer(
  response: ServerResponse,
  reply: StreamReply,
  setting: StreamSetting,
): Promise<void> {
  const send = (event: object): void => {
    const head = { id: `chatcmpl-${setting.model}`, object: 'chat.completion.chunk', created: 1, model: setting.model };
    response.write(`data: ${JSON.stringify({ ...head, ...event })}\n\n`);
  };
  const sendDelta = (delta: object, finishReason: string | null = null): void => {
    send({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
  };

  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  sendDelta({ role: 'assistant', content: '' });
  const chunks = reply.text.match(new RegExp(`[\\s\\S]{1,${reply.chunkLength ?? CHUNK_LENGTH}}`, 'g')) ?? [];
  for (const [index, content] of chunks.entries()) {
    if (response.destroyed) return;
    if (reply.fault?.afterChunks === index) return breakOff(response, reply.fault.kind, send);
    sendDelta({ content });
    await sleep(reply.paceMs ?? 1);
  }
  sendDelta({}, reply.finishReason);
  if (setting.asksForUsage) send({ choices: [], usage: countTokens(setting.promptLength, reply.text.length) });
  response.end('data: [DONE]\n\n');
}

function breakOff(
  response: ServerResponse,
  fault: NonNullable<StreamReply['fault']>['kind'],
  send: (event: object) => void,
): void {
  switch (fault) {
    case 'stall':
      return;
    case 'drop':
      response.socket?.destroy();
      return;
    case 'error':
      send({ error: { message: 'upstream overloaded', type: 'overloaded_error', code: 529 } });
      response.end();
  }
}

function countTokens(promptLength: number, answerLength: number): object {
  const promptTokens = Math.ceil(promptLength / CHARACTERS_PER_TOKEN);
  const completionTokens = Math.ceil(answerLength / CHARACTERS_PER_TOKEN);
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: 10 },
    completion_tokens_details: { reasoning_tokens: 3 },
  };
}
