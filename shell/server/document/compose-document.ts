import {
  documentIds,
  renderedByAttribute,
  elementIdOf,
  notFoundAttribute,
  stateIdOf,
} from '@gvg/contracts/composition/document';
import type { RenderedFragment, Head } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { RouteOwner } from '@gvg/contracts/composition/route-owner';
import type { PageInfo } from '../../src/page/page-info.tsx';
import type { PageRemote, ShellState } from '../../src/page/shell-state.ts';
import type { RenderedChrome } from '../chrome/render-chrome.tsx';
import type { ReleaseFiles } from '../files/release-files.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headTags, preloadLinks, tag } from './head-tags.ts';
import { earlyInputScript, colorSchemeScript } from './inline-scripts.ts';
import type { InlineCode } from './security-policy.ts';
import { styleElements } from './style-elements.ts';
import { fillTemplate, template } from './template.ts';

export interface DocumentInput {
  pageInfo: PageInfo;
  /** Canonical path and query, with language prefix. */
  address: string;
  chrome: RenderedChrome;
  head: Head;
  /** The remote that owns the path, and the fragment rendered by its server. */
  routeOwner: RouteOwner<RegisteredRemote> | undefined;
  fragment: RenderedFragment | undefined;
  isMissing: boolean;
  /** The page is one of the shell's own. */
  isShellPage: boolean;
}

/** Assets that every document uses. */
export interface DocumentAssets {
  release: ReleaseFiles;
  /** Colours, page background. */
  documentCss: string;
  /** Faces of the web fonts. */
  fontCss: string;
}

export interface ComposedDocument {
  html: string;
  /** What its content security policy has to allow. */
  inlineCode: InlineCode;
}

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
const inlineScript = (code: string) => `<script>${code}</script>`;

function mainContentHtml({ routeOwner, fragment, chrome, address, isMissing }: DocumentInput): string {
  const owner = routeOwner?.remote;
  const id = owner ? elementIdOf(owner.name) : elementIdOf('shell');
  if (fragment) return `<div id="${id}" ${renderedByAttribute}="${escapeHtml(fragment.build)}">${fragment.html}</div>`;
  const markerAttribute = owner
    ? isMissing
      ? ` ${notFoundAttribute}="${escapeHtml(address)}"`
      : ''
    : ` ${renderedByAttribute}`;
  return `<div id="${id}"${markerAttribute}>${chrome.content ?? ''}</div>`;
}

/** Scripts that this page needs: those of the shell, its texts, and those of the route in the owning remote. */
function scriptsOf(
  { pageInfo, routeOwner, isShellPage }: DocumentInput,
  release: ReleaseFiles,
): { main: string[]; preloads: string[] } {
  const main = release.scripts('main');
  const owner = routeOwner?.remote;
  const remoteScripts = owner
    ? [
        owner.entryUrl,
        ...[...(owner.preloads['*'] ?? []), ...(owner.preloads[routeOwner.route.path] ?? [])].map(
          (file) => owner.assetsUrl + file,
        ),
      ]
    : [];
  const shellPageScripts = owner ? [] : release.scripts('later-shell-pages');
  const ownScripts = [
    ...shellPageScripts,
    ...(isShellPage
      ? [...release.scripts('later-account'), ...release.scripts(`later-account-${pageInfo.locale}`)]
      : []),
  ];
  const preloads = [
    ...release.scripts('react'),
    ...release.scripts('start'),
    ...release.scripts(`texts-${pageInfo.locale}`),
    ...ownScripts,
    ...remoteScripts,
  ].filter((script) => !main.includes(script));
  return { main, preloads: [...new Set(preloads)] };
}

/** All are requested with the first bytes of the document, after its image, and executed once it is parsed. */
function scriptTags(input: DocumentInput, release: ReleaseFiles): string {
  const { main, preloads } = scriptsOf(input, release);
  return [
    // First, as it evaluates the others.
    ...main.map((src) => `${tag('script', { defer: '', src })}</script>`),
    // Scripts wait for the first paint: they leave the line to what it needs.
    ...preloads.map((href) => tag('link', { rel: 'preload', as: 'script', href, fetchpriority: 'low' })),
  ].join('\n');
}

function dataScripts({ pageInfo, fragment }: DocumentInput): string {
  const { environment, origin, content, alternates } = pageInfo;
  const state: ShellState = { environment, origin, content, ...(alternates ? { alternates } : {}) };
  return [
    jsonScript(documentIds.registry, pageInfo.remotes satisfies PageRemote[]),
    jsonScript(documentIds.shellState, state),
    fragment ? jsonScript(stateIdOf(fragment.remote), fragment.state) : '',
  ].join('');
}

/** Composes a document from header, footer, page and head; each style rule and preload is included once. */
export function composeDocument(input: DocumentInput, { release, ...css }: DocumentAssets): ComposedDocument {
  const { pageInfo, head, chrome, fragment } = input;
  const schemeScript = colorSchemeScript(pageInfo.environment);
  const styles = styleElements(fragment ? [chrome.css, fragment.css] : [chrome.css], css);
  const html = fillTemplate(template, {
    htmlAttributes: `lang="${pageInfo.locale}"`,
    head: [
      inlineScript(schemeScript),
      headTags(head),
      preloadLinks(head),
      scriptTags(input, release),
      styles.map(({ attributes, css: text }) => `<style${attributes}>${text}</style>`).join(''),
      tag('link', { rel: 'icon', href: release.file('icon.svg'), type: 'image/svg+xml' }),
      tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
      tag('link', { rel: 'apple-touch-icon', href: release.file('icon-180.png') }),
      tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
      inlineScript(earlyInputScript),
    ].join('\n'),
    header: chrome.header,
    content: mainContentHtml(input),
    footer: chrome.footer,
    data: dataScripts(input),
  });
  return { html, inlineCode: { scripts: [schemeScript, earlyInputScript], styles: styles.map(({ css }) => css) } };
}
