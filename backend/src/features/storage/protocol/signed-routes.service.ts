import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SignedAddressesService } from '../access/signed-addresses.service.js';
import { requireObjectName } from '../access/storage-names.js';
import { StorageObjectsService } from '../objects/storage-objects.service.js';
import type { StoredObject } from '../objects/stored-object.js';
import { StorageUploadsService } from '../uploads/storage-uploads.service.js';
import { FileAnswersService } from './file-answers.service.js';
import { writtenDto } from './object-routes.service.js';
import { readUpload } from './read-upload.js';
import { placeIn, queryOf, readJsonBody, type StorageCall, type StorageRoute } from './storage-calls.js';
import { StorageError } from './storage-error.js';

const UPLOAD_LIFETIME_S = 2 * 3600;
const WEEK_S = 604_800;
/** A page may be open for long; what it shows must not outlive what was signed. */
const MAX_CACHE_S = 3600;

const signSchema = z.object({
  expiresIn: z.number().int().min(1).max(WEEK_S),
  transform: z.unknown().optional(),
  versionId: z.string().nullish(),
});
const signManySchema = signSchema.extend({ paths: z.array(z.string().max(600)).min(1).max(1000) });

/** Addresses that work without a key, for one file and for a while. */
@Injectable()
export class SignedRoutesService {
  constructor(
    private readonly objects: StorageObjectsService,
    private readonly uploads: StorageUploadsService,
    private readonly answers: FileAnswersService,
    private readonly addresses: SignedAddressesService,
  ) {}

  get routes(): readonly StorageRoute[] {
    const path = '/object/sign/:bucket/*';
    const uploadPath = '/object/upload/sign/:bucket/*';
    return [
      { method: 'POST', path: '/object/sign/:bucket', asks: 'session', answer: (call) => this.signMany(call) },
      { method: 'POST', path, asks: 'session', answer: (call) => this.sign(call) },
      { method: 'GET', path, asks: 'address', answer: (call) => this.download(call) },
      { method: 'HEAD', path, asks: 'address', answer: (call) => this.download(call) },
      { method: 'POST', path: uploadPath, asks: 'session', answer: (call) => this.signUpload(call) },
      { method: 'PUT', path: uploadPath, asks: 'address', creates: true, answer: (call) => this.upload(call) },
    ];
  }

  private async sign(call: StorageCall): Promise<{ signedURL: string }> {
    const body = await readJsonBody(call.request, signSchema);
    refuseTransform(body);
    const object = await this.objects.find(call.caller, placeIn(call), 'content');
    return { signedURL: this.addressOf(call, object, body.expiresIn) };
  }

  private async signMany(call: StorageCall): Promise<object[]> {
    const body = await readJsonBody(call.request, signManySchema);
    refuseTransform(body);
    const found = await this.objects.findMany(call.caller, placeIn(call).bucketId, body.paths);
    const byName = new Map(found.map((object) => [object.name, object]));
    return body.paths.map((path) => {
      const object = byName.get(path);
      const signedURL = object ? this.addressOf(call, object, body.expiresIn) : null;
      return {
        path,
        signedURL,
        error: object ? null : 'Either the object does not exist or you do not have access to it',
      };
    });
  }

  /** The client encodes it. */
  private addressOf(
    { caller }: StorageCall,
    { bucket_id: bucketId, name, version }: StoredObject,
    lifetimeS: number,
  ): string {
    const claim = { purpose: 'read', bucketId, name, version, mayReplace: false, signer: caller } as const;
    return `/object/sign/${bucketId}/${name}?token=${this.addresses.sign(claim, lifetimeS)}`;
  }

  private async download(call: StorageCall): Promise<unknown> {
    const place = placeIn(call);
    const claim = this.addresses.read(queryOf(call, 'token'), { purpose: 'read', ...place });
    const object = await this.objects.find(claim.signer, place, 'content');
    if (object.version !== claim.version) throw new StorageError('NoSuchKey');
    const cacheControl = `private, max-age=${Math.min(claim.remainingS, MAX_CACHE_S)}`;
    return this.answers.answer(object, call, { cacheControl, download: queryOf(call, 'download') });
  }

  private async signUpload(call: StorageCall): Promise<{ url: string; token: string }> {
    const place = placeIn(call);
    requireObjectName(place.name);
    await this.objects.requireWritable(call.caller, place);
    const mayReplace = call.request.headers['x-upsert'] === 'true';
    const claim = { purpose: 'upload', ...place, version: null, mayReplace, signer: call.caller } as const;
    const token = this.addresses.sign(claim, UPLOAD_LIFETIME_S);
    const path = [place.bucketId, ...place.name.split('/')].map(encodeURIComponent).join('/');
    return { url: `/object/upload/sign/${path}?token=${token}`, token };
  }

  private async upload(call: StorageCall): Promise<{ Id: string; Key: string }> {
    const place = placeIn(call);
    const claim = this.addresses.read(queryOf(call, 'token'), { purpose: 'upload', ...place });
    const bucket = await this.objects.requireWritable(claim.signer, place);
    const target = { caller: claim.signer, bucket, name: place.name, mayReplace: claim.mayReplace };
    return writtenDto(await this.uploads.take(target, readUpload(call.request)));
  }
}

function refuseTransform({ transform, versionId }: z.output<typeof signSchema>): void {
  if (transform != null || versionId != null) throw new StorageError('NotSupported');
}
