/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf, signedIn } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  awaitingBalance,
  awaitingDeposit,
  code,
  delivered,
  listPage,
  makeLine,
  purchasing,
  shipped,
} from '../../testing/orders.ts';
import { answered, requested } from '../../testing/quotes.ts';
import { renderPage } from '../../testing/render-page.tsx';

const none = listPage([]);
const orders = '/v1/orders/me';
const quotes = '/v1/quotes/me';

async function open(responses: Record<string, FakeResponse>, path = '/user/purchase') {
  const page = await renderPage(path, { [orders]: none, [quotes]: none, ...responses }, signedIn());
  await screen.findByRole('navigation', { name: /^(Lọc theo trạng thái|Filter by status)$/ });
  return page;
}

const card = (name: RegExp | string) => screen.findByRole('listitem', { name });

describe('/user/purchase', () => {
  it('asks a guest to sign in', async () => {
    const { api } = await renderPage('/user/purchase', {});
    expect(screen.getByText('Đăng nhập để xem đơn hàng và báo giá của bạn.')).toBeTruthy();
    expect(api.requests).toEqual([]);
  });

  it('shows quotes with orders, each with its next step and its actions', async () => {
    await open({
      [orders]: listPage([awaitingDeposit, { ...shipped, _id: idOf(701), code: 'GVGP0T8RC' }]),
      [`${orders}?group=TO_PAY`]: listPage([awaitingDeposit]),
      [`${quotes}?status=ANSWERED`]: listPage([answered]),
      [`${quotes}?status=REQUESTED`]: listPage([{ ...requested, _id: idOf(601) }]),
    });
    const waiting = await card(code);
    expect(waiting.textContent).toMatch(/Chuyển 731,000đ trước .*731,000đcần trả/);
    expect(waiting.hasAttribute('data-waiting')).toBe(true);
    expect(
      within(waiting)
        .getByRole('link', { name: `Trả bằng QR: ${code}` })
        .getAttribute('href'),
    ).toBe(`/order/${code}`);
    expect(within(waiting).getByRole('button', { name: 'Hủy đơn' })).toBeTruthy();
    const underway = await card('GVGP0T8RC');
    expect(underway.hasAttribute('data-waiting')).toBe(false);
    expect(within(underway).getByRole('link', { name: 'Theo dõi: GVGP0T8RC' })).toBeTruthy();
    expect(underway.textContent).toContain('1,577,000đđã trả đủ');
    expect(underway.textContent).toContain(`${shipped.shipping.carrier} · ${shipped.shipping.trackingCode}`);
    const cards = within(screen.getByRole('list', { name: 'Báo giá' })).getAllByRole('listitem');
    expect(cards.map((each) => each.hasAttribute('data-waiting'))).toEqual([true, false]);
    expect(cards[0]?.textContent).toMatch(/Có giá 1 món, 1 món không nhận được\. Giá giữ tới .*724,500đ/);
    expect(cards[1]?.textContent).toMatch(/Chúng tôi đang hỏi giá, trả lời trước/);
    expect(screen.getByText('2 việc đang chờ bạn')).toBeTruthy();
  });

  it('shows payment and weighing photo of a weighed parcel', async () => {
    await open({ [orders]: listPage([awaitingBalance]) });
    expect((await card(code)).textContent).toContain('đã trả 731,000đ · có ảnh cân');
  });

  it('has the tab in the URL and requests only its orders', async () => {
    const { user, api } = await open({
      [orders]: (address) => (address.includes('group=BUYING') ? listPage([purchasing]) : listPage([awaitingDeposit])),
    });
    await card(code);
    await user.click(screen.getByRole('link', { name: 'Đang mua' }));
    await waitFor(() => expect(api.requests).toContain(`${orders}?group=BUYING`));
    expect(window.location.search).toBe('?tab=buying');
    await waitFor(async () => expect((await card(code)).textContent).toContain('Chúng tôi đang mua hàng cho bạn'));
    expect(screen.getByRole('link', { name: 'Đang mua' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens with tab and search of the URL', async () => {
    const { api } = await open({}, '/en/user/purchase?tab=delivered&search=coffee');
    await waitFor(() => expect(api.requests).toContain(`${orders}?group=DELIVERED&search=coffee`));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('coffee');
    expect(await screen.findByText('No order matches “coffee”')).toBeTruthy();
  });

  it('searches, and can clear the search', async () => {
    const { user, api } = await open({ [orders]: listPage([delivered]) });
    await user.type(screen.getByRole('searchbox', { name: 'Mã đơn, tên hàng' }), 'bánh tráng{Enter}');
    await waitFor(() => expect(api.requests).toContain(`${orders}?search=b%C3%A1nh+tr%C3%A1ng`));
    expect(new URLSearchParams(window.location.search).get('search')).toBe('bánh tráng');
    await user.click(await screen.findByRole('button', { name: 'Xóa ô tìm' }));
    expect(window.location.search).toBe('');
  });

  it('lists all quotes in their tab', async () => {
    await open({ [quotes]: listPage([{ ...answered, status: 'DECLINED' }]) }, '/user/purchase?tab=quotes');
    expect((await card(/^Báo giá /)).textContent).toContain('Bạn đã từ chối ngày');
  });

  it('loads further orders, and shows an error if that fails', async () => {
    let isDown = true;
    const many = (page: number) =>
      Array.from({ length: 20 }, (_, index) => ({
        ...purchasing,
        _id: idOf(page * 100 + index),
        code: `GVG${page}${index}`,
      }));
    const { user } = await open({
      [orders]: (address) => {
        if (!address.includes('page=2')) return listPage(many(1), { totalDocs: 40 });
        return isDown
          ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' })
          : listPage(many(2), { totalDocs: 40, page: 2 });
      },
    });
    await card('GVG10');
    await user.click(screen.getByRole('button', { name: 'Xem thêm đơn' }));
    await screen.findByRole('button', { name: 'Thử lại' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await card('GVG219')).toBeTruthy();
  });

  it('shows no empty list of orders below quotes if there are only quotes', async () => {
    await open({ [`${quotes}?status=ANSWERED`]: listPage([answered]) });
    expect(await screen.findByRole('list', { name: 'Báo giá' })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('Chưa có đơn nào')).toBeNull();
  });

  it('offers a next step for an empty list, and a retry for a failed one', async () => {
    let isDown = true;
    const { user } = await open({
      [orders]: () => (isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : none),
    });
    await screen.findByRole('button', { name: 'Thử lại' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Chưa có đơn nào')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem hàng bán chạy' })).toBeTruthy();
  });
});

describe('rating', () => {
  const order = { ...delivered, lines: [makeLine(1), makeLine(2, { status: 'CANCELLED' }), makeLine(3)] };

  async function openDialog(more: Record<string, FakeResponse> = {}) {
    const page = await open({ [orders]: listPage([order]), '/v1/users-rating/me': { rating: null }, ...more });
    await page.user.click(within(await card(code)).getByRole('button', { name: 'Đánh giá' }));
    await screen.findByRole('dialog', { name: 'Đánh giá hàng đã nhận' });
    await screen.findByRole('radiogroup');
    return page;
  }

  it('sends stars, comment and pictures for each delivered product', async () => {
    const inputs: unknown[] = [];
    const forms: [unknown, unknown][] = [];
    const { user, shell, api } = await openDialog({
      rateProduct: (input) => {
        inputs.push(JSON.parse(input));
        return {};
      },
    });
    const call = api.call.bind(api);
    api.call = ((name: 'uploadPicture', input: object, options: { form?: FormData }) => {
      if (name !== 'uploadPicture') return call(name, input as never);
      forms.push([options.form?.get('purpose'), (options.form?.get('file') as File).name]);
      return Promise.resolve({ url: `/v1/file-manager/files/rating-${forms.length}.jpg`, width: 1, height: 1 });
    }) as typeof api.call;
    expect(screen.getByRole('combobox', { name: 'Sản phẩm' }).textContent).toBe('Món 1Món 3');
    await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
    expect(screen.getByText('Hãy chọn số sao.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '4 sao' }));
    await user.type(screen.getByLabelText(/^Nhận xét/), 'Ngon');
    await user.upload(screen.getByLabelText('Thêm ảnh'), [
      new File(['a'], 'a.jpg', { type: 'image/jpeg' }),
      new File(['b'], 'b.jpg', { type: 'image/jpeg' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Bỏ ảnh 2' }));
    await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Cảm ơn bạn đã đánh giá Món 1.' }),
    );
    expect(forms).toEqual([
      ['RATING', 'a.jpg'],
      ['RATING', 'b.jpg'],
    ]);
    await user.click(await screen.findByRole('radio', { name: '5 sao' }));
    await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs).toEqual([
      {
        params: { id: order.lines[0]?.product },
        body: { stars: 4, comment: 'Ngon', images: ['/v1/file-manager/files/rating-1.jpg'] },
      },
      { params: { id: order.lines[2]?.product }, body: { stars: 5, comment: '', images: [] } },
    ]);
  });

  it("opens with the customer's earlier rating, and edits it", async () => {
    const inputs: unknown[] = [];
    const given = {
      _id: idOf(60),
      stars: 3,
      comment: 'Hơi mềm',
      images: ['/v1/file-manager/files/old.jpg'],
      revision: 2,
    };
    const { user, shell } = await openDialog({
      '/v1/users-rating/me': (address) => ({ rating: address.includes(order.lines[0]?.product ?? '') ? given : null }),
      rateProduct: (input) => (inputs.push(JSON.parse(input)), {}),
    });
    expect(screen.getByRole('radio', { name: '3 sao' })).toHaveProperty('checked', true);
    expect(screen.getByText('Đã gửi')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ảnh 1' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '5 sao' }));
    await user.type(screen.getByLabelText(/^Nhận xét/), ', mà ngon');
    await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalled());
    expect(inputs).toEqual([
      {
        params: { id: order.lines[0]?.product },
        body: { stars: 5, comment: 'Hơi mềm, mà ngon', images: ['/v1/file-manager/files/old.jpg'] },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Gửi đánh giá' })).toBeTruthy();
    expect(screen.queryByText('Đã gửi')).toBeNull();
  });

  it('shows that an earlier rating cannot be loaded, and retries', async () => {
    let isDown = true;
    const { user } = await open({
      [orders]: listPage([order]),
      '/v1/users-rating/me': () => (isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : { rating: null }),
    });
    await user.click(within(await card(code)).getByRole('button', { name: 'Đánh giá' }));
    const retry = await within(await screen.findByRole('dialog', { name: 'Đánh giá hàng đã nhận' })).findByRole(
      'button',
      { name: 'Thử lại' },
    );
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('radiogroup')).toBeTruthy();
  });

  it('accepts at most six pictures', async () => {
    let stored = 0;
    const { user } = await openDialog({
      uploadPicture: () => ({ url: `/v1/file-manager/files/r${(stored += 1)}.jpg`, width: 1, height: 1 }),
    });
    await user.upload(
      screen.getByLabelText('Thêm ảnh'),
      Array.from({ length: 8 }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' })),
    );
    await screen.findByRole('button', { name: 'Bỏ ảnh 6' });
    await waitFor(() => expect(screen.queryByLabelText('Thêm ảnh')).toBeNull());
    expect(stored).toBe(6);
  });

  it('shows in the dialog why a rating was rejected', async () => {
    const { user } = await openDialog({ rateProduct: new ApiError(403, { message: 'ACTION_NOT_ALLOWED' }) });
    await user.click(screen.getByRole('radio', { name: '5 sao' }));
    await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).not.toBe(''));
  });
});
