import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ownershipOf } from '@gvg/contracts/paths';
import { remotes } from '../site.ts';
import type { SiteEntry } from '../site.ts';
import { withLock } from '../state/lock.ts';
import { buildFrontend, buildLock } from './build-frontends.ts';
import { deployRemote } from './deploy-remote.ts';
import type { Frontends } from './frontends.ts';
import { copyBuild, removeCopies, removeStaleCopies, runningCopy } from './running-copy.ts';

/** A bundler uses little more than one core. */
const concurrency = Math.max(2, availableParallelism());
/** Niceness of builds that the home page does not need. */
const laterNiceness = 10;

export type ProductionOptions = {
  entries: readonly SiteEntry[];
  logs: string;
  signal: AbortSignal;
  /** Preserves a fresh build before another one may change it. By default, copies it. */
  keep?: (entry: SiteEntry) => Promise<void>;
};

/** Returns true for the shell and the remote that owns the home page, with which the shop is usable. */
export const isOfHome = ({ name }: SiteEntry): boolean =>
  name === ownershipOf('/')?.owner || !remotes.some((remote) => remote.name === name);

/** Production builds of `entries`, those of the home page first; each build of a remote is a separate release. */
export function productionFrontends({
  entries,
  logs,
  signal,
  keep = async (entry) => copyBuild(entry),
}: ProductionOptions): Frontends {
  const builds = new Map(entries.map((entry) => [entry, Promise.withResolvers<void>()]));
  const buildOf = (entry: SiteEntry) => {
    const build = builds.get(entry);
    if (build === undefined) throw new Error(`${entry.name} is not built here`);
    return build;
  };
  const queue = entries.toSorted((one, other) => Number(isOfHome(other)) - Number(isOfHome(one))).values();
  let rebuilt = 0;
  const worker = async (): Promise<void> => {
    for (const entry of queue) {
      const niceness = isOfHome(entry) ? 0 : laterNiceness;
      if (await buildFrontend(entry, { logs, signal, niceness })) rebuilt += 1;
      await keep(entry);
      buildOf(entry).resolve();
    }
  };
  const buildAll = async (): Promise<string> => {
    removeStaleCopies(entries);
    await Promise.all(Array.from({ length: concurrency }, worker));
    return rebuilt === 0 ? `${entries.length} packages, unchanged` : `${rebuilt} of ${entries.length} packages rebuilt`;
  };
  const summary = withLock(buildLock, () => {}, signal, buildAll);
  summary.catch((error: unknown) => builds.forEach((build) => build.reject(error)));
  for (const { promise } of builds.values()) promise.catch(() => {});
  return {
    built: (entry) => buildOf(entry).promise,
    summary,
    script: (entry) => path.join(runningCopy(entry), 'server/main.js'),
    environment: () => ({}),
    deploy: (entry, addresses) => {
      if (!remotes.includes(entry)) return;
      const deployment = {
        registryFile: addresses.registryFile,
        releasesFolder: addresses.releasesFolder(entry.name),
        fragmentUrl: addresses.url(entry.name),
      };
      deployRemote(path.join(runningCopy(entry), 'client'), deployment);
    },
    stop: () => Promise.resolve(removeCopies(entries)),
  };
}
