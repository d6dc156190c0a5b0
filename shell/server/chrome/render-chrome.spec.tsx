import { emptyFooter } from '../../src/chrome/chrome-content.ts';
import type { PageInfo } from '../../src/page/page-info.tsx';
import { renderChrome } from './render-chrome.tsx';

const pageInfo: PageInfo = {
  environment: 'DEVELOPMENT',
  origin: 'https://shop.example',
  locale: 'vi',
  path: '/',
  remotes: [],
  content: {
    slogan: 'Hàng Việt tới tận cửa',
    footer: emptyFooter,
    freightPrices: {},
    countryNames: {},
    hasPosts: true,
  },
};

const asContent = () => '<h1>x</h1>';

it('renders header and footer around the main content', async () => {
  const { html } = await renderChrome(pageInfo, '/', 'fragment', asContent);
  expect(html).toMatch(/<header.*<main[^>]*><h1>x<\/h1><\/main>.*<footer/s);
});

it('rejects when a part of it cannot be rendered, instead of leaving that part to the browser', async () => {
  const footer = new Proxy(emptyFooter, {
    get: () => {
      throw new Error('no footer');
    },
  });
  await expect(
    renderChrome({ ...pageInfo, content: { ...pageInfo.content, footer } }, '/', 'fragment', asContent),
  ).rejects.toThrow('The page could not be rendered');
});
