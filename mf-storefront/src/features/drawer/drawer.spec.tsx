/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@gvg/browser-kit';
import { sampleProducer } from '../../../server/warm-up/sample-entities.ts';
import { Widget, prepare } from '../../expose/filter-drawer.ts';
import { catalogue } from '../../locales/vi/catalogue.ts';
import { dryFood, listPage } from '../../testing/goods.ts';
import { renderWidget } from '../../testing/render-widget.tsx';

const categories = Array.from({ length: 9 }, (_, index) => ({
  ...dryFood,
  _id: idOf(index + 1),
  name: { vi: `Nhóm ${index + 1}`, en: '' },
}));
const responses = {
  '/v1/product-categories': listPage(categories),
  '/v1/product-facets/producers': listPage([{ ...sampleProducer, name: { vi: 'Cô Ba', en: 'Ms Ba' }, count: 4 }]),
  '/v1/producers/': { ...sampleProducer, name: { vi: 'Cô Ba', en: 'Ms Ba' } },
};

const group = (name: string) => within(screen.getByRole('group', { name }));
const address = () => window.location.pathname + window.location.search;

async function open(changes: Parameters<typeof renderWidget>[2] = {}, at = '/rate-table') {
  const onClose = jest.fn();
  const api = await renderWidget(<Widget onClose={onClose} />, prepare, { ...responses, ...changes }, at);
  return { api, onClose, user: userEvent.setup() };
}

describe('filter drawer', () => {
  it('names types and priorities like the pages', async () => {
    await open();
    const names = (title: string) =>
      group(title)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(names('Loại hàng')).toEqual(['Tất cả', ...Object.values(catalogue.type)]);
    expect(names('Mức ưu tiên')).toEqual(['Tất cả', ...Object.values(catalogue.priority)]);
  });

  it('links to categories, only the first eight until it is expanded', async () => {
    const { user, onClose } = await open();
    await screen.findByRole('link', { name: 'Nhóm 8' });
    expect(group('Danh mục').getAllByRole('link')).toHaveLength(8);
    await user.click(group('Danh mục').getByRole('button', { name: 'Xem thêm' }));
    expect(group('Danh mục').getAllByRole('link')).toHaveLength(9);
    await user.click(group('Danh mục').getByRole('link', { name: 'Nhóm 9' }));
    expect(address()).toBe(`/category/nhom-9-${idOf(9)}`);
    expect(onClose).toHaveBeenCalled();
  });

  it('searches by the latest choice of each group', async () => {
    const { user, onClose } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Cô Ba 4 sản phẩm' }));
    await user.click(group('Loại hàng').getByRole('radio', { name: 'Hàng thường' }));
    await user.click(group('Loại hàng').getByRole('radio', { name: 'Hàng nặng' }));
    await user.click(screen.getByRole('button', { name: 'Tìm ngay' }));
    expect(address()).toBe(`/search?producer=${sampleProducer._id}&type=HEAVY`);
    expect(onClose).toHaveBeenCalled();
  });

  it('opens with the choices of the current list', async () => {
    await open({}, `/search?producer=${sampleProducer._id}&type=HEAVY&priority=SPECIAL&keyword=tra`);
    expect(await screen.findByRole('radio', { name: 'Cô Ba 4 sản phẩm' })).toHaveProperty('checked', true);
    expect(group('Loại hàng').getByRole('radio', { name: 'Hàng nặng' })).toHaveProperty('checked', true);
    expect(group('Mức ưu tiên').getByRole('radio', { name: 'Đặc biệt' })).toHaveProperty('checked', true);
  });

  it('marks the category whose page is open', async () => {
    await open({}, `/category/nhom-2-${idOf(2)}`);
    expect((await screen.findByRole('link', { name: 'Nhóm 2' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Nhóm 1' }).getAttribute('aria-current')).toBeNull();
  });

  it('counts the products of each producer by the choices so far', async () => {
    const { user, api } = await open();
    await user.click(group('Loại hàng').getByRole('radio', { name: 'Hàng nặng' }));
    expect(api.requests.at(-1)).toBe('/v1/product-facets/producers?limit=8&type=HEAVY');
  });

  it('offers a retry if lists cannot be loaded, and the choices that need no list', async () => {
    let isDown = true;
    const { user } = await open({
      '/v1/product-categories': () =>
        isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : responses['/v1/product-categories'],
    });
    expect(group('Loại hàng').getAllByRole('radio')).not.toHaveLength(0);
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('link', { name: 'Nhóm 1' })).toBeTruthy();
  });
});
