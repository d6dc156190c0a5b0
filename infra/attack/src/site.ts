import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@gvg/testing/repository-root';
import { mintFor } from '@gvg/testing/token-keys';
import type { MintOptions } from '@gvg/testing/token-keys';
import { readSiteKeys } from './site-keys.ts';

interface RunFile {
  processes: { name: string; pid: number }[];
  site?: {
    url: string;
    environment: Record<string, string>;
    rows: { name: string; where: string; processes: string[] }[];
  };
}

/** The site run by `npm start` or `npm test`. Attacks only reach it on loopback. */
export interface Site {
  /** Public URL. */
  url: URL;
  dataFolder: string;
  environment: Record<string, string>;
  /** Returns the URL of one process, bypassing the gateway. */
  urlOf(name: string): URL;
  /** Names of its processes, including the backing services. */
  processes: readonly string[];
  /** Returns the pids of its processes by name. */
  pids(): Record<string, number>;
  /** Returns an access token that the site accepts. */
  mint(options: MintOptions): Promise<string>;
}

/** Opens the site that runs on GVG_DATA_DIR, by default this clone's. */
export function openSite(): Site {
  const dataFolder = process.env['GVG_DATA_DIR'] ?? path.join(repositoryRoot(), '.data');
  const read = () => JSON.parse(readFileSync(path.join(dataFolder, 'run.json'), 'utf8')) as RunFile;
  const { site } = read();
  if (site === undefined) throw new Error('the site is not ready: npm start first');
  const url = new URL(site.url);
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost')
    throw new Error(`${site.url} is not on this machine`);
  const { environment } = site;
  const processes = site.rows.flatMap((row) => row.processes);
  let keys: Promise<string> | undefined;
  return {
    url,
    dataFolder,
    environment,
    urlOf: (name) => new URL(site.rows.find((row) => row.name === name)?.where ?? ''),
    processes,
    // The file also records commands that run next to the site, such as other steps of `npm test`.
    pids: () =>
      Object.fromEntries(read().processes.flatMap(({ name, pid }) => (processes.includes(name) ? [[name, pid]] : []))),
    async mint(options) {
      keys ??= readSiteKeys({ environment, dataFolder });
      return mintFor(await keys, options);
    },
  };
}
