import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import { TestSite, useApi } from '../../support/test-site.js';
import { STORAGE_SETTINGS } from './storage-fixture.js';

/** Where an installation keeps the bytes of its files. */
export type Keep = 'a disk' | 'an S3 service';

export const KEEPS: readonly Keep[] = ['a disk', 'an S3 service'];

/** An S3 service on this machine with one bucket, and a folder for files on their way to it. */
export class S3Service {
  private isAway = false;

  private constructor(
    private readonly server: S3rver,
    /** What it holds. */
    readonly folder: string,
    /** Where files wait until the service has them. */
    readonly spool: string,
    /** Settings of a product that keeps its files there. */
    readonly env: Record<string, string>,
  ) {}

  static async start(): Promise<S3Service> {
    const folder = mkdtempSync(join(tmpdir(), 's3-'));
    const spool = mkdtempSync(join(tmpdir(), 's3-spool-'));
    const configureBuckets = [{ name: 'sop-files', configs: [] }];
    const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
    const { port } = (await server.run()) as unknown as AddressInfo;
    return new S3Service(server, folder, spool, {
      STORAGE_DIR: spool,
      S3_BUCKET: 'sop-files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'sop/',
    });
  }

  /** From now on it does not answer. */
  async goAway(): Promise<void> {
    if (!this.isAway) await this.server.close();
    this.isAway = true;
  }

  async stop(): Promise<void> {
    await this.goAway();
    for (const each of [this.folder, this.spool]) rmSync(each, { recursive: true });
  }
}

/** The product with its files on a disk or with an S3 service, for the tests of the calling block. */
export function useStorage(keep: Keep): TestSite {
  if (keep === 'a disk') return useApi(STORAGE_SETTINGS);
  const env: Record<string, string> = { ...STORAGE_SETTINGS };
  const site = new TestSite({ env });
  let service: S3Service | undefined;
  beforeAll(async () => {
    service = await S3Service.start();
    Object.assign(env, service.env);
    await site.start();
  });
  afterAll(async () => {
    await site.stop();
    await service?.stop();
  });
  return site;
}
