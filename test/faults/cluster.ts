import { type Person, personOf } from '../support/accounts.js';
import { findFreePort, type RunningServer, startServer } from '../support/server-process.js';
import { LiveWatch } from './live-watch.js';

const PEOPLE = 4;

/** Two web and two worker processes on one database, and people who use them. */
export class Cluster {
  private constructor(
    private readonly databaseUrl: string,
    private readonly env: Record<string, string>,
    readonly webs: RunningServer[],
    readonly workers: RunningServer[],
    readonly people: Person[],
    /** One browser for each web process. */
    readonly watches: LiveWatch[],
  ) {}

  /** @param settings beside what the processes share. */
  static async start(databaseUrl: string, settings: Record<string, string> = {}): Promise<Cluster> {
    const ports = [await findFreePort(), await findFreePort()];
    const env = {
      BILLING_MODE: 'none',
      SECRET_KEY: 'a-secret-shared-by-all-the-replicas',
      APP_URL: `http://localhost:${ports[0]}`,
      ...settings,
    };
    const start = (role: string, port?: number) =>
      startServer({ databaseUrl, env: { ...env, PROCESS_ROLE: role }, ...(port && { port }) });
    const webs = await Promise.all(ports.map((port) => start('web', port)));
    const workers = await Promise.all([start('worker'), start('worker')]);
    const people: Person[] = [];
    const [web] = webs;
    for (let n = 0; web && n < PEOPLE; n += 1) people.push(await personOf(web, `person-${n}@example.test`, 'user'));
    const watches = await Promise.all(webs.map((web) => LiveWatch.open(web, last(people))));
    return new Cluster(databaseUrl, env, webs, workers, people, watches);
  }

  /** Those who write all the time. */
  get writers(): Person[] {
    return this.people.slice(0, 2);
  }

  /** Looks whether everything works. Nobody else's drafts stand before this person's: each gets a share of the workers. */
  get visitor(): Person {
    return last(this.people);
  }

  get origins(): string[] {
    return this.webs.map(({ origin }) => origin);
  }

  get processes(): RunningServer[] {
    return [...this.webs, ...this.workers];
  }

  /** Starts a process in the place of one that has ended. @param settings beside what the processes share. */
  async replace(kind: 'webs' | 'workers', index: number, settings: Record<string, string> = {}): Promise<void> {
    const role = kind === 'webs' ? 'web' : 'worker';
    const port = Number(new URL(this[kind][index]?.origin ?? '').port);
    this[kind][index] = await startServer({
      databaseUrl: this.databaseUrl,
      env: { ...this.env, ...settings, PROCESS_ROLE: role },
      port,
    });
  }

  async stop(): Promise<void> {
    for (const watch of this.watches) await watch.close();
    await Promise.all(this.processes.map((server) => server.kill9()));
  }
}

function last<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new Error('The list is empty');
  return item;
}
