import type { UploadEnvironment } from '../environment.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the storage backend that the environment selects. */
export function openStorage(environment: UploadEnvironment): Storage {
  // The environment schema guarantees the required variables, but its type covers both backends; the defaults are never used.
  const {
    STORAGE_FOLDER = '',
    S3_BUCKET: bucket = '',
    S3_REGION: region = '',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (environment.STORAGE === 'FOLDER') return createFolderStorage(STORAGE_FOLDER);
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
  return createS3Storage({ bucket, region, endpoint, credentials });
}
