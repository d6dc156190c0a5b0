import { setTimeout as delay } from 'node:timers/promises';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { shell } from '../site.ts';
import type { SiteAddresses } from '../site.ts';
import { readRegistry } from './registry-entries.ts';

const pollIntervalMs = 100;
const probeTimeoutMs = 3_000;
/** Interval between progress reports. */
const reportIntervalMs = 15_000;

export type UntilComposedOptions = {
  /** Names of the remotes whose pages must be rendered. */
  remotes: readonly string[];
  /** Called every 15 seconds with the missing remotes. */
  onWaiting(text: string): void;
  signal: AbortSignal;
};

/** Resolves once the shell's server renders pages of all these remotes, which it does a moment after a change of the registry. */
export async function untilComposed(
  { registryFile, url }: Pick<SiteAddresses, 'registryFile' | 'url'>,
  { remotes, onWaiting, signal }: UntilComposedOptions,
): Promise<void> {
  const startedAt = Date.now();
  let reportedAt = startedAt;
  for (const name of remotes) {
    for (;;) {
      const missing = await whatIsMissing(
        name,
        readRegistry(registryFile).find((remote) => remote.name === name),
        url(shell.name),
      );
      if (missing === undefined) break;
      if (Date.now() - reportedAt > reportIntervalMs) {
        reportedAt = Date.now();
        onWaiting(`waiting for ${Math.round((reportedAt - startedAt) / 1000)} s: ${missing}`);
      }
      await delay(pollIntervalMs, undefined, { signal });
    }
  }
}

async function whatIsMissing(
  name: string,
  remote: RegisteredRemote | undefined,
  shellUrl: string,
): Promise<string | undefined> {
  if (remote === undefined) return `${name} is not registered`;
  const page = remote.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
  return fetch(`${shellUrl}${page}`, { signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok ? undefined : `${page} responds with ${response.status}`;
    },
    (error: Error) => `${page}: ${error.message}`,
  );
}
