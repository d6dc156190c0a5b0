import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { Storage } from './storage.ts';
import { checkKey } from './storage.ts';

export interface S3StorageOptions {
  bucket: string;
  region: string;
  /** For stores other than Amazon's; uses path-style requests, which all of them support. */
  endpoint?: string | undefined;
  /** Without them, the SDK's default provider chain finds the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** In milliseconds. */
const timeouts = { connectionTimeout: 2_000, requestTimeout: 15_000 };

async function undefinedIfMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}

/** Stores pictures as objects in an existing S3-compatible bucket. */
export function createS3Storage({ bucket, region, endpoint, credentials }: S3StorageOptions): Storage {
  const client = new S3Client({
    region,
    requestHandler: timeouts,
    // Stores other than Amazon's reject the checksum trailers of the newer default, or store them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
  });
  const locationOf = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });
  return {
    async put(key, content, contentType) {
      await client.send(new PutObjectCommand({ ...locationOf(key), Body: content, ContentType: contentType }));
    },
    async read(key) {
      const found = await undefinedIfMissing(client.send(new GetObjectCommand(locationOf(key))));
      return found && { size: found.ContentLength as number, body: found.Body as Readable };
    },
    has: async (key) => (await undefinedIfMissing(client.send(new HeadObjectCommand(locationOf(key))))) !== undefined,
    async remove(key) {
      await undefinedIfMissing(client.send(new DeleteObjectCommand(locationOf(key))));
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: () => {
      client.destroy();
    },
  };
}
