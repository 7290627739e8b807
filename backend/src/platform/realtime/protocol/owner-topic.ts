const PREFIX = 'realtime:';

/** The topic of everything that belongs to one user; `client.channel('user:<id>')` on the other side. */
export function ownerTopic(userId: string): string {
  return `${PREFIX}user:${userId}`;
}

/** A topic without the prefix that the client puts before every name. */
export function channelName(topic: string): string {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : topic;
}
