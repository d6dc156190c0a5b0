import { renderFragment } from '@gvg/browser-kit/server';
import { localePath, locales } from '@gvg/contracts/locale';
import { storefront } from '../../src/storefront.remote.tsx';
import { sampleApi, samplePaths } from './sample-api.ts';

/** After so many rounds a page takes what it will take from then on. */
const rounds = 6;

/**
 * Draws every kind of page from sample data before the first visitor asks: a first render takes longer than a document waits. It needs nobody else to
 * be up. Throws when a page cannot be drawn, so that a broken release never takes requests.
 */
export async function warmUp({ origin, build }: { origin: string; build: string }): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of samplePaths) {
      for (const locale of locales) {
        const { status } = await renderFragment(storefront, { path: localePath(locale, path), origin, build, api: sampleApi });
        if (status !== 200) throw new Error(`The page ${path} answers ${status} to sample data`);
      }
    }
  }
}
