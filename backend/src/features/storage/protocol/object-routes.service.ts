import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { requireObjectName } from '../access/storage-names.js';
import { StorageObjectsService } from '../objects/storage-objects.service.js';
import { fileObjectOf, metadataOf, type StoredObject } from '../objects/stored-object.js';
import { StorageUploadsService } from '../uploads/storage-uploads.service.js';
import { FileAnswersService } from './file-answers.service.js';
import { readUpload } from './read-upload.js';
import { placeIn, queryOf, readJsonBody, type StorageCall, type StorageRoute } from './storage-calls.js';
import { StorageError } from './storage-error.js';
import { requireMetadata } from './upload-facts.js';

const namesSchema = z.object({ prefixes: z.array(z.string().max(600)).min(1).max(1000) });

const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  sourceVersionId: z.string().nullish(),
  copyMetadata: z.boolean().optional(),
  metadata: z.unknown().optional(),
});

/** The calls about files. */
@Injectable()
export class ObjectRoutesService {
  constructor(
    private readonly objects: StorageObjectsService,
    private readonly uploads: StorageUploadsService,
    private readonly answers: FileAnswersService,
  ) {}

  get routes(): readonly StorageRoute[] {
    return [
      { method: 'POST', path: '/object/move', asks: 'session', answer: (call) => this.move(call) },
      { method: 'POST', path: '/object/copy', asks: 'session', creates: true, answer: (call) => this.copy(call) },
      { method: 'GET', path: '/object/info/:bucket/*', asks: 'session', answer: (call) => this.info(call) },
      ...(['GET', 'HEAD'] as const).flatMap((method): StorageRoute[] => [
        { method, path: '/object/public/:bucket/*', asks: 'address', answer: (call) => this.download(call, 'public') },
        { method, path: '/object/authenticated/:bucket/*', asks: 'key', answer: (call) => this.download(call) },
        { method, path: '/object/:bucket/*', asks: 'key', answer: (call) => this.download(call) },
      ]),
      {
        method: 'POST',
        path: '/object/:bucket/*',
        asks: 'session',
        creates: true,
        answer: (call) => this.upload(call),
      },
      { method: 'PUT', path: '/object/:bucket/*', asks: 'session', creates: true, answer: (call) => this.upload(call) },
      { method: 'DELETE', path: '/object/:bucket', asks: 'session', answer: (call) => this.remove(call) },
      { method: 'DELETE', path: '/object/:bucket/*', asks: 'session', answer: (call) => this.removeOne(call) },
    ];
  }

  private async download(call: StorageCall, audience?: 'public'): Promise<unknown> {
    refuseVersions(call);
    const caller = audience === 'public' ? ({ kind: 'anybody' } as const) : call.caller;
    const object = await this.objects.find(caller, placeIn(call), 'content').catch((error: unknown) => {
      // Nobody is told to sign in at an address that is for everyone.
      throw audience !== 'public' && caller.kind === 'anybody' && error instanceof StorageError
        ? new StorageError('InvalidJWT')
        : error;
    });
    const cacheControl = audience === 'public' ? `public, ${object.cache_control}` : 'private, no-cache';
    return this.answers.answer(object, call, { cacheControl, download: queryOf(call, 'download') });
  }

  private async info(call: StorageCall): Promise<object> {
    refuseVersions(call);
    const object = await this.objects.find(call.caller, placeIn(call), 'names');
    return {
      ...{ id: object.id, name: object.name, version: object.version, bucket_id: object.bucket_id },
      ...{ size: Number(object.size), content_type: object.media_type, cache_control: object.cache_control },
      ...{ etag: metadataOf(object).eTag, last_modified: object.updated_at, created_at: object.created_at },
      metadata: object.user_metadata,
    };
  }

  private async upload(call: StorageCall): Promise<{ Id: string; Key: string }> {
    const { bucketId, name } = placeIn(call);
    requireObjectName(name);
    const bucket = await this.objects.requireWritable(call.caller, { bucketId, name });
    const mayReplace = call.request.method === 'PUT' || call.request.headers['x-upsert'] === 'true';
    const target = { caller: call.caller, bucket, name, mayReplace };
    return writtenDto(await this.uploads.take(target, readUpload(call.request)));
  }

  private async remove(call: StorageCall): Promise<object[]> {
    const { prefixes } = await readJsonBody(call.request, namesSchema);
    const removed = await this.objects.remove(call.caller, placeIn(call).bucketId, prefixes);
    return removed.map((object) => ({
      ...fileObjectOf(object, object.name),
      ...{ bucket_id: object.bucket_id, version: object.version },
    }));
  }

  private async removeOne(call: StorageCall): Promise<{ message: string }> {
    const { bucketId, name } = placeIn(call);
    const removed = await this.objects.remove(call.caller, bucketId, [name]);
    if (removed.length === 0) throw new StorageError('NoSuchKey');
    return { message: 'Successfully deleted' };
  }

  private async move(call: StorageCall): Promise<{ message: string }> {
    const { from, to } = await this.transferOf(call);
    await this.objects.move(call.caller, from, to);
    return { message: 'Successfully moved' };
  }

  private async copy(call: StorageCall): Promise<{ Id: string; Key: string }> {
    const { from, to, userMetadata } = await this.transferOf(call);
    return writtenDto(await this.objects.copy(call.caller, from, to, userMetadata));
  }

  private async transferOf({ request }: StorageCall) {
    const body = await readJsonBody(request, transferSchema);
    if (body.sourceVersionId != null) throw new StorageError('NotSupported');
    const keepsMetadata = body.copyMetadata !== false && body.metadata == null;
    return {
      from: { bucketId: body.bucketId, name: body.sourceKey },
      to: { bucketId: body.destinationBucket ?? body.bucketId, name: requireObjectName(body.destinationKey) },
      userMetadata: keepsMetadata ? null : requireMetadata(body.metadata ?? {}),
    };
  }
}

/** There is one version of each file. @throws StorageError NotSupported, also for pictures to be changed on the way */
export function refuseVersions(call: StorageCall): void {
  if (queryOf(call, 'versionId') !== undefined) throw new StorageError('NotSupported');
}

export function writtenDto({ id, bucket_id, name }: StoredObject): { Id: string; Key: string } {
  return { Id: id, Key: `${bucket_id}/${name}` };
}
