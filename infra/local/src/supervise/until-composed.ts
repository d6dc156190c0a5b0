import { setTimeout as delay } from 'node:timers/promises';
import { remotes, shell } from '../site.ts';
import type { SiteAddresses } from '../site.ts';
import { readRegistry } from './registry-entries.ts';

const pollIntervalMs = 100;
/** Longer than the shell's server takes to read a registry that has changed. */
const timeoutMs = 30_000;
const probeTimeoutMs = 3_000;

/**
 * Resolves once every remote is registered and the shell's server composes documents with them: hosts register their remotes after these respond, and until then
 * its pages are missing.
 */
export async function untilComposed(
  { registryFile, url }: Pick<SiteAddresses, 'registryFile' | 'url'>,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const registered = new Set(readRegistry(registryFile).map(({ name }) => name));
    const missing = remotes.map(({ name }) => name).filter((name) => !registered.has(name));
    if (missing.length === 0 && (await hasHome(url(shell.name)))) return;
    if (Date.now() > deadline) {
      const problem = missing.length > 0 ? `not registered: ${missing.join(', ')}` : 'its home page is missing';
      throw new Error(`The shell did not compose the site within ${timeoutMs / 1000} s: ${problem}`);
    }
    await delay(pollIntervalMs, undefined, { signal });
  }
}

const hasHome = (shellUrl: string): Promise<boolean> =>
  fetch(shellUrl, { signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
