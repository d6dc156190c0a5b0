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

describe('home page', () => {
  it('renders best sellers in the section that menus link to, with links to products', async () => {
    await renderPage('/', responses);
    const list = await screen.findByRole('region', { name: 'Bán chạy tuần này' });
    expect(list).toHaveProperty('id', 'products-in-day');
    const card = await within(list).findByRole('link', { name: /Bánh tráng dẻo Tây Ninh/ });
    expect(card.getAttribute('href')).toBe(`/product/banh-trang-deo-tay-ninh-${ricePaper._id}`);
    expect(card.textContent).toContain('65,000đ');
    expect(card.textContent).toContain('-17%');
  });

  it('renders English texts and links under /en', async () => {
    await renderPage('/en', responses);
    const card = await screen.findByRole('link', { name: /Soft rice paper/ });
    expect(card.getAttribute('href')).toBe(`/en/product/soft-rice-paper-${ricePaper._id}`);
    expect(screen.getByRole('link', { name: 'Dry food' }).getAttribute('href')).toBe(
      `/en/category/dry-food-${dryFood._id}`,
    );
    expect(screen.getByRole('region', { name: 'Posts' })).toHaveProperty('id', 'posts');
  });

  it('shows an error for best sellers and loads them on retry', async () => {
    let isDown = true;
    const { user } = await renderPage('/', {
      ...responses,
      '/v1/products': () => (isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : listPage([ricePaper])),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('chưa trả lời');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
  });

  it('renders products without a home page template', async () => {
    await renderPage('/', { '/v1/products': listPage([ricePaper]), '/v1/product-categories': listPage([dryFood]) });
    expect(await screen.findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Nổi bật' })).toBeNull();
  });

  it('shows an empty state without products', async () => {
    await renderPage('/', { ...responses, '/v1/products': listPage([]) });
    expect(await screen.findByText('Kệ hàng đang trống')).toBeTruthy();
  });
});
