/** One call to the server, as a behavior sees it. */
export interface ChatCall {
  /** 1 for the first call of this model. */
  number: number;
  /** Type of `response_format`: json_schema, json_object, or null. */
  responseFormat: string | null;
  /** The good answer, as JSON. */
  answer: string;
}

/** What happens after some chunks of a streamed answer have gone out. */
export type StreamFault = 'stall' | 'drop' | 'error';

/** How the server answers one call. */
export type Reply =
  | { kind: 'error'; status: number; type: string; message: string; headers?: Record<string, string> }
  | { kind: 'page'; status: number; html: string }
  | { kind: 'silence' }
  /** Sends `start`, then `piece` for as long as the connection is open. */
  | { kind: 'flood'; status: number; contentType: string; start: string; piece: string }
  | {
      kind: 'stream';
      text: string;
      finishReason: 'stop' | 'length' | 'content_filter';
      fault?: { kind: StreamFault; afterChunks: number };
      /** Characters of a chunk, {@link CHUNK_LENGTH} if not given. */
      chunkLength?: number;
      /** Pause after each chunk. */
      paceMs?: number;
    };

export type Behavior = (call: ChatCall) => Reply;

const EVENTS = 'text/event-stream';
const FLOOD_PIECE = 'x'.repeat(64 * 1024);
const DEEP_LEVELS = 20_000;

const SHORT_WAIT = { 'retry-after-ms': '20' };
const CHUNKS_BEFORE_FAULT = 5;
/** Characters of a chunk, where a reply says no other. */
export const CHUNK_LENGTH = 24;

const sayAnswer: Behavior = ({ answer }) => say(answer);

/** The model's name picks one. */
export const BEHAVIORS: Readonly<Record<string, Behavior>> = {
  ok: sayAnswer,
  'ok-slow': ({ answer }) => ({ ...say(answer), paceMs: 40 }),
  // Goes on for minutes: nobody can be too late to stop it.
  drip: ({ answer }) => ({ ...say(answer), chunkLength: 4, paceMs: 500 }),

  fenced: ({ answer }) => say(`Here it is:\n\`\`\`json\n${answer}\n\`\`\``),
  think: ({ answer }) => say(`<think>They want an object {not json}.</think>${answer}`),
  'think-unopened': ({ answer }) => say(`They want an object {not json}.</think>${answer}`),
  // No part of it can be read before its end.
  'think-slowly': ({ answer }) => ({ ...say(`They want an object {not json}.</think>${answer}`), paceMs: 40 }),
  badjson: ({ answer }) => say(withBadSyntax(answer)),
  truncated: ({ answer }) => cutShort(answer),
  'truncated-then-ok': (call) => (call.number === 1 ? cutShort(call.answer) : say(call.answer)),
  'schema-miss': ({ answer }) => say(withoutFirstKey(answer)),
  'schema-miss-then-ok': ({ number, answer }) => say(number === 1 ? withoutFirstKey(answer) : answer),
  empty: () => say(''),
  refusal: () => ({ ...say("I'm sorry, I can't help with that."), finishReason: 'content_filter' }),
  'refusal-in-words': () => say("I'm sorry, I can't help with that."),

  '400-no-schema': (call) => (call.responseFormat === 'json_schema' ? refuseFormat('json_schema') : say(call.answer)),
  '400-no-json': ({ responseFormat }) => refuseFormat(responseFormat ?? 'text'),
  '400-too-long': () =>
    fail(400, 'context_length_exceeded', "This model's maximum context length is 8192 tokens, yours has 9000"),
  '401': () => fail(401, 'invalid_api_key', 'Incorrect API key provided'),
  '402': () => fail(402, 'insufficient_quota', 'Your credit is used up'),
  '404': () => fail(404, 'model_not_found', 'The model does not exist'),
  '429': () => fail(429, 'rate_limit_exceeded', 'Rate limit reached', SHORT_WAIT),
  '429-for-an-hour': () => fail(429, 'rate_limit_exceeded', 'Rate limit reached', { 'retry-after': '3600' }),
  '429-then-ok': (call) =>
    call.number <= 2 ? fail(429, 'rate_limit_exceeded', 'Rate limit reached', SHORT_WAIT) : say(call.answer),
  '500': () => fail(500, 'server_error', 'The server had an error'),
  '503-then-ok': (call) => (call.number === 1 ? fail(503, 'server_error', 'Overloaded') : say(call.answer)),
  html: () => ({ kind: 'page', status: 502, html: '<html><body>Bad gateway</body></html>' }),
  'html-200': () => ({ kind: 'page', status: 200, html: '<html><body>Please log in</body></html>' }),

  'flood-line': () => flood(200, EVENTS, 'data: ', FLOOD_PIECE),
  'flood-events': () => flood(200, EVENTS, '', `data: ${JSON.stringify(eventOf('y'))}\n\n`.repeat(200)),
  'flood-comments': () => flood(200, EVENTS, '', ': still here\n\n'.repeat(4000)),
  'flood-page': () => flood(200, 'application/json', '{"error":"', FLOOD_PIECE),
  'flood-error': () => flood(500, 'application/json', '{"error":"', FLOOD_PIECE),
  // More characters than an answer may have, in fewer bytes than a response may have.
  'long-answer': () => ({ ...say(JSON.stringify({ title: 'z'.repeat(600_000) })), chunkLength: 10_000 }),
  deep: () => ({
    ...say(`{"title":${'['.repeat(DEEP_LEVELS)}${']'.repeat(DEEP_LEVELS)}}`),
    chunkLength: 1000,
    paceMs: 20,
  }),

  // Answers whose form is right and that must not be used.
  dangerous: ({ answer }) => say(withFirstStep(answer, 'Mix bleach with ammonia and do not open the window')),
  'dangerous-then-ok': ({ number, answer }) =>
    say(number === 1 ? withFirstStep(answer, 'Mix bleach with ammonia and do not open the window') : answer),
  'two-steps': ({ answer }) => say(withSteps(answer, 2)),

  hang: () => ({ kind: 'silence' }),
  stall0: ({ answer }) => ({ ...say(answer), fault: { kind: 'stall', afterChunks: 0 } }),
  stall: ({ answer }) => ({ ...say(answer), fault: { kind: 'stall', afterChunks: CHUNKS_BEFORE_FAULT } }),
  drop: ({ answer }) => ({ ...say(answer), fault: { kind: 'drop', afterChunks: CHUNKS_BEFORE_FAULT } }),
  'drop-then-ok': ({ number, answer }) =>
    number === 1 ? { ...say(answer), fault: { kind: 'drop', afterChunks: CHUNKS_BEFORE_FAULT } } : say(answer),
  // They break off when most of the answer is there, in the fourth step of a SOP of four.
  'stall-late': ({ answer }) => ({ ...say(answer), fault: { kind: 'stall', afterChunks: chunksUpToLastStep(answer) } }),
  'drop-late': ({ answer }) => ({ ...say(answer), fault: { kind: 'drop', afterChunks: chunksUpToLastStep(answer) } }),
  'midstream-error': ({ answer }) => ({ ...say(answer), fault: { kind: 'error', afterChunks: CHUNKS_BEFORE_FAULT } }),
};

