import type { SiteEntry } from '../site.ts';
import type { Frontends } from './frontends.ts';
import { hotReloadFrontends } from './hot-reload-frontends.ts';
import { productionFrontends } from './production-frontends.ts';
import type { ProductionOptions } from './production-frontends.ts';

/** Development servers for the `hot` entries; the others are served from their builds. */
export async function combinedFrontends(
  hot: readonly SiteEntry[],
  production: ProductionOptions,
  onEvent: (message: string) => void,
): Promise<Frontends> {
  const { entries: others, logs } = production;
  if (hot.length === 0) return productionFrontends(production);
  const reloaded = await hotReloadFrontends(hot, logs, onEvent);
  if (others.length === 0) return reloaded;
  const built = productionFrontends(production);
  const frontendsOf = (entry: SiteEntry): Frontends => (hot.includes(entry) ? reloaded : built);
  return {
    built: (entry) => frontendsOf(entry).built(entry),
    summary: Promise.all([reloaded.summary, built.summary]).then(
      (texts) => `${hot.map(({ name }) => name).join(', ')} ${texts.join('; ')}`,
    ),
    script: (entry) => frontendsOf(entry).script(entry),
    environment: (entry) => frontendsOf(entry).environment(entry),
    deploy: (entry, addresses) => frontendsOf(entry).deploy(entry, addresses),
    stop: async () => {
      await Promise.all([reloaded.stop(), built.stop()]);
    },
  };
}
