import type { UploadEnvironment } from '../environment.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the environment chooses. */
export function openStorage(environment: UploadEnvironment): Storage {
  // What the environment's schema made sure of, the types of one schema for both kinds cannot say.
  const { STORAGE_FOLDER = '', S3_BUCKET: bucket = '', S3_REGION: region = '', S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (environment.STORAGE === 'FOLDER') return createFolderStorage(STORAGE_FOLDER);
  const credentials = accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
  return createS3Storage({ bucket, region, endpoint, credentials });
}
