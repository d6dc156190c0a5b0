import { randomBytes } from 'node:crypto';
import type { Fragment, Head } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';
import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import { splitLocale } from '@gvg/contracts/locale';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { isCrawler } from '@gvg/service-kit/is-crawler';
import type { RequestHandler } from 'express';
import type { PageRemote } from '../../src/page/shell-state.ts';
import type { ChromeSource } from '../chrome/chrome-source.ts';
import { renderChrome } from '../chrome/render-chrome.tsx';
import type { MainContent } from '../chrome/render-chrome.tsx';
import { composeDocument } from '../document/compose-document.ts';
import type { DocumentAssets } from '../document/compose-document.ts';
import { securityPolicy } from '../document/security-policy.ts';
import type { FragmentClient } from '../fragment/fragment-client.ts';
import { chooseReleases } from '../registry/choose-releases.ts';
import { visitorOf } from '../registry/visitor-of.ts';
import type { ShellEnvironment } from '../shell.environment.ts';
import { fallbackHead } from './fallback-head.ts';
import { sendCompressed } from './send-compressed.ts';

export interface PageRouteOptions {
  environment: Pick<ShellEnvironment, 'ENVIRONMENT' | 'PUBLIC_ORIGIN' | 'ASSETS_URL'>;
  registry: () => Registry;
  fragments: FragmentClient;
  chrome: ChromeSource;
  documentAssets: DocumentAssets;
}

const toPageRemote = ({ name, version, entryUrl, routes, widgets }: RegisteredRemote): PageRemote => ({ name, version, entryUrl, routes, widgets });

/** Seconds after which a crawler may ask again for a page that could not be rendered. */
const crawlerRetrySeconds = 30;

/** Status of the document, and the content of its main element. */
function outcomeOf(owner: RegisteredRemote | undefined, fragment: Fragment | undefined): { status: number; mainContent: MainContent } {
  if (owner === undefined) return { status: 404, mainContent: 'not-found' };
  if (fragment === undefined) return { status: 200, mainContent: 'skeleton' };
  return fragment.status === 200 ? { status: 200, mainContent: 'fragment' } : { status: fragment.status, mainContent: 'not-found' };
}

const alternatesOf = ({ alternates }: Head) => {
  const find = (language: string) => alternates.find(({ hreflang }) => hreflang === language)?.href;
  const [vi, en] = [find('vi'), find('en-US')];
  return vi !== undefined && en !== undefined ? { alternates: { vi, en } } : {};
};

/** Responds with every page of the shop: header and footer around the fragment of the owning remote, a skeleton, or the not-found page. */
export function pageRoute({ environment, registry, fragments, chrome, documentAssets }: PageRouteOptions): RequestHandler {
  const origin = environment.PUBLIC_ORIGIN;
  return async (request, response) => {
    response.locals['route'] = 'page';
    const address = request.originalUrl;
    const { locale, path } = splitLocale(new URL(address, origin).pathname);
    const remotes = chooseReleases(registry(), visitorOf(request, response));
    const routeOwner = routeOwnerOf(remotes, path);
    const owner = routeOwner?.remote;
    const isCrawlerRequest = isCrawler(request.get('user-agent'));
    const fragmentRequest = { locale, isCrawler: isCrawlerRequest };
    const [fragment, content] = await Promise.all([owner && fragments.get(owner, address, fragmentRequest), chrome.get(locale)]);
    // A crawler would index the skeleton with its generic head.
    if (isCrawlerRequest && owner && fragment === undefined && fragments.serves(owner, address)) {
      throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': String(crawlerRetrySeconds) } });
    }
    if (fragment?.status === 301) {
      // A slug may change again: without a rule, browsers remember a permanent redirect for as long as they like.
      response.set('cache-control', 'public, max-age=3600').redirect(301, fragment.location);
      return;
    }
    const { status, mainContent } = outcomeOf(owner, fragment);
    const renderedFragment = fragment?.status === 200 ? fragment : undefined;
    const pageInfo = { environment: environment.ENVIRONMENT, origin, locale, path: new URL(address, origin).pathname, remotes: remotes.map(toPageRemote), content, ...(renderedFragment ? alternatesOf(renderedFragment.head) : {}) };
    const renderedChrome = await renderChrome(pageInfo, address, mainContent);
    const isMissing = mainContent === 'not-found';
    const head = renderedFragment?.head ?? fallbackHead({ origin, locale, path, title: renderedChrome.title, description: renderedChrome.description, isMissing });
    const nonce = randomBytes(16).toString('base64');
    const html = composeDocument({ pageInfo, address, nonce, chrome: renderedChrome, head, routeOwner, fragment: renderedFragment, isMissing }, documentAssets);
    response.status(status).set({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-language': locale,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': securityPolicy({
        nonce,
        assetUrls: [environment.ASSETS_URL, ...remotes.map(({ assetsUrl }) => assetsUrl)],
        liveReload: environment.ENVIRONMENT === 'DEVELOPMENT',
      }),
    });
    await sendCompressed(request, response, html);
  };
}
