/** Thrown to refuse what a client asked for; the message goes to the client, so it names nothing of others. */
export class ChannelRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ChannelRefusal';
  }
}
