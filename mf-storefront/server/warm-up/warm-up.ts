import { renderFragment } from '@gvg/browser-kit/server';
import { localePath, locales } from '@gvg/contracts/locale';
import { storefront } from '../../src/storefront.remote.tsx';
import { sampleApi, samplePaths } from './sample-api.ts';

/** After this many rounds the render time no longer improves (JIT compilation). */
const rounds = 6;

/**
 * Renders every page from sample data before the server listens: a cold render takes longer than the shell waits for a fragment. Needs no other
 * service. Throws when a page cannot be rendered, so that a broken release never receives requests.
 */
export async function warmUp({ origin, build }: { origin: string; build: string }): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of samplePaths) {
      for (const locale of locales) {
        const { status } = await renderFragment(storefront, { path: localePath(locale, path), origin, build, api: sampleApi });
        if (status !== 200) throw new Error(`The page ${path} returned ${status} for sample data`);
      }
    }
  }
}
