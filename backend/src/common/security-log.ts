/** Context of log messages that are written at any LOG_LEVEL except `silent`. */
export const SECURITY_LOG = 'SecurityEvents';
