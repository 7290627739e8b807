/** Maximum size of a client's frame, in bytes. */
export const MAX_FRAME_BYTES = 64 * 1024;
/** Maximum unsent bytes per client; a client beyond it is disconnected, reconnects and reloads. */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

export const MAX_CHANNELS_PER_SOCKET = 20;
export const MAX_SOCKETS_PER_USER = 20;
export const MAX_SOCKETS_PER_PROCESS = 20_000;
/** An office may share one client IP, and each tab has a socket. Both limits are multiplied by RATE_LIMIT_FACTOR. */
export const MAX_SOCKETS_PER_CLIENT_IP = 500;
/** Sockets that have not joined a channel, which requires a session: all that an unauthenticated client can open. */
export const MAX_SOCKETS_WITHOUT_CHANNEL_PER_CLIENT_IP = 100;

/** Messages of one socket within {@link MESSAGE_WINDOW_MS}; multiplied by RATE_LIMIT_FACTOR. */
export const MAX_MESSAGES_PER_WINDOW = 100;
export const MESSAGE_WINDOW_MS = 10_000;

/** A socket that sends nothing for this long, not even a pong, is considered dead. */
export const MAX_SILENCE_MS = 60_000;
/** Sockets without a channel are closed. The client itself disconnects after 50 s. */
export const MAX_TIME_WITHOUT_CHANNEL_MS = 60_000;
export const PING_INTERVAL_MS = 20_000;
export const SWEEP_INTERVAL_MS = 1000;

/** Timeout of calls to the authenticator and the source. */
export const PORT_TIMEOUT_MS = 5000;
export const CLOSE_TIMEOUT_MS = 2000;

/** Changes of one row within this time are merged into one message. */
export const ROW_CHANGE_DELAY_MS = 25;
/** Minimum time between two snapshots of one draft. */
export const DRAFT_INTERVAL_MS = 250;
