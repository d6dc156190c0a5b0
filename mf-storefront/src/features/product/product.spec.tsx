/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { ApiError } from '@gvg/browser-kit';
import { renderPage } from '../../testing/render-page.tsx';
import { makeRating, dryFood, listPage, makeProducts, ricePaper } from '../../testing/goods.ts';
import { sampleProducer } from '../../../server/warm-up/sample-entities.ts';

const responses = {
  '/v1/products/': ricePaper,
  '/v1/products?': listPage([ricePaper, ...makeProducts(6)]),
  '/v1/product-categories': listPage([dryFood]),
  '/v1/producers/': { ...sampleProducer, name: { vi: 'Cô Ba', en: 'Ms Ba' } },
  '/v1/countries': listPage([
    { code: 'DE', name: { vi: 'Đức', en: 'Germany' } },
    { code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } },
  ]),
  '/v1/users-rating/': listPage([makeRating(1), makeRating(2)], { limit: 5 }),
};
const path = `/product/banh-trang-deo-tay-ninh-${ricePaper._id}`;

beforeEach(() => localStorage.clear());

describe('product page', () => {
  it('renders name, price, weight, stock, description and breadcrumbs', async () => {
    await renderPage(path, responses);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bánh tráng dẻo Tây Ninh' })).toBeTruthy();
    expect(screen.getByText('65,000đ', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('/ phần 500 g · đóng gói 560 g')).toBeTruthy();
    expect(screen.getByText('Còn 128 phần')).toBeTruthy();
    expect(screen.getByText('không bở')).toHaveProperty('tagName', 'STRONG');
    const trail = screen.getByRole('navigation', { name: 'Đường dẫn' });
    expect(within(trail).getByRole('link', { name: 'Thực phẩm khô' })).toBeTruthy();
  });

  it.each([
    ['sold out', { stock: 0 }, /Hết hàng\. Hàng về lại/],
    ['nearly sold out', { stock: 3 }, 'Chỉ còn 3 phần'],
    ['to be quoted', { type: 'HARD_TO_GET' as const }, /cần báo giá trước khi đặt/],
  ])('shows that a product is %s', async (_, change, words) => {
    await renderPage(path, { ...responses, '/v1/products/': { ...ricePaper, ...change } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('opens the clicked picture in the shell’s image viewer', async () => {
    const { user, shell } = await renderPage(path, responses);
    await user.click(await screen.findByRole('button', { name: /^Xem hình lớn: Hình 1/ }));
    expect(shell.showImages).toHaveBeenCalledWith(
      [expect.objectContaining({ url: ricePaper.images[0] }), expect.objectContaining({ url: ricePaper.images[1] })],
      0,
    );
  });

  it('loads further reviews page by page and filters them by stars', async () => {
    const all = (address: string) => {
      const page = Number(new URLSearchParams(address.split('?')[1]).get('page') ?? 1);
      if (address.includes('stars=1')) return listPage([], { limit: 5 });
      return listPage(page === 1 ? [1, 2, 3, 4, 5].map((number) => makeRating(number)) : [makeRating(6)], {
        totalDocs: 6,
        page,
        limit: 5,
      });
    };
    const { user } = await renderPage(path, { ...responses, '/v1/users-rating/': all });
    const reviews = await screen.findByRole('region', { name: 'Đánh giá' });
    expect(await within(reviews).findByText('Lời 5')).toBeTruthy();
    expect(within(reviews).queryByText('Lời 6')).toBeNull();
    await user.click(within(reviews).getByRole('button', { name: 'Xem thêm đánh giá' }));
    expect(await within(reviews).findByText('Lời 6')).toBeTruthy();
    await user.click(within(reviews).getByRole('button', { name: '1 sao' }));
    expect(await within(reviews).findByText('Chưa ai cho 1 sao.')).toBeTruthy();
  });

  it('lists related products without the product itself', async () => {
    await renderPage(path, responses);
    const related = await screen.findByRole('region', { name: 'Cùng danh mục' });
    expect(within(related).getAllByRole('listitem')).toHaveLength(6);
    expect(within(related).queryByRole('link', { name: /Bánh tráng dẻo/ })).toBeNull();
  });

  it('shows the not-found page for a removed product', async () => {
    await renderPage(path, { ...responses, '/v1/products/': new ApiError(410, { message: 'PRODUCT_WAS_DELETED' }) });
    expect(await screen.findByRole('heading', { name: /không có trang này|không tìm thấy/i })).toBeTruthy();
  });

  it('shows the not-found page for a link cut within an encoded letter', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage('/product/%E0%A4%A', responses);
    expect(await screen.findByRole('heading', { name: /không có trang này|không tìm thấy/i })).toBeTruthy();
    warn.mockRestore();
  });
});
