import { documentIds, drawnByAttribute, elementIdOf, missingAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { DrawnFragment, Head } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { bestPattern } from '@gvg/contracts/paths';
import type { PageFacts } from '../../src/page/page-facts.tsx';
import type { PageRemote, ShellState } from '../../src/page/shell-state.ts';
import type { DrawnChrome } from '../chrome/draw-chrome.tsx';
import type { ReleaseFiles } from '../files/release-files.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headTags, pictureHints, tag } from './head-tags.ts';
import { earlyScript, lateScript, schemeScript } from './inline-scripts.ts';
import { styleTags } from './style-tags.ts';
import { fillTemplate, template } from './template.ts';

export interface DocumentParts {
  facts: PageFacts;
  /** Path and query with language prefix, as asked for. */
  address: string;
  /** Path without language prefix. */
  path: string;
  nonce: string;
  chrome: DrawnChrome;
  head: Head;
  /** The remote in charge, and what its server drew. */
  owner: RegisteredRemote | undefined;
  fragment: DrawnFragment | undefined;
  isMissing: boolean;
}

/** What is the same in every document. */
export interface DocumentFrame {
  release: ReleaseFiles;
  /** Fonts, colours, ground. */
  documentCss: string;
  preloadedFonts: readonly string[];
}

const data = (id: string, value: unknown, nonce: string) => `<script type="application/json" id="${id}" nonce="${nonce}">${escapeJson(value)}</script>`;

function contentOf({ owner, fragment, chrome, address, isMissing }: DocumentParts): string {
  const id = owner ? elementIdOf(owner.name) : elementIdOf('shell');
  if (fragment) return `<div id="${id}" ${drawnByAttribute}="${escapeHtml(fragment.build)}">${fragment.html}</div>`;
  const mark = owner ? (isMissing ? ` ${missingAttribute}="${escapeHtml(address)}"` : '') : ` ${drawnByAttribute}`;
  return `<div id="${id}"${mark}>${chrome.content ?? ''}</div>`;
}

/** Scripts that this page needs: the shell's, its texts, and the route's of the remote in charge. */
function scriptsOf({ facts, owner, path }: DocumentParts, release: ReleaseFiles): { main: string[]; early: string[] } {
  const main = release.scripts('main');
  const route = owner && bestPattern(owner.routes, path);
  const ofRemote = owner ? [owner.entryUrl, ...[...(owner.preloads['*'] ?? []), ...((route && owner.preloads[route]) ?? [])].map((file) => owner.assetsUrl + file)] : [];
  const early = [...release.scripts('start'), ...release.scripts(`texts-${facts.locale}`), ...ofRemote].filter((script) => !main.includes(script));
  return { main, early: [...new Set(early)] };
}

/**
 * A page that is drawn already can be read without scripts: they give way to its first picture, in order where there is one to wait for, else in
 * priority. A page that the browser draws needs them at once.
 */
function scriptTags(parts: DocumentParts, release: ReleaseFiles): { atOnce: string; late: string } {
  const { head, nonce, fragment } = parts;
  const { main, early } = scriptsOf(parts, release);
  if (fragment && head.preloads.some(({ as }) => as === 'image')) {
    return { atOnce: '', late: `<script nonce="${nonce}" data-starts-scripts>${lateScript(main, early)}</script>` };
  }
  const fetchpriority = fragment ? 'low' : undefined;
  const tags = [
    ...main.map((src) => `${tag('script', { defer: '', src, nonce, fetchpriority })}</script>`),
    ...early.map((href) => tag('link', { rel: 'preload', as: 'script', href, nonce, fetchpriority })),
  ];
  return { atOnce: tags.join('\n'), late: '' };
}

function dataOf({ facts, fragment, nonce }: DocumentParts): string {
  const { environment, origin, content, alternates } = facts;
  const state: ShellState = { environment, origin, content, ...(alternates ? { alternates } : {}) };
  return [
    data(documentIds.registry, facts.remotes satisfies PageRemote[], nonce),
    data(documentIds.shellState, state, nonce),
    fragment ? data(stateIdOf(fragment.remote), fragment.state, nonce) : '',
  ].join('');
}

/** One document out of header, footer, the page and its head; with every style and preload once. */
export function composeDocument(parts: DocumentParts, { release, documentCss, preloadedFonts }: DocumentFrame): string {
  const { facts, head, nonce, chrome, fragment } = parts;
  const { atOnce, late } = scriptTags(parts, release);
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return fillTemplate(template, {
    htmlAttributes: `lang="${facts.locale}"`,
    head: [
      script(schemeScript(facts.environment)),
      headTags(head, nonce),
      pictureHints(head),
      ...preloadedFonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' })),
      styleTags(fragment ? [chrome.css, fragment.css] : [chrome.css], documentCss, nonce),
      tag('link', { rel: 'icon', href: release.file('icon.svg'), type: 'image/svg+xml' }),
      tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
      tag('link', { rel: 'apple-touch-icon', href: release.file('icon-180.png') }),
      tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
      script(earlyScript),
      atOnce,
    ].join('\n'),
    header: chrome.header,
    content: contentOf(parts),
    footer: chrome.footer,
    data: dataOf(parts) + late,
  });
}
