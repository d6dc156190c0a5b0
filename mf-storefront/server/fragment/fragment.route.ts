import { ApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import type { Fragment } from '@gvg/contracts/composition/fragment';
import { splitLocale } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Router } from 'express';
import { storefront } from '../../src/storefront.remote.tsx';

/** Longer addresses than browsers send are somebody's play. */
const maxPathLength = 4_096;

export interface FragmentOptions {
  /** `https://…` of the shop. */
  origin: string;
  /** Version of this release. */
  build: string;
  apiFor: (locale: Locale) => Api;
}

/** A page cannot be drawn without what it shows: whoever asked falls back to what he has. */
function toServiceError(error: unknown): unknown {
  return error instanceof ApiError ? new ApiFailure('SERVICE_UNAVAILABLE', { cause: error }) : error;
}

/**
 * `GET /fragment?path=&locale=`: the page at `path` (with language prefix and query), or a move, or nothing, as contracts' fragment says. Always 200
 * with the page's own status inside; 503 when the API does not give what the page needs.
 */
export function fragmentRoute(routes: Router, { origin, build, apiFor }: FragmentOptions): void {
  routes.get('/fragment', async (request, response) => {
    response.locals['route'] = '/fragment';
    const { path } = request.query;
    if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || path.length > maxPathLength) throw new ApiFailure('INVALID_PAYLOAD');
    const { locale } = splitLocale(path.split(/[?#]/, 1)[0] ?? '/');
    let fragment: Fragment;
    try {
      fragment = await renderFragment(storefront, { path, origin, build, api: apiFor(locale) });
    } catch (error) {
      throw toServiceError(error);
    }
    response.set('cache-control', 'no-store').json(fragment);
  });
}
