import { ApiError } from '@gvg/browser-kit';
import type { Api, RemoteDefinition } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { draftOf } from '@gvg/contracts/composition/draft-document';
import { splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Router } from 'express';

/** Rejects paths longer than any page's. */
const maxPathLength = 4_096;

export interface FragmentOptions {
  definition: RemoteDefinition;
  /** `https://…` of the shop. */
  origin: string;
  /** Version of this release. */
  build: string;
  apiFor: (locale: Locale, draft?: string) => Api;
}

/**
 * Maps errors of the API: a 4xx is specific to this address and does not indicate a failing server, all others are 503. In both cases the
 * shell falls back to rendering in the browser.
 */
function toFragmentError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const isRefusal = error.status >= 400 && error.status < 500;
  return new ApiFailure(isRefusal ? error.code : 'SERVICE_UNAVAILABLE', { cause: error });
}

/**
 * `GET /fragment?path=&locale=&draft=`: returns the page at `path` (with language prefix and query) as a fragment of `@gvg/contracts`.
 * Responds 200 with the page's own status in the body, 4xx if the API rejects a request of the page at this path, and 503 if the API fails.
 */
export function fragmentRoute(routes: Router, { definition, origin, build, apiFor }: FragmentOptions): void {
  routes.get('/fragment', async (request, response) => {
    response.locals['route'] = '/fragment';
    const { path } = request.query;
    if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || path.length > maxPathLength)
      throw new ApiFailure('INVALID_PAYLOAD');
    const { locale } = splitLocale(path.split(/[?#]/, 1)[0] ?? '/');
    const fragment = await renderFragment(definition, {
      path,
      origin,
      build,
      api: apiFor(locale, draftOf(request.originalUrl)),
    }).catch((error: unknown) => {
      throw toFragmentError(error);
    });
    response.set('cache-control', 'no-store').json(fragment);
  });
}
