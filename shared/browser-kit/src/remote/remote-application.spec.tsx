/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, screen } from '@testing-library/react';
import { createI18n } from '@gvg/i18n';
import { turns } from '@gvg/testing/turns';
import { ApiError } from '../api/api-error.ts';
import { apiQuery } from '../data/api-query.ts';
import type { Api } from '../api/create-api.ts';
import type { PageRequest } from '../pages/page-route.ts';
import { renderFragment } from '../server/render-fragment.tsx';
import { startPage } from '../shell/start-page.ts';
import { remoteApplication } from './remote-application.tsx';
import { sampleRemote } from './sample-remote.fixtures.tsx';

const origin = 'http://localhost';
const responses: Record<string, unknown> = {
  '/v1/products?page=1': { docs: [{ _id: '1', name: { vi: 'Bánh tráng', en: '' } }] },
  '/v1/products/1': { _id: '1' },
};

function fakeApi() {
  const requests: string[] = [];
  const read = (address: string) => {
    requests.push(address);
    return address in responses
      ? Promise.resolve(responses[address])
      : Promise.reject(new ApiError(404, { message: 'PRODUCT_NOT_FOUND' }));
  };
  return { requests, api: { read, call: () => Promise.reject(new Error('unexpected call')) } as unknown as Api };
}

const render = (path: string, api = fakeApi().api) =>
  renderFragment(sampleRemote(), { path, api, origin, build: 'b1' });

/** Sets up the document as the shell renders it. */
async function openPage({ path = '/', rendered = '/', build = 'b1', markup = true } = {}) {
  history.replaceState(null, '', path);
  const fragment = await render(rendered);
  if (fragment.status !== 200) throw new Error('no fragment');
  document.body.innerHTML = markup
    ? `<div id="gvg-mf-sample" data-ssr="${fragment.build}">${fragment.html}</div><script type="application/json" id="gvg-state-mf-sample"></script>`
    : '<div id="gvg-mf-sample">skeleton</div>';
  const script = document.getElementById('gvg-state-mf-sample');
  if (script) script.textContent = JSON.stringify(fragment.state);
  const { api, requests } = fakeApi();
  startPage({ locale: 'vi', api, i18n: createI18n('vi', { ui: {} }) });
  document.head.innerHTML = '';
  const heading = document.querySelector('h1');
  const bought: string[] = [];
  const remote = sampleRemote(() => bought.push('buy'));
  const application = remoteApplication(remote);
  return { remote, application, requests, bought, heading, mount: () => act(() => application.mount({ build })) };
}

