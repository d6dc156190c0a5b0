/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import type { RenderedPage } from '../../testing/render-page.tsx';
import { dryFood, listPage, makeProducts, ricePaper } from '../../testing/goods.ts';
import { sampleCost, sampleProducer } from '../../../server/warm-up/sample-entities.ts';

const producer = { ...sampleProducer, name: { vi: 'Cô Ba', en: 'Ms Ba' } };
const found = { _id: idOf(77), name: { vi: 'Muối Cô Tư', en: '' }, count: 3 };
const responses = {
  '/v1/products': listPage(makeProducts(20), { totalDocs: 47 }),
  '/v1/product-categories': listPage([dryFood]),
  '/v1/product-categories/': dryFood,
  '/v1/product-facets/producers': (address: string) =>
    listPage(address.includes('producerName=muoi') ? [found] : [{ ...producer, count: 12 }], {
      totalDocs: address.includes('producerName=') ? 1 : 47,
    }),
  '/v1/producers/': producer,
  '/v1/countries': listPage([{ code: 'VN', name: { vi: 'Việt Nam', en: 'Vietnam' } }]),
};

const address = () => window.location.pathname + decodeURIComponent(window.location.search);
/** Opens the filter sheet of phones. The sidebar form is rendered too, because jsdom does not evaluate media queries. */
async function openFilters(user: RenderedPage['user']) {
  await user.click(await screen.findByRole('button', { name: /^Bộ lọc/ }));
  return within(screen.getByRole('dialog', { name: 'Bộ lọc' }));
}

const listRequests = (requests: string[]) => requests.filter((each) => each.startsWith('/v1/products?'));

beforeEach(() => localStorage.clear());

