import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { readJson, writeJson } from '../state/json-file.ts';
import { withLock } from '../state/lock.ts';
import { fetchPackages } from './fetch-packages.ts';
import { rootKey, suite } from './root-packages.ts';
import { unpackPackages } from './unpack-packages.ts';

/** A root file system with Redis, RabbitMQ and PostgreSQL with DocumentDB; shared by all clones of a user and read-only in use. */
export type DebianRoot = { folder: string; versions: Record<string, string> };

type Manifest = { suite: string; versions: Record<string, string> };

/** 600 MB unpacked plus the archives, which are deleted only after all are unpacked. */
const neededBytes = 1_000_000_000;

/** Returns the root in `cache`, building it when missing. An interrupted build is never mistaken for a complete root. */
export async function ensureDebianRoot(
  cache: string,
  onProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<DebianRoot> {
  const name = `debian-root-${rootKey}`;
  const target = path.join(cache, name);
  const existing = openRoot(target);
  if (existing !== undefined) return existing;
  mkdirSync(cache, { recursive: true });
  return withLock(
    path.join(cache, `${name}.lock`),
    () => onProgress('another start is unpacking it'),
    signal,
    async () => {
      const builtMeanwhile = openRoot(target);
      if (builtMeanwhile !== undefined) return builtMeanwhile;
      const leftovers = readdirSync(cache).filter((entry) => entry.startsWith(`${name}.building`));
      for (const entry of [...leftovers, name]) rmSync(path.join(cache, entry), { recursive: true, force: true });
      assertFreeSpace(cache);
      const building = path.join(cache, `${name}.building`);
      try {
        await build(building, onProgress, signal);
        renameSync(path.join(building, 'finished'), target);
      } finally {
        rmSync(building, { recursive: true, force: true });
      }
      return { folder: path.join(target, 'root'), versions: openRoot(target)?.versions ?? {} };
    },
  );
}

export function openRoot(target: string): DebianRoot | undefined {
  const manifest = readJson<Manifest>(path.join(target, 'root.json'));
  const folder = path.join(target, 'root');
  return manifest !== undefined && existsSync(folder) ? { folder, versions: manifest.versions } : undefined;
}

async function build(folder: string, onProgress: (detail: string) => void, signal: AbortSignal): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archives = await fetchPackages(folder, onProgress, signal);
  onProgress('unpacking');
  const finished = path.join(folder, 'finished');
  const versions = await unpackPackages(archives, path.join(finished, 'root'), signal);
  writeJson(path.join(finished, 'root.json'), { suite, versions } satisfies Manifest);
}

function assertFreeSpace(cache: string): void {
  const { bavail, bsize } = statfsSync(cache);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  throw new UserError(
    `${cache} has ${Math.floor(free / 1e6)} MB left; the private Debian root needs ${neededBytes / 1e6} MB (GVG_CACHE_DIR puts it elsewhere).`,
  );
}
