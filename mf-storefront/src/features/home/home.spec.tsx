/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { ApiError } from '@gvg/browser-kit';
import { sampleHomepage } from '../../../server/warm-up/sample-entities.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { dryFood, listed, products, ricePaper } from '../../testing/goods.ts';

const answers = {
  '/v1/products': listed([ricePaper, ...products(11)]),
  '/v1/product-categories': listed([dryFood]),
  '/v1/page-templates/get-type/HOMEPAGE': sampleHomepage,
};

test('the best sellers stand where menus lead to, each leading to its page', async () => {
  await drawPage('/', answers);
  const list = await screen.findByRole('region', { name: 'Bán chạy tuần này' });
  expect(list).toHaveProperty('id', 'products-in-day');
  const card = await within(list).findByRole('link', { name: /Bánh tráng dẻo Tây Ninh/ });
  expect(card.getAttribute('href')).toBe(`/product/banh-trang-deo-tay-ninh-${ricePaper._id}`);
  expect(card.textContent).toContain('65,000đ');
  expect(card.textContent).toContain('-17%');
});

test('in English everything is English, and links stay there', async () => {
  await drawPage('/en', answers);
  const card = await screen.findByRole('link', { name: /Soft rice paper/ });
  expect(card.getAttribute('href')).toBe(`/en/product/soft-rice-paper-${ricePaper._id}`);
  expect(screen.getByRole('link', { name: 'Dry food' }).getAttribute('href')).toBe(`/en/category/dry-food-${dryFood._id}`);
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveProperty('id', 'posts');
});

test('best sellers that do not come say so, and come when asked again', async () => {
  let isDown = true;
  const { user } = await drawPage('/', { ...answers, '/v1/products': () => (isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : listed([ricePaper])) });
  expect((await screen.findByRole('alert')).textContent).toContain('chưa trả lời');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
});

test('a shop without its own words yet still shows its goods', async () => {
  await drawPage('/', { '/v1/products': listed([ricePaper]), '/v1/product-categories': listed([dryFood]) });
  expect(await screen.findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Nổi bật' })).toBeNull();
});

test('an empty shop says so', async () => {
  await drawPage('/', { ...answers, '/v1/products': listed([]) });
  expect(await screen.findByText('Kệ hàng đang trống')).toBeTruthy();
});
