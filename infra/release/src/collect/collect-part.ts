import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import { UserError } from '@gvg/local/process/user-error';
import { withLock } from '@gvg/local/state/lock';
import { repository } from '@gvg/local/state/paths';
import { buildFrontend, buildLock } from '@gvg/local/supervise/build-frontends';
import type { Manifest } from '../manifest/manifest.ts';
import { collectSources } from './collect-sources.ts';
import type { Part } from './parts.ts';
import { readRevision } from './read-revision.ts';

export type Description = Omit<Manifest, 'version' | 'files'>;

/**
 * Collects a release of the current sources in `target`: the sources of a service, or the build of a remote or the shell, which is updated
 * first.
 */
export async function collectPart(
  part: Part,
  target: string,
  { builtBy, logs, signal }: { builtBy: string; logs: string; signal: AbortSignal },
): Promise<Description> {
  const isBuilt = part.type === 'remote' || part.type === 'shell';
  if (isBuilt)
    await withLock(
      buildLock,
      () => {},
      signal,
      async () => {
        await buildFrontend(part, { logs, signal });
        collectBuild(part, target);
      },
    );
  else collectSources(repository, part.folder, target);
  return describePart(part, target, builtBy);
}

/** Like `collectPart`, but with the existing build. */
export function collectBuild({ name, folder }: Pick<Part, 'name' | 'folder'>, target: string): void {
  const dist = path.join(repository, folder, 'dist');
  // Only the shell has inline scripts.
  const built = ['client', 'server', 'inline'].filter((each) => existsSync(path.join(dist, each)));
  if (!built.includes('client') || !built.includes('server')) throw new UserError(`${name} has no build in ${dist}.`);
  for (const each of built) cpSync(path.join(dist, each), path.join(target, each), { recursive: true });
}

/**
 * Returns the manifest's description of the collected files. Adds the versions of npm packages to the files: with different packages it is
 * a different version, since a host only runs those of its own lock file.
 */
export function describePart(
  { name, type }: Pick<Part, 'name' | 'type'>,
  target: string,
  builtBy: string,
): Description {
  const release =
    type === 'remote'
      ? releaseSchema.parse(JSON.parse(readFileSync(path.join(target, 'client/release.json'), 'utf8')))
      : undefined;
  const lockHash = createHash('sha256')
    .update(readFileSync(path.join(repository, 'package-lock.json')))
    .digest('hex');
  writeFileSync(path.join(target, 'package-lock.sha256'), `${lockHash}\n`);
  return {
    part: name,
    type,
    builtAt: new Date().toISOString(),
    builtBy,
    ...readRevision(repository),
    ...(release && { pageContract: release.pageContract, release }),
    lockHash,
  };
}
