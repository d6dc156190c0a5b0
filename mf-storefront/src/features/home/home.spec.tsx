/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { ApiError } from '@gvg/browser-kit';
import { sampleHomepage } from '../../../server/warm-up/sample-entities.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { dryFood, listPage, makeProducts, ricePaper } from '../../testing/goods.ts';

const responses = {
  '/v1/products': listPage([ricePaper, ...makeProducts(11)]),
  '/v1/product-categories': listPage([dryFood]),
  '/v1/page-templates/get-type/HOMEPAGE': sampleHomepage,
};

test('the best sellers stand where menus lead to, each leading to its page', async () => {
  await renderPage('/', responses);
  const list = await screen.findByRole('region', { name: 'Bán chạy tuần này' });
  expect(list).toHaveProperty('id', 'products-in-day');
  const card = await within(list).findByRole('link', { name: /Bánh tráng dẻo Tây Ninh/ });
  expect(card.getAttribute('href')).toBe(`/product/banh-trang-deo-tay-ninh-${ricePaper._id}`);
  expect(card.textContent).toContain('65,000đ');
  expect(card.textContent).toContain('-17%');
});

test('in English everything is English, and links stay there', async () => {
  await renderPage('/en', responses);
  const card = await screen.findByRole('link', { name: /Soft rice paper/ });
  expect(card.getAttribute('href')).toBe(`/en/product/soft-rice-paper-${ricePaper._id}`);
  expect(screen.getByRole('link', { name: 'Dry food' }).getAttribute('href')).toBe(`/en/category/dry-food-${dryFood._id}`);
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveProperty('id', 'posts');
});

test('best sellers that do not come say so, and come when asked again', async () => {
  let isDown = true;
  const { user } = await renderPage('/', { ...responses, '/v1/products': () => (isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : listPage([ricePaper])) });
  expect((await screen.findByRole('alert')).textContent).toContain('chưa trả lời');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
});

test('a shop without its own words yet still shows its goods', async () => {
  await renderPage('/', { '/v1/products': listPage([ricePaper]), '/v1/product-categories': listPage([dryFood]) });
  expect(await screen.findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Nổi bật' })).toBeNull();
});

test('an empty shop says so', async () => {
  await renderPage('/', { ...responses, '/v1/products': listPage([]) });
  expect(await screen.findByText('Kệ hàng đang trống')).toBeTruthy();
});