describe('renderFragment', () => {
  it('returns markup, head, data and texts in the requested language', async () => {
    const fragment = await render('/en');
    expect(fragment).toMatchObject({
      contract: 1,
      status: 200,
      build: 'b1',
      route: '/',
      head: { title: 'Goods', canonical: 'http://localhost/' },
      state: {
        path: '/en',
        locale: 'en',
        data: { '/v1/products?page=1': responses['/v1/products?page=1'] },
        strings: { title: 'Goods' },
      },
    });
    expect(fragment).toMatchObject({ html: expect.stringContaining('href="/en/product/1"') });
  });

  it('returns redirects and not-found results, and rejects on other API errors', async () => {
    expect(await render('/product/old')).toEqual({ contract: 1, status: 301, location: '/product/new', reads: [] });
    expect(await render('/product/7')).toEqual({ contract: 1, status: 404, reads: ['/v1/products/7'] });
    expect(await render('/elsewhere')).toEqual({ contract: 1, status: 404, reads: [] });
    const broken = {
      read: () => Promise.reject(new ApiError(503, { message: 'SERVICE_UNAVAILABLE' })),
    } as unknown as Api;
    await expect(render('/', broken)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

describe('the reads of a fragment', () => {
  it('are the addresses of all responses that it was rendered from', async () => {
    expect(await render('/')).toMatchObject({ reads: ['/v1/products?page=1'] });
  });

  it('are undefined if one of them failed, although the page could be rendered', async () => {
    const remote = sampleRemote();
    const pages = remote.pages.map((page) => ({
      ...page,
      prefetch: ({ queryClient }: PageRequest) => queryClient.query(apiQuery('listCosts', {})).catch(() => undefined),
    }));
    const { api } = fakeApi();
    const failing = {
      ...api,
      read: (address: string) => (address === '/v1/costs' ? Promise.reject(new ApiError(503, {})) : api.read(address)),
    } as Api;
    const fragment = await renderFragment({ ...remote, pages }, { path: '/', api: failing, origin, build: 'b1' });
    expect(fragment.status).toBe(200);
    expect(fragment.reads).toBeUndefined();
  });
});

describe('remoteApplication', () => {
  it('hydrates markup of its own release without API calls and replays early clicks', async () => {
    const { application, requests, bought, heading, mount } = await openPage();
    window.__GVG_EARLY__ = { clicks: [screen.getByRole('button', { name: 'buy' })], changes: [], isUsed: true };
    await mount();
    expect(document.querySelector('h1')).toBe(heading);
    expect(requests).toEqual([]);
    await act(() => turns());
    expect(bought).toEqual(['buy']);
    await act(() => application.unmount());
  });

  it('hydrates the document shared by all equivalent addresses', async () => {
    const { application, requests, heading, mount } = await openPage({ path: '/?utm_source=mail' });
    await mount();
    expect(document.querySelector('h1')).toBe(heading);
    await act(() => turns());
    expect(requests).toEqual([]);
    await act(() => application.unmount());
  });

  it('loads the page of the address at bootstrap and renders nothing', async () => {
    const { remote, application, heading } = await openPage();
    const [page] = remote.pages;
    const preload = jest.spyOn(page?.Page as { preload: () => Promise<void> }, 'preload');
    await application.bootstrap();
    expect(preload).toHaveBeenCalledTimes(1);
    expect(document.querySelector('h1')).toBe(heading);
    expect(document.querySelector('[data-ssr]')).not.toBeNull();
  });

  it('renders the page that a visitor opened before the first one was hydrated, without an error', async () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const { remote, application } = await openPage();
    await Promise.all(remote.pages.map(({ Page }) => Page.preload()));
    await act(async () => {
      await application.mount({ build: 'b1' });
      history.pushState(null, '', '/product/1');
    });
    expect(await screen.findByRole('heading', { name: 'one product' })).toBeTruthy();
    expect(reported).not.toHaveBeenCalled();
    await act(() => application.unmount());
  });

  it.each([
    ['another release rendered it, with the data sent along', { build: 'b2' }, []],
    ['the address differs', { rendered: '/product/1' }, ['/v1/products?page=1']],
    ['there is no markup', { markup: false }, ['/v1/products?page=1']],
  ])('renders from scratch when %s', async (_, options, reads) => {
    const { application, requests, heading, mount } = await openPage(options);
    await mount();
    expect(await screen.findByRole('heading', { name: 'Hàng hoá' })).not.toBe(heading);
    expect(requests).toEqual(reads);
    await act(() => application.unmount());
  });

  it('applies the head after a navigation and shows the not-found page for unknown entities', async () => {
    const { application, mount } = await openPage();
    await mount();
    await act(async () => {
      history.pushState({ key: 'k1', idx: 1 }, '', '/product/1');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'one product' })).toBeTruthy();
    expect(document.title).toBe('one');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('http://localhost/product/1');
    await act(async () => {
      history.pushState({ key: 'k2', idx: 2 }, '', '/product/9');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Không tìm thấy' })).toBeTruthy();
    expect(document.title).toBe('notFoundDocumentTitle');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"], link[rel="alternate"]')).toBeNull();
    await act(() => application.unmount());
  });
});
