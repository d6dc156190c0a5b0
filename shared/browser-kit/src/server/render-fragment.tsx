import { fragmentContractVersion } from '@gvg/contracts/composition/fragment-contract-version';
import type { RenderedFragment, Fragment } from '@gvg/contracts/composition/fragment';
import { localePath, splitLocale } from '@gvg/contracts/values/locale';
import { createI18n } from '@gvg/i18n';
import { StaticRouter } from '@gvg/router/server';
import { createUiCache } from '@gvg/ui';
import { criticalCss } from '@gvg/ui/server';
import { renderToString } from 'react-dom/server';
import type { Api } from '../api/create-api.ts';
import { responsesOf } from '../data/dehydrated-state.ts';
import { createQueryClient } from '../data/query-client.ts';
import { matchPage } from '../pages/page-route.ts';
import { privateHead } from '../pages/private-head.ts';
import { runLoaders } from '../pages/run-loaders.ts';
import type { RemoteDefinition } from '../remote/remote-definition.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { loadKitTexts } from '../texts/load-kit-texts.ts';
import { liftPreloads } from './lift-preloads.ts';
import { recordReads } from './record-reads.ts';

export interface FragmentRequest {
  /** Path and query with language prefix. */
  path: string;
  api: Api;
  /** `https://…` of the shop. */
  origin: string;
  /** Version of the release that this server belongs to. */
  build: string;
}

const contract = fragmentContractVersion;

/**
 * Renders one page of a remote to markup, styles, data and head, or returns a redirect, not found or gone. Throws on other API errors, so
 * that the shell can fall back to rendering in the browser.
 */
export async function renderFragment(
  remote: RemoteDefinition,
  { path: address, api, origin, build }: FragmentRequest,
): Promise<Fragment> {
  const url = new URL(address, origin);
  const { locale, path } = splitLocale(url.pathname);
  const matched = matchPage(remote.pages, path);
  if (matched === undefined) return { contract, status: 404, reads: [] };
  const [kitTexts, strings] = await Promise.all([
    loadKitTexts(locale),
    remote.loadTexts(locale),
    ...matched.routes.map(({ Page }) => Page.preload()),
  ]);
  const i18n = createI18n(locale, { ...kitTexts, [remote.namespace]: strings });
  const recording = recordReads(api);
  const queryClient = createQueryClient(recording.api);
  const result = await runLoaders(matched, {
    search: url.searchParams,
    path,
    locale,
    origin,
    t: i18n.getFixedT(locale, remote.namespace),
    queryClient,
  });
  const reads = recording.reads();
  const dependencies = reads === undefined ? {} : { reads };
  if (result.status !== 200) return { contract, ...result, ...dependencies };
  const cache = createUiCache();
  const tree = (
    <RemoteRoot
      remote={remote}
      cache={cache}
      i18n={i18n}
      queryClient={queryClient}
      serverPage={{ path: address, isNotFound: false }}
      router={(pages) => (
        <StaticRouter location={address} basename={localePath(locale, '/')}>
          {pages}
        </StaticRouter>
      )}
    />
  );
  const { html, preloads } = liftPreloads(renderToString(tree, { identifierPrefix: `${remote.name}-` }));
  const pageHead = result.head ?? privateHead(result.title);
  const head = { ...pageHead, preloads: [...pageHead.preloads, ...preloads] };
  const state = { path: address, locale, data: responsesOf(queryClient), strings };
  return {
    contract,
    status: 200,
    remote: remote.name,
    build,
    route: matched.path,
    head,
    html,
    css: criticalCss(cache),
    state,
    ...dependencies,
  } satisfies RenderedFragment;
}
