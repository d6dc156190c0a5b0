import { tagsOfReads } from '@gvg/contracts/definitions/cache-tags';
import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import { canonicalAddress } from '@gvg/contracts/composition/canonical-address';
import { documentHeaders } from '@gvg/contracts/composition/document-exchange';
import { draftOf } from '@gvg/contracts/composition/draft-document';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import type { Fragment, Head } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';
import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import { splitLocale } from '@gvg/contracts/values/locale';
import { privateHead } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isCrawler } from '@gvg/service-kit/http/is-crawler';
import type { RequestHandler } from 'express';
import { shellPathAt } from '../../src/page/shell-paths.ts';
import type { PageRemote } from '../../src/page/shell-state.ts';
import type { ChromeSource, FoundChrome } from '../chrome/chrome-source.ts';
import { isShellPath, renderChrome } from '../chrome/render-chrome.tsx';
import type { MainContent } from '../chrome/render-chrome.tsx';
import { mainContentHtml } from '../document/main-content.ts';
import { composeDocument } from '../document/compose-document.ts';
import type { DocumentAssets } from '../document/compose-document.ts';
import { externalOrigins, securityPolicy } from '../document/security-policy.ts';
import type { FoundFragment, FragmentClient } from '../fragment/fragment-client.ts';
import { chooseReleases } from '../registry/choose-releases.ts';
import type { ShellEnvironment } from '../shell.environment.ts';
import { fallbackHead } from './fallback-head.ts';
import { sendComingPage } from './send-coming-page.ts';
import { sendDocument } from './send-document.ts';
import { comingNotice, comingOwnerOf, stillComing } from './still-coming.ts';

export interface PageRouteOptions {
  environment: Pick<ShellEnvironment, 'ENVIRONMENT' | 'PUBLIC_ORIGIN' | 'ASSETS_URL' | 'EXPECTED_REMOTES'>;
  registry: () => Registry;
  releases: () => DeployedReleases;
  fragments: FragmentClient;
  chrome: ChromeSource;
  /** Returns the API for a document that shows the draft of this token. */
  draftApi: (draft: string) => Api;
  documentAssets: DocumentAssets;
}

const toPageRemote = ({ name, version, pageContract, entryUrl, routes, widgets }: RegisteredRemote): PageRemote => ({
  name,
  version,
  pageContract,
  entryUrl,
  routes,
  widgets,
});

/** Seconds until a crawler may request a page again that could not be rendered. */
const crawlerRetrySeconds = 30;

/** Returns the status of the document and the content of its main element. */
function outcomeOf(
  path: string,
  owner: RegisteredRemote | undefined,
  fragment: Fragment | undefined,
): { status: number; mainContent: MainContent } {
  const shellPath = shellPathAt(path);
  if (shellPath !== undefined) return { status: 200, mainContent: shellPath };
  if (owner === undefined) return { status: 404, mainContent: 'not-found' };
  if (fragment === undefined) return { status: 200, mainContent: 'skeleton' };
  return fragment.status === 200
    ? { status: 200, mainContent: 'fragment' }
    : { status: fragment.status, mainContent: 'not-found' };
}

const alternatesOf = ({ alternates }: Head) => {
  const find = (language: string) => alternates.find(({ hreflang }) => hreflang === language)?.href;
  const [vi, en] = [find('vi'), find('en-US')];
  return vi !== undefined && en !== undefined ? { alternates: { vi, en } } : {};
};

/**
 * Returns the tags of a document's content, or undefined if it lacks a part that a later one would have: its fragment, content of header or
 * footer, data of either.
 */
function tagsOfDocument(
  mainContent: MainContent,
  found: FoundFragment | undefined,
  chrome: FoundChrome,
): readonly CacheTag[] | undefined {
  if (isShellPath(mainContent)) return chrome.reads && tagsOfReads(chrome.reads);
  if (found?.isStale !== false || found.fragment.reads === undefined || chrome.reads === undefined) return undefined;
  return tagsOfReads([...chrome.reads, ...found.fragment.reads]);
}

/** Returns the API for a document that shows a draft, or undefined if the draft's URL has expired or is forged. */
const openDraft = async (draft: string, draftApi: PageRouteOptions['draftApi']): Promise<Api | undefined> => {
  const api = draftApi(draft);
  return api.call('checkTemplatePreview', { params: { token: draft } }).then(
    () => api,
    () => undefined,
  );
};

