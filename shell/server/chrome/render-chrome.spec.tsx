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

it('renders header and footer', async () => {
  const { header, footer } = await renderChrome(pageInfo, '/', 'fragment');
  expect(header).toContain('<header');
  expect(footer).toContain('<footer');
});

it('fails when a part of it cannot be rendered, instead of leaving that to the browser', async () => {
  const footer = new Proxy(emptyFooter, {
    get: () => {
      throw new Error('no footer');
    },
  });
  await expect(
    renderChrome({ ...pageInfo, content: { ...pageInfo.content, footer } }, '/', 'fragment'),
  ).rejects.toThrow('The content of gvg-footer- could not be rendered');
});
