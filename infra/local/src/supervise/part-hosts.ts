import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import type { SiteAddresses, SiteEntry } from '../site.ts';
import { repository } from '../state/paths.ts';

const release = (script: string): string => path.join(repository, 'infra/release/src', script);

/** It runs a part from its releases; `infra/release` imports this package, so it is known here by its path alone. */
export const hostScript = release('host/run-part.ts');
/** It holds ports and reads a document now and then. */
export const hostNodeOptions = ['--max-old-space-size=96', '--max-semi-space-size=1'];

const storeFolder = (dataFolder: string): string => path.join(dataFolder, 'release-store');
const keysFolder = (dataFolder: string): string => path.join(dataFolder, 'release-keys');

/** What the host of an entry has to know, beside the variables of the part. */
export function hostEnvironment(entry: SiteEntry, addresses: SiteAddresses): Record<string, string> {
  const { name, part, type, folder, nodeOptions } = entry;
  const { dataFolder, registryFile } = addresses;
  const settings = {
    part,
    process: name,
    type,
    folder,
    nodeOptions,
    repository,
    store: { kind: 'folder', path: storeFolder(dataFolder) },
    publicKeysFile: path.join(keysFolder(dataFolder), `${part}.pem`),
    versionsFolder: path.join(dataFolder, 'hosts', name),
    url: addresses.url(name),
    ...((type === 'remote' || type === 'shell') && { releasesFolder: addresses.releasesFolder(part) }),
    ...(type === 'remote' && { registryFile }),
  };
  return { RELEASE_PART: JSON.stringify(settings), NODE_COMPILE_CACHE: path.join(dataFolder, 'hosts/compiled') };
}

export type ReleaseBuiltOptions = { dataFolder: string; logs: string; signal: AbortSignal };

/** Releases what was built, and of services their sources, the first time that they are so: a rollback or release since then stays. */
export async function releaseBuilt(
  entries: readonly SiteEntry[],
  { dataFolder, logs, signal }: ReleaseBuiltOptions,
): Promise<void> {
  const request = { dataFolder, parts: [...new Set(entries.map(({ part }) => part))] };
  const { code, output } = await runCommand(process.execPath, [release('host/release-built.ts')], {
    env: { ...process.env, RELEASE_BUILT: JSON.stringify(request) },
    signal,
  });
  const logFile = path.join(logs, 'release.log');
  mkdirSync(logs, { recursive: true });
  appendFileSync(logFile, output);
  signal.throwIfAborted();
  if (code !== 0)
    throw new UserError(
      `What was built could not be released; the end of ${logFile}:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`,
    );
}
