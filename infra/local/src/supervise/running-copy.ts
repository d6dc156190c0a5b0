import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startTimeOf } from '../process/process-identity.ts';
import type { SiteEntry } from '../site.ts';
import { repository } from '../state/paths.ts';

const prefix = 'running-';

/** Path of this launcher's copy of a build: inside the package, so that module resolution finds the package's dependencies. */
export const runningCopy = ({ folder }: SiteEntry): string =>
  path.join(repository, folder, 'dist', `${prefix}${process.pid}`);

/** Removes copies of launchers that have exited. */
export function removeStaleCopies(entries: readonly SiteEntry[]): void {
  for (const { folder } of entries) {
    const dist = path.join(repository, folder, 'dist');
    const copies = existsSync(dist) ? readdirSync(dist).filter((name) => name.startsWith(prefix)) : [];
    for (const name of copies.filter((copy) => startTimeOf(Number(copy.slice(prefix.length))) === undefined))
      rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

/** Copies a build. A site serves its copy, so that a concurrent build, for example of a test, does not change the served files. */
export function copyBuild(entry: SiteEntry): void {
  const dist = path.join(repository, entry.folder, 'dist');
  // Only the shell has inline scripts.
  for (const part of ['client', 'server', 'inline'].filter((name) => existsSync(path.join(dist, name))))
    cpSync(path.join(dist, part), path.join(runningCopy(entry), part), { recursive: true });
}

export function removeCopies(entries: readonly SiteEntry[]): void {
  for (const entry of entries) if (existsSync(runningCopy(entry))) rmSync(runningCopy(entry), { recursive: true });
}
