import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { remotes, shell } from '../site.ts';
import type { SiteEntry } from '../site.ts';
import { repository } from '../state/paths.ts';
import { serveRemote } from './deploy-remote.ts';
import type { Pages } from './pages.ts';
import { removeCopies, runningCopy } from './running-copy.ts';
import { probeHealth } from './site-process.ts';
import { SupervisedProcess } from './supervised-process.ts';

const startLimit = 180_000;

/** Like a running copy, so that a build beside it changes nothing under it. */
const outputOf = runningCopy;

/** Each with a bundler of its own that builds what is edited at once and tells the browsers. */
export async function hotPages(logs: string, report: (message: string) => void): Promise<Pages> {
  const origins = new Map<string, string>();
  const bundlers: SupervisedProcess[] = [];
  for (const entry of [...remotes, shell]) {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}/`;
    origins.set(entry.name, origin);
    bundlers.push(bundler(entry, port, `${origin}release.json`, logs, report));
  }
  return {
    built: Promise.all(bundlers.map((one) => one.start())).then(() => 'with hot modules'),
    script: (entry) => path.join(outputOf(entry), 'server/main.js'),
    environment: ({ name }) => (name === shell.name ? { ASSETS_URL: origins.get(name) ?? '' } : {}),
    deploy: (addresses) => {
      for (const entry of remotes) {
        serveRemote(path.join(outputOf(entry), 'client'), origins.get(entry.name) ?? '', { registryFile: addresses.registryFile, fragmentUrl: addresses.url(entry.name) });
      }
    },
    stop: async () => {
      await Promise.all(bundlers.map((one) => one.stop()));
      removeCopies();
    },
  };
}

function bundler(entry: SiteEntry, port: number, probeUrl: string, logs: string, report: (message: string) => void): SupervisedProcess {
  const name = `${entry.name}-bundler`;
  const args = [path.join(repository, 'shared/build/webpack/serve.mjs'), path.join(repository, entry.folder), String(port), outputOf(entry)];
  const env = { ...process.env, NODE_ENV: 'development' };
  const definition = { name, command: process.execPath, args, env, cwd: path.join(repository, entry.folder), logFile: path.join(logs, `${name}.log`) };
  return new SupervisedProcess({ name, definition, probe: () => probeHealth(probeUrl), startLimit }, report);
}
