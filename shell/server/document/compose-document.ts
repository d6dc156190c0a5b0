import { documentIds, renderedByAttribute, elementIdOf, notFoundAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { RenderedFragment, Head } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { PageInfo } from '../../src/page/page-info.tsx';
import type { PageRemote, ShellState } from '../../src/page/shell-state.ts';
import type { RenderedChrome } from '../chrome/render-chrome.tsx';
import type { ReleaseFiles } from '../files/release-files.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headTags, preloadLinks, tag } from './head-tags.ts';
import { earlyInputScript, deferredScriptLoader, colorSchemeScript } from './inline-scripts.ts';
import { styleTags } from './style-tags.ts';
import { fillTemplate, template } from './template.ts';

export interface DocumentInput {
  facts: PageInfo;
  /** Path and query with language prefix, as asked for. */
  address: string;
  /** Path without language prefix. */
  path: string;
  nonce: string;
  chrome: RenderedChrome;
  head: Head;
  /** The remote in charge, and what its server drew. */
  owner: RegisteredRemote | undefined;
  fragment: RenderedFragment | undefined;
  isMissing: boolean;
}

/** What is the same in every document. */
export interface DocumentAssets {
  release: ReleaseFiles;
  /** Fonts, colours, ground. */
  documentCss: string;
  preloadedFonts: readonly string[];
}

const jsonScript = (id: string, value: unknown, nonce: string) => `<script type="application/json" id="${id}" nonce="${nonce}">${escapeJson(value)}</script>`;

function mainContentHtml({ owner, fragment, chrome, address, isMissing }: DocumentInput): string {
  const id = owner ? elementIdOf(owner.name) : elementIdOf('shell');
  if (fragment) return `<div id="${id}" ${renderedByAttribute}="${escapeHtml(fragment.build)}">${fragment.html}</div>`;
  const markerAttribute = owner ? (isMissing ? ` ${notFoundAttribute}="${escapeHtml(address)}"` : '') : ` ${renderedByAttribute}`;
  return `<div id="${id}"${markerAttribute}>${chrome.content ?? ''}</div>`;
}

/** Scripts that this page needs: the shell's, its texts, and the route's of the remote in charge. */
function scriptsOf({ facts, owner, path }: DocumentInput, release: ReleaseFiles): { main: string[]; early: string[] } {
  const main = release.scripts('main');
  const route = owner && mostSpecificPattern(owner.routes, path);
  const remoteScripts = owner ? [owner.entryUrl, ...[...(owner.preloads['*'] ?? []), ...((route && owner.preloads[route]) ?? [])].map((file) => owner.assetsUrl + file)] : [];
  const early = [...release.scripts('start'), ...release.scripts(`texts-${facts.locale}`), ...remoteScripts].filter((script) => !main.includes(script));
  return { main, early: [...new Set(early)] };
}

/**
 * A page that is drawn already can be read without scripts: they give way to its first picture, in order where there is one to wait for, else in
 * priority. A page that the browser draws needs them at once.
 */
function scriptTags(input: DocumentInput, release: ReleaseFiles): { atOnce: string; late: string } {
  const { head, nonce, fragment } = input;
  const { main, early } = scriptsOf(input, release);
  if (fragment && head.preloads.some(({ as }) => as === 'image')) {
    return { atOnce: '', late: `<script nonce="${nonce}" data-starts-scripts>${deferredScriptLoader(main, early)}</script>` };
  }
  const fetchpriority = fragment ? 'low' : undefined;
  const tags = [
    ...main.map((src) => `${tag('script', { defer: '', src, nonce, fetchpriority })}</script>`),
    ...early.map((href) => tag('link', { rel: 'preload', as: 'script', href, nonce, fetchpriority })),
  ];
  return { atOnce: tags.join('\n'), late: '' };
}

function dataScripts({ facts, fragment, nonce }: DocumentInput): string {
  const { environment, origin, content, alternates } = facts;
  const state: ShellState = { environment, origin, content, ...(alternates ? { alternates } : {}) };
  return [
    jsonScript(documentIds.registry, facts.remotes satisfies PageRemote[], nonce),
    jsonScript(documentIds.shellState, state, nonce),
    fragment ? jsonScript(stateIdOf(fragment.remote), fragment.state, nonce) : '',
  ].join('');
}

/** One document out of header, footer, the page and its head; with every style and preload once. */
export function composeDocument(input: DocumentInput, { release, documentCss, preloadedFonts }: DocumentAssets): string {
  const { facts, head, nonce, chrome, fragment } = input;
  const { atOnce, late } = scriptTags(input, release);
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return fillTemplate(template, {
    htmlAttributes: `lang="${facts.locale}"`,
    head: [
      script(colorSchemeScript(facts.environment)),
      headTags(head, nonce),
      preloadLinks(head),
      ...preloadedFonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' })),
      styleTags(fragment ? [chrome.css, fragment.css] : [chrome.css], documentCss, nonce),
      tag('link', { rel: 'icon', href: release.file('icon.svg'), type: 'image/svg+xml' }),
      tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
      tag('link', { rel: 'apple-touch-icon', href: release.file('icon-180.png') }),
      tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
      script(earlyInputScript),
      atOnce,
    ].join('\n'),
    header: chrome.header,
    content: mainContentHtml(input),
    footer: chrome.footer,
    data: dataScripts(input) + late,
  });
}
