import type { Api, RemoteDefinition } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { localePath, locales } from '@gvg/contracts/values/locale';

/** Number of rounds after which the render time no longer improves (JIT compilation). */
const rounds = 6;

/** Sample data of a remote's pages. */
export interface WarmUpSamples {
  /** In-memory API that responds to every read of the pages. */
  api: Api;
  /** A path of each page, with query and without language prefix. */
  paths: readonly string[];
}

export interface WarmUpOptions {
  definition: RemoteDefinition;
  samples: WarmUpSamples;
  origin: string;
  build: string;
}

/**
 * Renders every page from sample data before the server listens, because a cold render takes longer than the shell waits for a fragment.
 * Needs no other service. Throws if a page cannot be rendered, so that a broken release never receives requests.
 */
export async function warmUp({ definition, samples: { api, paths }, origin, build }: WarmUpOptions): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      for (const locale of locales) {
        const { status } = await renderFragment(definition, { path: localePath(locale, path), origin, build, api });
        if (status !== 200) throw new Error(`The page ${path} returned ${status} for sample data`);
      }
    }
  }
}
