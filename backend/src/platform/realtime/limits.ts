/** Longest frame that a client may send. Bytes. */
export const MAX_FRAME_BYTES = 64 * 1024;
/** A client that lets more than this wait is dropped; it reconnects and reads afresh. Bytes. */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

export const MAX_CHANNELS_PER_SOCKET = 20;
export const MAX_SOCKETS_PER_USER = 20;
export const MAX_SOCKETS_PER_PROCESS = 20_000;
/** An office shares one client IP, and each tab has a socket. Both multiplied by RATE_LIMIT_FACTOR. */
export const MAX_SOCKETS_PER_CLIENT_IP = 500;
/** Those that have not joined a channel, for which a session is needed: strangers have no others. */
export const MAX_SOCKETS_WITHOUT_CHANNEL_PER_CLIENT_IP = 100;

/** Messages of one socket within {@link MESSAGE_WINDOW_MS}; multiplied by RATE_LIMIT_FACTOR. */
export const MAX_MESSAGES_PER_WINDOW = 100;
export const MESSAGE_WINDOW_MS = 10_000;

/** A socket that sends nothing, no pong either, for this long is dead. */
export const MAX_SILENCE_MS = 60_000;
/** A socket without a channel is of no use. The client itself hangs up after 50 s. */
export const MAX_TIME_WITHOUT_CHANNEL_MS = 60_000;
export const PING_INTERVAL_MS = 20_000;
export const SWEEP_INTERVAL_MS = 1000;

/** How long a port may take to answer. */
export const PORT_TIMEOUT_MS = 5000;
export const CLOSE_TIMEOUT_MS = 2000;

/** Changes of one row within this time are told as one. */
export const ROW_CHANGE_DELAY_MS = 25;
/** Least time between two snapshots of one draft. */
export const DRAFT_INTERVAL_MS = 250;
