import type { Settings } from './environment-schema.js';

/** A bucket of an S3 service, and its connection. */
export interface S3StorageSettings {
  bucket: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Comes before every key: `''`, or a text such as `sop/`. */
  prefix: string;
  /** Path-style addressing: the bucket is in the path, not in the host name. */
  forcePathStyle: boolean;
}

/** The S3 settings when a bucket is named. @param faults receives missing or unused settings */
export function readS3Settings(settings: Settings, faults: string[]): S3StorageSettings | undefined {
  const isKeyGiven = settings.S3_ACCESS_KEY_ID !== undefined || settings.S3_SECRET_ACCESS_KEY !== undefined;
  if (!settings.S3_BUCKET) {
    if (settings.S3_ENDPOINT || isKeyGiven) faults.push('S3_BUCKET: is needed beside other S3 settings');
    return undefined;
  }
  if (!settings.S3_ACCESS_KEY_ID) faults.push('S3_ACCESS_KEY_ID: is needed beside S3_BUCKET');
  if (!settings.S3_SECRET_ACCESS_KEY) faults.push('S3_SECRET_ACCESS_KEY: is needed beside S3_BUCKET');
  const pathStyle = settings.S3_FORCE_PATH_STYLE;
  return {
    bucket: settings.S3_BUCKET,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    prefix: settings.S3_PREFIX,
    forcePathStyle: pathStyle ? pathStyle === 'on' : settings.S3_ENDPOINT !== undefined,
  };
}
