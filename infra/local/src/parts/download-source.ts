import { existsSync } from 'node:fs';
import path from 'node:path';
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
import { privateMongod } from './mongod-part.ts';
import type { Source, SourceContext } from './sources.ts';

const version = '8.2.6';
const probeMilliseconds = 3_000;

/** A real mongod as mongodb-memory-server fetches it, kept in the user's cache. */
export const downloadSource: Source = {
  name: 'download',
  whyNot: async (part, context) => {
    if (part !== 'documents') return 'only mongod can be downloaded';
    if (await downloaded(context)) return undefined;
    return (await answers(await downloadUrl())) ? undefined : 'mongod cannot be downloaded here';
  },
  open: async (_part, context) => {
    context.report('documents', `mongod ${version}`);
    return privateMongod('download', await MongoBinary.getPath({ version, downloadDir: folder(context) }), context.dataFolder);
  },
};

const folder = (context: SourceContext): string => path.join(context.cacheFolder, 'mongod');

async function downloaded(context: SourceContext): Promise<boolean> {
  const binary = await DryMongoBinary.locateBinary({ version, downloadDir: folder(context) });
  return binary !== undefined && existsSync(binary);
}

async function downloadUrl(): Promise<string> {
  const options = await DryMongoBinary.generateOptions({ version });
  return new MongoBinaryDownloadUrl(options).getDownloadUrl();
}

/** Asked for its head only, and never waited for longer than the probe's time. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(probeMilliseconds) });
    return response.ok;
  } catch {
    return false;
  }
}
