import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { createUploadService } from './app.ts';
import { startS3Server } from './storage/s3-server.fixtures.ts';

/** A storage for tests with the environment variables that select it. */
export interface TestStorage {
  environment: Record<string, string>;
  close(): Promise<void>;
}

export async function folderStorage(): Promise<TestStorage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'gvg-upload-'));
  return { environment: { STORAGE_FOLDER: directory }, close: () => rm(directory, { recursive: true }) };
}

export async function s3Storage(): Promise<TestStorage> {
  const { endpoint, bucket, credentials, close } = await startS3Server();
  const environment = {
    STORAGE: 'S3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  return { environment, close };
}

/** Starts the real service with real backing services; closing it removes everything it stored. */
export async function startUploadHarness(
  name: string,
  openStorage: () => Promise<TestStorage> = folderStorage,
  fetchOutside?: OutsideFetch,
): Promise<ServiceHarness> {
  const storage = await openStorage();
  const harness = await startHarness({
    name,
    start: (source) => startService(createUploadService(fetchOutside), source),
    environment: { ...storage.environment, TRUST_PROXY_HOPS: '1' },
  });
  return {
    ...harness,
    get url() {
      return harness.url;
    },
    get internalUrl() {
      return harness.internalUrl;
    },
    async close() {
      await harness.close();
      await storage.close();
    },
  };
}

/** The form that a page sends: the picture and additional fields. */
export function uploadForm(
  content: Buffer | undefined,
  { name = 'picture.jpg', ...fields }: { name?: string; purpose?: string; width?: string; more?: string } = {},
): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  if (content !== undefined) data.set('file', new Blob([new Uint8Array(content)]), name);
  return data;
}