/** Responds with every page of the shop: header and footer around the fragment of the owning remote, a skeleton, or the not-found page. */
export function pageRoute({
  environment,
  registry,
  releases,
  fragments,
  chrome,
  draftApi,
  documentAssets,
}: PageRouteOptions): RequestHandler {
  const origin = environment.PUBLIC_ORIGIN;
  return async (request, response) => {
    response.locals['route'] = 'page';
    // Read together with the registry, before anything is awaited: otherwise a release in between would mix two.
    const { fingerprint } = releases();
    const remotes = chooseReleases(registry(), request.get(documentHeaders.canary));
    const address = canonicalAddress(request.originalUrl);
    const { pathname } = new URL(address, origin);
    const { locale, path } = splitLocale(pathname);
    const draft = draftOf(request.originalUrl);
    const draftReads = draft === undefined ? undefined : await openDraft(draft, draftApi);
    // A draft that cannot be shown is a missing page; the published page would be mistaken for it.
    const isDraftOver = draft !== undefined && draftReads === undefined;
    const routeOwner = isDraftOver ? undefined : routeOwnerOf(remotes, path);
    const owner = routeOwner?.remote;
    const coming = stillComing(environment.EXPECTED_REMOTES, registry());
    if (!isDraftOver && owner === undefined && comingOwnerOf(path, coming) !== undefined) {
      sendComingPage(response, locale, documentAssets);
      return;
    }
    const isCrawlerRequest = isCrawler(request.get('user-agent'));
    const [found, foundChrome] = await Promise.all([
      owner && fragments.get(owner, address, { locale, isCrawler: isCrawlerRequest, draft }),
      chrome.get(locale, draftReads),
    ]);
    const fragment = found?.fragment;
    // A crawler would index the skeleton with its generic head.
    if (isCrawlerRequest && owner && fragment === undefined && fragments.serves(owner, address)) {
      throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': String(crawlerRetrySeconds) } });
    }
    if (fragment?.status === 301) {
      // A slug may change again: without this header, browsers remember a permanent redirect indefinitely.
      response.set('cache-control', 'public, max-age=3600').redirect(301, fragment.location);
      return;
    }
    const { status, mainContent } = isDraftOver
      ? { status: 404, mainContent: 'not-found' as const }
      : outcomeOf(path, owner, fragment);
    const renderedFragment = fragment?.status === 200 ? fragment : undefined;
    const { content } = foundChrome;
    const pageInfo = {
      environment: environment.ENVIRONMENT,
      origin,
      locale,
      path: pathname,
      remotes: remotes.map(toPageRemote),
      content,
      ...(renderedFragment ? alternatesOf(renderedFragment.head) : {}),
      ...(draft === undefined || isDraftOver ? {} : { draft }),
    };
    const isMissing = mainContent === 'not-found';
    const renderedChrome = await renderChrome(pageInfo, address, mainContent, (ownContent) =>
      mainContentHtml({ owner: owner?.name, fragment: renderedFragment, ownContent, address, isMissing }),
    );
    const head =
      isShellPath(mainContent) || draft !== undefined
        ? {
            ...privateHead(renderedFragment?.head.title ?? renderedChrome.title),
            preloads: renderedFragment?.head.preloads ?? [],
          }
        : (renderedFragment?.head ??
          fallbackHead({
            origin,
            locale,
            path,
            title: renderedChrome.title,
            description: renderedChrome.description,
            isMissing,
          }));
    const { html, inlineCode } = composeDocument(
      {
        pageInfo,
        chrome: renderedChrome,
        head,
        routeOwner,
        fragment: renderedFragment,
        isShellPage: isShellPath(mainContent),
        notice: comingNotice(locale, coming),
      },
      documentAssets,
    );
    const assetUrls = [environment.ASSETS_URL, ...remotes.map(({ assetsUrl }) => assetsUrl)];
    const isDevelopment = environment.ENVIRONMENT === 'DEVELOPMENT';
    const policy = securityPolicy({
      inlineCode,
      assetUrls,
      liveReload: isDevelopment,
      isDraft: draftReads !== undefined,
    });
    // A development server changes its output without a release.
    const isLiveReloaded = isDevelopment && externalOrigins(assetUrls).length > 0;
    sendDocument(request, response, {
      status,
      html,
      policy,
      locale,
      fingerprint,
      tags: isLiveReloaded || draft !== undefined ? undefined : tagsOfDocument(mainContent, found, foundChrome),
      isDraft: draft !== undefined,
      variesByVisitor: registry().some(({ canary }) => canary !== undefined),
    });
  };
}
