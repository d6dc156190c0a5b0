import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@gvg/contracts/composition/registry';
import { checkRelease } from '@gvg/local/supervise/registry-entries';

/**
 * Returns the problems of a remote's build, in words for its team. Any problem prevents the release. `firstLoadKiB` is the limit for the
 * compressed scripts of each page.
 */
export function problemsOfBuild(release: Release, client: string, firstLoadKiB: number): string[] {
  return [
    ...problemsOfRoutes(release),
    ...problemsOfFiles(release, client),
    ...problemsOfSize(release, client, firstLoadKiB),
  ];
}

function problemsOfRoutes(release: Release): string[] {
  try {
    checkRelease(release);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns every script that a page may load. */
const named = ({ entry, preloads, staffPreloads }: Release): string[] => [
  ...new Set([
    entry,
    ...Object.values(preloads).flat(),
    ...Object.values(staffPreloads ?? {})
      .flatMap(Object.values)
      .flat(),
  ]),
];

function problemsOfFiles(release: Release, client: string): string[] {
  const missing = named(release).filter((file) => !existsSync(path.join(client, file)));
  const unsigned = named(release).filter((file) => release.integrity[file] === undefined);
  const changed = Object.entries(release.integrity).filter(
    ([file, integrity]) => integrity !== integrityOf(client, file),
  );
  return [
    ...missing.map((file) => `${file} is missing from the build`),
    ...unsigned.map((file) => `${file} has no integrity`),
    ...changed.map(([file]) => `${file} is not what its integrity says`),
  ];
}

function integrityOf(client: string, file: string): string | undefined {
  const location = path.join(client, file);
  if (!existsSync(location)) return undefined;
  return `sha384-${createHash('sha384').update(readFileSync(location)).digest('base64')}`;
}

function problemsOfSize({ entry, preloads }: Release, client: string, firstLoadKiB: number): string[] {
  const { '*': everywhere = [], ...routes } = preloads;
  return Object.entries(routes).flatMap(([route, files]) => {
    const scripts = [...new Set([entry, ...everywhere, ...files])];
    const kib = scripts.reduce((sum, file) => sum + sentBytes(path.join(client, file)), 0) / 1024;
    return kib <= firstLoadKiB
      ? []
      : [`the first load of ${route} is ${kib.toFixed(1)} KiB, more than its budget of ${firstLoadKiB} KiB`];
  });
}

/** Returns the compressed size, as sent to browsers. */
function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file, { throwIfNoEntry: false })?.size ?? 0;
}
