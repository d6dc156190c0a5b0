/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContext, takeEarlyInput } from '@gvg/browser-kit';
import { BrowserRouter } from '@gvg/router';
import { StaticRouter } from '@gvg/router/server';
import { createUiCache } from '@gvg/ui';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { turns } from '@gvg/testing/turns';
import { isOverlayOpen } from '../overlays/overlay-store.ts';
import { WidgetCache, WidgetCacheContext } from '../remotes/widget-cache.ts';
import { PageLayout } from './page-layout.tsx';
import { Providers } from './providers.tsx';
import { renderPage, samplePageInfo } from './render-page.fixtures.tsx';

const contentHtml = '<div id="gvg-mf-storefront" data-ssr="1"><h1>Bánh tráng</h1><button>mua</button></div>';
const pageElement = () => document.getElementById('gvg-page') as HTMLElement;

const layout = (content: ReactNode, router: (pages: ReactNode) => ReactNode) => (
  <Providers {...pageContext()} cache={createUiCache()} pageInfo={samplePageInfo()} router={router}>
    <WidgetCacheContext value={new WidgetCache(() => new Promise(() => {}))}>{content}</WidgetCacheContext>
  </Providers>
);

let root: Root;
let errors: jest.SpyInstance;

/** Opens the document as the server sends it, with the context that the shell starts with. */
function openDocument(): void {
  renderPage(null).unmount();
  const html = renderToString(
    layout(<PageLayout contentHtml={contentHtml} />, (pages) => <StaticRouter location="/">{pages}</StaticRouter>),
    { identifierPrefix: 'gvg-page-' },
  );
  document.body.innerHTML = `<div id="gvg-page" data-ssr>${html}</div>`;
}

/** Hydrates the page as `start.tsx` does. */
async function hydrate(onMount: () => void = () => {}): Promise<void> {
  const replay = takeEarlyInput(pageElement());
  const mount = () => {
    replay();
    onMount();
  };
  act(() => {
    root = hydrateRoot(
      pageElement(),
      layout(<PageLayout onMount={mount} />, (pages) => <BrowserRouter>{pages}</BrowserRouter>),
      { identifierPrefix: 'gvg-page-' },
    );
  });
  await act(() => turns());
}

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
  window.reportError = errors as unknown as typeof reportError;
});
afterEach(async () => {
  await act(() => root.unmount());
  delete window.__GVG_EARLY__;
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

test('the layout hydrates around the markup of the main content without changing it', async () => {
  openDocument();
  const [heading, banner, footer] = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('banner'),
    screen.getByRole('contentinfo'),
  ];
  const onMount = jest.fn();
  await hydrate(onMount);
  expect(onMount).toHaveBeenCalledTimes(1);
  await act(() => {
    history.pushState(null, '', '/rate-table');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByRole('banner')).toBe(banner);
  expect(screen.getByRole('contentinfo')).toBe(footer);
});

test('the shell replays early clicks on its own markup and keeps those on the remote’s', async () => {
  openDocument();
  const [filter, buy] = [
    screen.getAllByRole('button', { name: 'Danh mục', hidden: true })[0] as HTMLElement,
    screen.getByRole('button', { name: 'mua' }),
  ];
  window.__GVG_EARLY__ = { clicks: [filter, buy], changes: [], isUsed: true };
  await hydrate();
  expect(isOverlayOpen('filter')).toBe(true);
  expect(window.__GVG_EARLY__.clicks).toEqual([buy]);
  expect(pageElement().hasAttribute('data-ssr')).toBe(false);
});