type StreamReply = Extract<Reply, { kind: 'stream' }>;

function say(text: string): StreamReply {
  return { kind: 'stream', text, finishReason: 'stop' };
}

function eventOf(content: string): object {
  return {
    id: 'flood'.repeat(60),
    object: 'chat.completion.chunk',
    created: 1,
    choices: [{ index: 0, delta: { content } }],
  };
}

function flood(status: number, contentType: string, start: string, piece: string): Reply {
  return { kind: 'flood', status, contentType, start, piece };
}

function cutShort(answer: string): StreamReply {
  return { ...say(answer.slice(0, Math.floor(answer.length * 0.6))), finishReason: 'length' };
}

function fail(status: number, type: string, message: string, headers: Record<string, string> = {}): Reply {
  return { kind: 'error', status, type, message, headers };
}

function refuseFormat(format: string): Reply {
  return fail(400, 'invalid_request_error', `'response_format' of type '${format}' is not supported`);
}

interface SopAnswer {
  phases: { steps: { text: string }[] }[];
}

/** Puts another text into the first step. The answer must be an SOP. */
function withFirstStep(answer: string, text: string): string {
  const sop = JSON.parse(answer) as SopAnswer;
  const first = sop.phases[0]?.steps[0];
  if (first) first.text = text;
  return JSON.stringify(sop);
}

/** Keeps so many steps of the first phase. The answer must be an SOP. */
function withSteps(answer: string, count: number): string {
  const sop = JSON.parse(answer) as SopAnswer;
  const [phase] = sop.phases;
  if (phase) phase.steps = phase.steps.slice(0, count);
  return JSON.stringify(sop);
}

/** How many chunks go out before one in the middle of the last step's text. The answer must be an SOP. */
function chunksUpToLastStep(answer: string): number {
  const last = (JSON.parse(answer) as SopAnswer).phases.at(-1)?.steps.at(-1)?.text ?? '';
  return Math.floor((answer.indexOf(last) + last.length / 2) / CHUNK_LENGTH);
}

/** Leaves the quotes of the first key out and adds a comma too many. */
function withBadSyntax(answer: string): string {
  return answer.replace(/^\{"(\w+)":/, '{$1:').replace(/\}$/, ',}');
}

function withoutFirstKey(answer: string): string {
  const [, ...kept] = Object.entries(JSON.parse(answer) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(kept));
}
