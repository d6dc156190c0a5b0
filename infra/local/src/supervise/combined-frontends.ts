import type { SiteEntry } from '../site.ts';
import type { Frontends } from './frontends.ts';
import { hotReloadFrontends } from './hot-reload-frontends.ts';
import { productionFrontends } from './production-frontends.ts';

/** Development servers for the `hot` entries; the others are served from their builds. */
export async function combinedFrontends(
  hot: readonly SiteEntry[],
  others: readonly SiteEntry[],
  logs: string,
  signal: AbortSignal,
  onEvent: (message: string) => void,
): Promise<Frontends> {
  if (hot.length === 0) return productionFrontends(others, logs, signal);
  const reloaded = await hotReloadFrontends(hot, logs, onEvent);
  if (others.length === 0) return reloaded;
  const built = productionFrontends(others, logs, signal);
  const frontendsOf = (entry: SiteEntry): Frontends => (hot.includes(entry) ? reloaded : built);
  return {
    built: Promise.all([reloaded.built, built.built]).then(
      (texts) => `${hot.map(({ name }) => name).join(', ')} ${texts.join('; ')}`,
    ),
    script: (entry) => frontendsOf(entry).script(entry),
    environment: (entry) => frontendsOf(entry).environment(entry),
    deploy: (addresses) => {
      reloaded.deploy(addresses);
      built.deploy(addresses);
    },
    stop: async () => {
      await Promise.all([reloaded.stop(), built.stop()]);
    },
  };
}
