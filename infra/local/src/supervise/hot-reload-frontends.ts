import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import { remotes, shell } from '../site.ts';
import type { SiteEntry } from '../site.ts';
import { repository } from '../state/paths.ts';
import { serveRemote } from './deploy-remote.ts';
import type { Frontends } from './frontends.ts';
import { removeCopies, runningCopy } from './running-copy.ts';
import { probeHealth } from './site-process.ts';
import { SupervisedProcess } from './supervised-process.ts';

/** The same folder as a running copy, so that a concurrent build does not change the served files. */
const outputFolder = runningCopy;

/** Development servers of `entries`: one bundler each, which rebuilds on edit and pushes hot updates to browsers. */
export async function hotReloadFrontends(
  entries: readonly SiteEntry[],
  logs: string,
  onEvent: (message: string) => void,
): Promise<Frontends> {
  const origins = new Map<string, string>();
  const bundlers = new Map<SiteEntry, SupervisedProcess>();
  for (const entry of entries) {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}/`;
    origins.set(entry.name, origin);
    bundlers.set(entry, bundler(entry, port, `${origin}release.json`, logs, onEvent));
  }
  const built = new Map([...bundlers].map(([entry, one]) => [entry, one.start()]));
  return {
    built: (entry) => built.get(entry) ?? Promise.reject(new Error(`${entry.name} has no bundler`)),
    summary: Promise.all(built.values()).then(() => 'with hot modules'),
    script: (entry) => path.join(outputFolder(entry), 'server/main.js'),
    environment: ({ name }) => (name === shell.name ? { ASSETS_URL: origins.get(name) ?? '' } : {}),
    deploy: (entry, addresses) => {
      if (!remotes.includes(entry)) return;
      serveRemote(path.join(outputFolder(entry), 'client'), origins.get(entry.name) ?? '', {
        registryFile: addresses.registryFile,
        fragmentUrl: addresses.url(entry.name),
      });
    },
    stop: async () => {
      await Promise.all([...bundlers.values()].map((one) => one.stop()));
      removeCopies(entries);
    },
  };
}

function bundler(
  entry: SiteEntry,
  port: number,
  probeUrl: string,
  logs: string,
  onEvent: (message: string) => void,
): SupervisedProcess {
  const name = `${entry.name}-bundler`;
  const args = [
    path.join(repository, 'shared/build/webpack/serve.mjs'),
    path.join(repository, entry.folder),
    String(port),
    outputFolder(entry),
  ];
  const env = { ...process.env, NODE_ENV: 'development' };
  const definition = {
    name,
    command: process.execPath,
    args,
    env,
    cwd: path.join(repository, entry.folder),
    logFile: path.join(logs, `${name}.log`),
  };
  return new SupervisedProcess({ name, definition, probe: () => probeHealth(probeUrl) }, onEvent);
}
