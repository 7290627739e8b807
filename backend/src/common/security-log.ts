/** Context of the messages that an operator's log holds whatever LOG_LEVEL says, unless it is `silent`. */
export const SECURITY_LOG = 'SecurityEvents';