describe('list pages', () => {
  it('writes a choice to the URL, sends it to the API, and removes it with its chip', async () => {
    const { user, api } = await renderPage('/search?keyword=mon&page=2', responses);
    const form = await openFilters(user);
    await user.click(form.getByRole('radio', { name: 'Hàng nặng' }));
    expect(address()).toBe('/search?keyword=mon&type=HEAVY');
    await waitFor(() => expect(listRequests(api.requests).at(-1)).toContain('type=HEAVY'));
    await user.click(await screen.findByRole('link', { name: 'Bỏ lọc Hàng nặng' }));
    expect(address()).toBe('/search?keyword=mon');
  });

  it('replaces the previous choice of a group', async () => {
    const { user } = await renderPage('/search?type=HEAVY', responses);
    await user.click((await openFilters(user)).getByRole('radio', { name: 'Hàng nhập khẩu' }));
    expect(address()).toBe('/search?type=EXPORT');
  });

  it('applies the producer immediately, and stock by a switch', async () => {
    const { user } = await renderPage('/search', responses);
    const form = await openFilters(user);
    await user.click(await form.findByRole('radio', { name: 'Cô Ba 12 sản phẩm' }));
    expect(address()).toBe(`/search?producer=${producer._id}`);
    await user.click(form.getByRole('checkbox', { name: 'Chỉ hàng còn sẵn' }));
    expect(address()).toBe(`/search?producer=${producer._id}&inStock=true`);
    await user.click(screen.getByRole('link', { name: 'Bỏ tất cả' }));
    expect(address()).toBe('/search');
  });

  it('filters by products that ship to the destination, asks for it first, and follows it', async () => {
    const countries = listPage([
      { code: 'DE', name: { vi: 'Đức', en: '' } },
      { code: 'JP', name: { vi: 'Nhật Bản', en: '' } },
    ]);
    const { user, shell, api } = await renderPage('/search?type=HEAVY', { ...responses, '/v1/countries': countries });
    const form = await openFilters(user);
    await user.click(form.getByRole('checkbox', { name: 'Gửi được tới nước tôi' }));
    expect(address()).toBe('/search?type=HEAVY');
    const [onChosen] = shell.openChooser.mock.lastCall as [(country: string) => void];
    act(() => {
      shell.destination.choose('JP');
      onChosen('JP');
    });
    expect(address()).toBe('/search?type=HEAVY&shipsTo=JP');
    await waitFor(() => expect(listRequests(api.requests).at(-1)).toContain('shipsTo=JP'));
    expect(await screen.findByRole('link', { name: 'Bỏ lọc Gửi được tới Nhật Bản' })).toBeTruthy();
    act(() => shell.destination.choose('DE'));
    await waitFor(() => expect(address()).toBe('/search?type=HEAVY&shipsTo=DE'));
    await user.click(form.getByRole('checkbox', { name: 'Gửi được tới nước tôi' }));
    expect(address()).toBe('/search?type=HEAVY');
    await user.click(form.getByRole('checkbox', { name: 'Gửi được tới nước tôi' }));
    expect(address()).toBe('/search?type=HEAVY&shipsTo=DE');
  });

  it('tags the products that cannot be sent to the destination', async () => {
    const [first, second, third] = makeProducts(3);
    const products = [first, { ...second, type: 'HEAVY' }, { ...third, stock: 0, type: 'HEAVY' }];
    const cost = { ...sampleCost, country: 'JP', goodsTypes: ['NORMAL'] };
    const { shell } = await renderPage('/search', {
      ...responses,
      '/v1/products': listPage(products as object[]),
      '/v1/costs?country=JP': listPage([cost]),
    });
    const cards = await screen.findAllByRole('link', { name: /^(.*)Món \d/ });
    expect(screen.queryByText(/Không gửi tới/)).toBeNull();
    act(() => shell.destination.choose('JP'));
    expect(await screen.findByText('Không gửi tới Nhật Bản')).toBeTruthy();
    expect(cards[0]?.textContent).not.toContain('Không gửi tới');
    expect(cards[1]?.textContent).toContain('Không gửi tới Nhật Bản');
    expect(cards[2]?.textContent).toContain('Hết hàng');
  });

  it('finds any producer by typing, among those of the list', async () => {
    const { user, api } = await renderPage('/search?keyword=muoi&type=HEAVY', responses);
    const form = await openFilters(user);
    expect(await form.findByText('Còn 46 thương hiệu nữa: gõ tên để tìm.')).toBeTruthy();
    await user.type(form.getByRole('searchbox', { name: 'Gõ để tìm thương hiệu' }), 'muoi{Enter}');
    await user.click(await form.findByRole('radio', { name: 'Muối Cô Tư 3 sản phẩm' }));
    expect(address()).toBe(`/search?keyword=muoi&producer=${found._id}&type=HEAVY`);
    expect(api.requests).toContain('/v1/product-facets/producers?limit=8&name=muoi&producerName=muoi&type=HEAVY');
  });

  it('keeps the chosen producer among the choices', async () => {
    const { user } = await renderPage(`/search?producer=${idOf(78)}`, {
      ...responses,
      '/v1/producers/': { ...producer, _id: idOf(78), name: { vi: 'Xa lắc', en: '' } },
    });
    const form = await openFilters(user);
    expect(await form.findByRole('radio', { name: 'Xa lắc' })).toHaveProperty('checked', true);
  });

  it('applies both prices once the focus leaves them, and keeps the typed text', async () => {
    const { user } = await renderPage('/search', responses);
    const form = await openFilters(user);
    const [lowest, highest] = ['Từ', 'Đến'].map((bound) =>
      form.getByRole('textbox', { name: `Giá (đồng): ${bound}` }),
    ) as [HTMLElement, HTMLElement];
    await user.type(lowest, '50.000');
    await user.tab();
    expect(document.activeElement).toBe(highest);
    expect(address()).toBe('/search');
    await user.type(highest, '200,000');
    await user.tab();
    expect(address()).toBe('/search?minPrice=50000&maxPrice=200000');
    expect([lowest, highest]).toEqual([
      expect.objectContaining({ value: '50.000' }),
      expect.objectContaining({ value: '200,000' }),
    ]);
    await user.click(screen.getByRole('link', { name: 'Bỏ lọc Từ 50,000đ' }));
    expect(lowest).toHaveProperty('value', '');
    expect(highest).toHaveProperty('value', '200,000');
  });

  it.each([
    ['60000', '50.000', /^Giá từ đang cao hơn giá đến/],
    ['rẻ', '', /^Hãy nhập số tiền/],
  ])('shows an error for %s to %s, and does not apply it', async (from, to, message) => {
    const { user } = await renderPage('/search', responses);
    const form = await openFilters(user);
    await user.type(form.getByRole('textbox', { name: 'Giá (đồng): Từ' }), from);
    if (to !== '') await user.type(form.getByRole('textbox', { name: 'Giá (đồng): Đến' }), to);
    expect(form.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(form.getByRole('alert').textContent).toMatch(message);
    expect(address()).toBe('/search');
  });

  it('closes the filter sheet on history back, then restores the previous filters', async () => {
    const { user } = await renderPage('/search', responses);
    const back = () =>
      act(async () => {
        window.history.back();
        await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      });
    const form = await openFilters(user);
    await user.click(form.getByRole('radio', { name: 'Đặc biệt' }));
    expect(form.getByRole('radio', { name: 'Đặc biệt' })).toHaveProperty('checked', true);
    await waitFor(() => expect(window.history.state).toMatchObject({ layers: 1 }));
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/search?priority=SPECIAL');
    await back();
    expect(address()).toBe('/search');
    expect((await openFilters(user)).getByRole('radio', { name: 'Đặc biệt' })).toHaveProperty('checked', false);
  });

  it('keeps filters in page links and resets the page in sort links', async () => {
    await renderPage('/search?type=HEAVY&page=2', {
      ...responses,
      '/v1/products': listPage(makeProducts(20), { totalDocs: 47, page: 2 }),
    });
    const pager = await screen.findByRole('navigation', { name: 'Các trang' });
    expect(within(pager).getByText('2').getAttribute('aria-current')).toBe('page');
    expect(within(pager).getByRole('link', { name: 'Trang 3' }).getAttribute('href')).toBe('/search?type=HEAVY&page=3');
    expect(within(pager).getByRole('link', { name: 'Trước' }).getAttribute('href')).toBe('/search?type=HEAVY');
    expect(screen.getByRole('link', { name: 'Giá thấp đến cao' }).getAttribute('href')).toBe(
      '/search?type=HEAVY&sort=PRICE_ASC',
    );
  });

  it('requests the category’s products and hides the category filter on a category page', async () => {
    const { api } = await renderPage(`/category/thuc-pham-kho-${dryFood._id}?inStock=true`, responses);
    expect(await screen.findByRole('heading', { level: 1, name: 'Thực phẩm khô' })).toBeTruthy();
    expect(listRequests(api.requests)).toEqual([`/v1/products?category=${dryFood._id}&inStock=true&limit=20`]);
    expect(screen.queryByRole('combobox', { name: 'Danh mục' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bỏ lọc Chỉ hàng còn sẵn' }).getAttribute('href')).toBe(
      `/category/thuc-pham-kho-${dryFood._id}`,
    );
  });

  it('shows fallback products if nothing matches', async () => {
    const respondFor = (requestAddress: string) =>
      /name=b%C3%A1nh(&|$)/.test(requestAddress) ? listPage([ricePaper]) : listPage([]);
    await renderPage('/search?keyword=bánh+kem', { ...responses, '/v1/products': respondFor });
    expect(await screen.findByText('Chưa tìm thấy sản phẩm nào khớp')).toBeTruthy();
    const nearest = await screen.findByRole('region', { name: 'Có thể bạn tìm' });
    expect(await within(nearest).findByRole('link', { name: /Bánh tráng dẻo/ })).toBeTruthy();
  });

  it('submits the filters to the list in the page’s language without scripts', async () => {
    const { user } = await renderPage('/en/search', responses);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const submit = within(screen.getByRole('dialog', { name: 'Filters' })).getByRole('radio', { name: 'Heavy goods' });
    expect(submit.closest('form')?.getAttribute('action')).toBe('/en/search');
  });

  it('shows the product count in the filter sheet', async () => {
    const { user } = await renderPage('/search', responses);
    await screen.findByRole('link', { name: /Món 1 / });
    await user.click(screen.getByRole('button', { name: 'Bộ lọc' }));
    const sheet = screen.getByRole('dialog', { name: 'Bộ lọc' });
    await user.click(within(sheet).getByRole('button', { name: 'Xem 47 sản phẩm' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
