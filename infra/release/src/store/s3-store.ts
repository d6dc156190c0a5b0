import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { StoreConflict, checkKey } from './release-store.ts';
import type { ReleaseStore, StoredDocument } from './release-store.ts';

export interface S3StoreOptions {
  bucket: string;
  region: string;
  /** Prefix of each key, which ends in `/`. Empty for a dedicated bucket. */
  prefix: string;
  /** For stores other than Amazon's. Uses path-style requests, which all of them support. */
  endpoint?: string | undefined;
  /** Without them the SDK's default provider chain uses the machine's role or the usual variables. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** In milliseconds. */
const timeouts = { connectionTimeout: 2_000, requestTimeout: 30_000 };

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

const isMissingKey = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey';

/**
 * 412: the condition is not met. 409: another conditional write to the key is in progress. A missing key fails `If-Match`; a missing bucket
 * is no conflict.
 */
const isConflict = (error: unknown) => [409, 412].includes(statusOf(error) ?? 0) || isMissingKey(error);

/**
 * Releases in a bucket with conditional writes (`If-Match`, `If-None-Match`), which Amazon's S3 and the usual compatible stores support.
 */
export class S3Store implements ReleaseStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, region, prefix, endpoint, credentials }: S3StoreOptions) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      region,
      requestHandler: timeouts,
      // A repeated conditional write would be refused because of its own first attempt. The caller decides what to do.
      maxAttempts: 1,
      // Stores other than Amazon's reject the checksum trailers of the newer default, or store them as content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
    });
  }

  async read(key: string): Promise<StoredDocument | undefined> {
    try {
      const { Body: body, ETag: etag } = await this.#client.send(new GetObjectCommand(this.#locationOf(key)));
      if (body === undefined || etag === undefined) throw new Error(`${key} came without its content`);
      return { bytes: Buffer.from(await body.transformToByteArray()), etag };
    } catch (error) {
      if (isMissingKey(error)) return undefined;
      throw error;
    }
  }

  create(key: string, bytes: Buffer): Promise<void> {
    return this.#write(key, bytes, { IfNoneMatch: '*' });
  }

  replace(key: string, bytes: Buffer, etag: string): Promise<void> {
    return this.#write(key, bytes, { IfMatch: etag });
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: `${this.#prefix}${prefix}` },
    );
    for await (const { Contents: objects = [] } of pages)
      keys.push(...objects.flatMap(({ Key: key }) => (key === undefined ? [] : [key.slice(this.#prefix.length)])));
    return keys.toSorted();
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#locationOf(key)));
  }

  async #write(key: string, bytes: Buffer, condition: { IfMatch: string } | { IfNoneMatch: string }): Promise<void> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#locationOf(key), Body: bytes, ...condition }));
    } catch (error) {
      throw isConflict(error) ? new StoreConflict(key) : error;
    }
  }

  #locationOf(key: string) {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${checkKey(key)}` };
  }
}
