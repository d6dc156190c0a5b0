import { accessTokenKey } from '@gvg/contracts/identity/access-token';
import { documentIds, stateIdOf } from '@gvg/contracts/composition/document';
import type { RenderedFragment, Head } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { RouteOwner } from '@gvg/contracts/composition/route-owner';
import type { PageInfo } from '../../src/page/page-info.tsx';
import type { PageRemote, ShellState } from '../../src/page/shell-state.ts';
import type { RenderedChrome } from '../chrome/render-chrome.tsx';
import { colorSchemeKey } from '../../src/scheme/color-scheme-key.ts';
import type { InlineScripts } from '../files/inline-scripts.ts';
import type { StaticContent } from '../page/still-coming.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import { headTags, preloadLinks, tag } from './head-tags.ts';
import { jsonScript } from './json-script.ts';
import type { InlineCode } from './security-policy.ts';
import { styleElements } from './style-elements.ts';
import { documentHtml } from './template.ts';

export interface DocumentInput {
  pageInfo: PageInfo;
  chrome: RenderedChrome;
  head: Head;
  /** The remote that owns the path. */
  routeOwner: RouteOwner<RegisteredRemote> | undefined;
  fragment: RenderedFragment | undefined;
  isShellPage: boolean;
  /** Markup after the page. */
  notice?: StaticContent | undefined;
}

/** Assets that every document uses. */
export interface DocumentAssets {
  release: ReleaseFiles;
  inlineScripts: InlineScripts;
  /** `@font-face` rules. */
  fontCss: string;
  /** Colours and page background. */
  documentCss: string;
}

export interface ComposedDocument {
  html: string;
  /** The inline code that the content security policy has to allow. */
  inlineCode: InlineCode;
}

const inlineScript = (code: string, attributes: Record<string, string> = {}) =>
  `${tag('script', attributes)}${code}</script>`;

function remoteScripts({ remote, route }: RouteOwner<RegisteredRemote>): string[] {
  const files = [...(remote.preloads['*'] ?? []), ...(remote.preloads[route.path] ?? [])];
  return [remote.entryUrl, ...files.map((file) => remote.assetsUrl + file)];
}

/** Returns the additional scripts that staff need for this page. */
function staffScripts({ routeOwner, pageInfo }: DocumentInput): string[] {
  if (routeOwner === undefined) return [];
  const { staffPreloads, assetsUrl } = routeOwner.remote;
  const page = staffPreloads?.pages[routeOwner.route.path] ?? [];
  const texts = staffPreloads?.texts[pageInfo.locale] ?? [];
  return page.length === 0 ? [] : [...new Set([...page, ...texts])].map((file) => assetsUrl + file);
}

/** Returns the scripts that this page needs: those of the shell, its texts, and those of the route in the owning remote. */
function scriptsOf(
  { pageInfo, routeOwner, isShellPage }: DocumentInput,
  release: ReleaseFiles,
): { main: string[]; preloads: string[] } {
  const main = release.scripts('main');
  const { locale } = pageInfo;
  const preloads = [
    ...['react', 'start', `texts-${locale}`].flatMap(release.scripts),
    ...(routeOwner ? remoteScripts(routeOwner) : release.scripts('later-shell-pages')),
    // Staff pages are shown once the session is confirmed.
    ...(routeOwner?.route.layout === 'admin' ? release.scripts('later-session') : []),
    ...(isShellPage ? ['later-account', `later-account-${locale}`].flatMap(release.scripts) : []),
  ].filter((script) => !main.includes(script));
  return { main, preloads: [...new Set(preloads)] };
}

/** All scripts are requested with the first bytes of the document, after its image, and executed once it is parsed. */
function scriptTags(input: DocumentInput, release: ReleaseFiles): string {
  const { main, preloads } = scriptsOf(input, release);
  return [
    ...main.map((src) => `${tag('script', { defer: '', src })}</script>`),
    // Low priority, so that they do not delay the first paint.
    ...preloads.map((href) => tag('link', { rel: 'preload', as: 'script', href, fetchpriority: 'low' })),
  ].join('\n');
}

function dataScripts({ pageInfo, fragment }: DocumentInput): string {
  const { environment, origin, content, alternates, draft } = pageInfo;
  const state: ShellState = {
    environment,
    origin,
    content,
    ...(alternates ? { alternates } : {}),
    ...(draft === undefined ? {} : { draft }),
  };
  return [
    jsonScript(documentIds.registry, pageInfo.remotes satisfies PageRemote[]),
    jsonScript(documentIds.shellState, state),
    fragment ? jsonScript(stateIdOf(fragment.remote), fragment.state) : '',
  ].join('');
}

/** Composes a document from header, footer, page and head, with each style rule and preload once. */
export function composeDocument(
  input: DocumentInput,
  { release, inlineScripts: { colorScheme, earlyInput, staffPreloads }, fontCss, documentCss }: DocumentAssets,
): ComposedDocument {
  const { pageInfo, head, chrome, fragment, notice } = input;
  const ofStaff = staffScripts(input);
  const styles = [
    ...styleElements(fragment ? [chrome.css, fragment.css] : [chrome.css], { fontCss, documentCss }),
    ...(notice === undefined ? [] : [{ attributes: '', css: notice.css }]),
  ];
  const html = documentHtml({
    locale: pageInfo.locale,
    head: [
      inlineScript(colorScheme, { 'data-storage-key': colorSchemeKey(pageInfo.environment) }),
      headTags(head),
      preloadLinks(head),
      scriptTags(input, release),
      ofStaff.length === 0
        ? ''
        : inlineScript(staffPreloads, {
            'data-storage-key': accessTokenKey(pageInfo.environment),
            'data-scripts': ofStaff.join(' '),
          }),
      styles.map(({ attributes, css: text }) => `<style${attributes}>${text}</style>`).join(''),
      tag('link', { rel: 'icon', href: release.file('icon.svg'), type: 'image/svg+xml' }),
      tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
      tag('link', { rel: 'apple-touch-icon', href: release.file('icon-180.png') }),
      tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
      inlineScript(earlyInput),
    ].join('\n'),
    page: chrome.html,
    notice: notice?.html ?? '',
    data: dataScripts(input),
  });
  return {
    html,
    inlineCode: {
      scripts: [colorScheme, earlyInput, ...(ofStaff.length === 0 ? [] : [staffPreloads])],
      styles: styles.map(({ css }) => css),
    },
  };
}
