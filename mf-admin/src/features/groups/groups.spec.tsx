/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeGroup } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { pageOf } from '../../testing/staff-data.ts';

const seeds = makeGroup({ _id: idOf(301), name: { vi: 'Hạt giống', en: '' }, type: 'SEEDS', isShowed: false });
const old = makeGroup({ _id: idOf(302), name: { vi: 'Đồ cũ', en: 'Old things' }, isDeleted: true });
const responses = { listCategories: pageOf([makeGroup(), seeds, old]) };
const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('lists groups that are not removed, and removed ones on request', async () => {
  const { user } = await renderPage('/admin/categories', responses);
  await screen.findByRole('row', { name: /Bánh kẹo/ });
  expect(rows()).toEqual(['Bánh kẹo', 'Hạt giống']);
  expect(within(screen.getByRole('row', { name: /Hạt giống/ })).getByText('thiếu bản dịch')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Đã gỡ 1' }));
  expect(rows()).toEqual(['Đồ cũ']);
  expect(location.search).toBe('?state=REMOVED');
});

it('ignores diacritics in the search', async () => {
  const { user } = await renderPage('/admin/categories', responses);
  await screen.findByRole('row', { name: /Bánh kẹo/ });
  await user.type(screen.getByRole('searchbox'), 'hat giong');
  await waitFor(() => expect(rows()).toEqual(['Hạt giống']));
});

it('loads all pages of a long list', async () => {
  const { api } = await renderPage('/admin/producers', {
    listProducers: (input: string) =>
      (JSON.parse(input) as { query: { page: number } }).query.page === 1
        ? { ...pageOf([makeGroup()]), hasNextPage: true }
        : pageOf([makeGroup({ _id: idOf(303), name: { vi: 'Vinamit', en: '' } })]),
  });
  await screen.findByRole('row', { name: /Vinamit/ });
  expect(rows()).toEqual(['Bánh kẹo', 'Vinamit']);
  expect(api.requests.filter((name) => name === 'listProducers')).toHaveLength(2);
});

it('creates a category once all fields are filled', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await renderPage('/admin/categories', {
    ...responses,
    uploadPicture: { url: '/v1/file-manager/files/new.png', width: 600, height: 600 },
    createCategory: (input: string) => (sent.push(JSON.parse(input)), makeGroup()),
  });
  await user.click(await screen.findByRole('button', { name: 'Thêm danh mục' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Thêm danh mục' }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Hãy thêm một ảnh.')).not.toBeNull();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Tên tiếng Việt'), 'Gia vị');
  await user.selectOptions(dialog.getByLabelText('Nhóm hàng'), 'Thực phẩm đóng gói');
  await user.upload(dialog.getByLabelText('Thêm ảnh'), new File(['x'], 'a.png', { type: 'image/png' }));
  await dialog.findByAltText('Ảnh');
  expect(dialog.getByText('thiếu bản dịch')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      body: {
        name: { vi: 'Gia vị', en: '' },
        type: 'PACKAGED_FOOD',
        image: '/v1/file-manager/files/new.png',
        isShowed: true,
      },
    },
  ]);
  expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã lưu Gia vị' });
});

it('shows a duplicate name error at its field', async () => {
  const { user } = await renderPage('/admin/categories', {
    ...responses,
    updateCategory: () => new ApiError(409, { message: 'PRODUCT_CATEGORY_WAS_EXISTED' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Bánh kẹo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sửa danh mục' }));
  await user.type(dialog.getByLabelText('Tên tiếng Việt'), ' ngon');
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(dialog.getByLabelText('Tên tiếng Việt').getAttribute('aria-invalid')).toBe('true'));
});

it('merges a concurrent change and saves both changes', async () => {
  const sent: unknown[] = [];
  const theirs = makeGroup({ name: { vi: 'Bánh kẹo', en: 'Cakes and sweets' }, revision: 3 });
  const { user } = await renderPage('/admin/categories', {
    ...responses,
    updateCategory: (input: string) => {
      sent.push(JSON.parse(input));
      return sent.length === 1 ? new ApiError(409, { message: 'VERSION_CONFLICT', current: theirs }) : theirs;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bánh kẹo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sửa danh mục' }));
  await user.type(dialog.getByLabelText('Tên tiếng Việt'), ' Tết');
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    { body: { name: { vi: 'Bánh kẹo Tết', en: 'Sweets' }, revision: 2 } },
    { body: { name: { vi: 'Bánh kẹo Tết', en: 'Cakes and sweets' }, revision: 3 } },
  ]);
});

it('hides a category with undo, and asks before removing it', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await renderPage('/admin/categories', {
    ...responses,
    updateCategory: makeGroup({ isShowed: false, revision: 3 }),
    setCategoryStatus: (input: string) => (sent.push(JSON.parse(input)), makeGroup({ isDeleted: true })),
  });
  await user.click(await screen.findByRole('button', { name: 'Ẩn Bánh kẹo' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ durationMs: 10_000 })));
  await act(() => shell.toast.mock.calls[0]?.[0].action?.run());
  await user.click(screen.getByRole('button', { name: 'Gỡ Bánh kẹo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gỡ “Bánh kẹo”?' }));
  await user.click(dialog.getByRole('button', { name: 'Gỡ' }));
  await waitFor(() => expect(sent).toEqual([{ params: { id: idOf(300) }, body: { isDeleted: true, revision: 2 } }]));
});
