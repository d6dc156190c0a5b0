import { existsSync } from 'node:fs';
import path from 'node:path';
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
import { privateMongod } from './private-mongod.ts';
import type { Source, SourceContext } from './source.ts';

const version = '8.2.6';
const probeTimeoutMs = 3_000;

/** A real mongod, downloaded by mongodb-memory-server into the user's cache. */
export const downloadSource: Source = {
  name: 'download',
  unavailableReason: async (service, context) => {
    if (service !== 'documents') return 'only mongod can be downloaded';
    if (await isDownloaded(context)) return undefined;
    return (await isReachable(await downloadUrl())) ? undefined : 'mongod cannot be downloaded here';
  },
  open: async (_service, context) => {
    context.onProgress('documents', `mongod ${version}`);
    return privateMongod(
      'download',
      await MongoBinary.getPath({ version, downloadDir: folder(context) }),
      context.dataFolder,
    );
  },
};

const folder = (context: SourceContext): string => path.join(context.cacheFolder, 'mongod');

async function isDownloaded(context: SourceContext): Promise<boolean> {
  const binary = await DryMongoBinary.locateBinary({ version, downloadDir: folder(context) });
  return binary !== undefined && existsSync(binary);
}

async function downloadUrl(): Promise<string> {
  const options = await DryMongoBinary.generateOptions({ version });
  return new MongoBinaryDownloadUrl(options).getDownloadUrl();
}

/** Sends a HEAD request only, limited by the probe timeout. */
async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(probeTimeoutMs) });
    return response.ok;
  } catch {
    return false;
  }
}
