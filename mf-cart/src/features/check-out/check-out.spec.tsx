/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { germanAddress, idOf, japaneseAddress, signedIn, thuHa } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { ErrorCode } from '@gvg/contracts/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cartOf,
  countries,
  freightRow,
  outsideLine,
  previewOf,
  setGuestCookie,
  stockLine,
} from '../../testing/cart-lines.ts';
import { daysFromNow } from '../../testing/orders.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { formatMoment } from '../../texts/format.ts';

const fishSauce = stockLine(1, 'Nước mắm');
const coffee = stockLine(2, 'Cà phê', { amount: 3 });

const responses: Record<string, FakeResponse> = {
  '/v1/cart/me': cartOf(fishSauce, coffee, outsideLine(3, 'Bình gốm')),
  '/v1/users/me': thuHa,
  '/v1/countries': countries,
  previewOrder: (input) => previewOf(input),
};

interface OrderBody {
  idempotencyKey: string;
  [field: string]: unknown;
}

/** Fails once with each of the codes, then places orders. */
function orderService(
  codes: ErrorCode[] = [],
  details: { path: string; code: string; message: string; maximum?: number }[] = [],
  current?: object,
) {
  const bodies: OrderBody[] = [];
  const failures = [...codes];
  const placeOrder = (input: string) => {
    bodies.push((JSON.parse(input) as { body: OrderBody }).body);
    const code = failures.shift();
    return code === undefined
      ? { code: 'GVG7K3F2Q' }
      : new ApiError(409, { message: code, details: details as never, current });
  };
  return { bodies, placeOrder };
}

const open = (changes: Record<string, FakeResponse> = {}, path = '/order/check-out') =>
  renderPage(path, { ...responses, ...changes }, signedIn());
const findButton = async () => {
  const button = await screen.findByRole('button', { name: 'Đặt hàng, trả 600,000đ' });
  await waitFor(() => {
    expect(button).toHaveProperty('disabled', false);
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });
  return button;
};
const terms = () => screen.getByRole('checkbox', { name: /Tôi đồng ý với/ });
const ordered = () => panel().queryByRole('list', { name: 'Các món đặt' })?.textContent ?? '';
const panel = () => within(screen.getByRole('region', { name: 'Đơn của bạn' }));

beforeEach(() => {
  localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
  sessionStorage.clear();
  setGuestCookie();
});

describe('the check-out', () => {
  it('orders the selected lines to the address of the destination', async () => {
    const { bodies, placeOrder } = orderService();
    const { user, shell } = await open({ placeOrder });
    expect(await screen.findByRole('radio', { name: /Nguyễn Thu Hà/ })).toHaveProperty('checked', true);
    const button = await findButton();
    await user.click(terms());
    await user.type(screen.getByRole('textbox', { name: 'Lời nhắn cho người đóng gói' }), 'gói kỹ');
    await user.click(button);
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/order/success/GVG7K3F2Q'));
    const { isDefault: _isDefault, ...recipient } = japaneseAddress;
    expect(bodies).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        lines: [
          { line: fishSauce._id, amount: 2 },
          { line: coffee._id, amount: 3 },
        ],
        recipient,
        service: 'AIR',
        note: 'gói kỹ',
        acceptedTerms: true,
        deposit: 600_000,
        freight: 869_000,
      },
    ]);
  });

  it('shows the landed cost of every service, and both payments', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: /Đường bay.*5–8 ngày.*1,469,000đ/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('radio', { name: /Đường biển.*979,000đ/ })).toBeTruthy();
    expect(panel().getByText('600,000đ, mã đơn điền sẵn')).toBeTruthy();
    expect(panel().getByText('Khoảng 869,000đ, dư hoàn lại')).toBeTruthy();
    expect(panel().getByText('Chưa tính 1 dòng: cần báo giá.')).toBeTruthy();
  });

  it('announces the landed cost of the chosen service', async () => {
    const { user } = await open();
    await findButton();
    const announced = () => panel().getByRole('status').textContent;
    expect(announced()).toBe('Về tới tay 1,469,000đ');
    await user.click(screen.getByRole('radio', { name: /Đường biển/ }));
    await waitFor(() => expect(announced()).toBe('Về tới tay 979,000đ'));
  });

  it('shows arrival days of every service, and how long an unpaid order is held', async () => {
    const dayOf = (days: number) => formatMoment(daysFromNow(days), 'vi').day;
    const rows = [freightRow('AIR', 869_000), freightRow('SEA', 379_000, { transitDays: { min: 35, max: 45 } })];
    await open({ previewOrder: (input) => ({ ...previewOf(input, { rows }), unpaidHours: 36 }) });
    // Two days to weigh and two to pack, after which the transit begins.
    expect(
      await screen.findByRole('radio', {
        name: `Đường bay Nhận khoảng ${dayOf(9)}–${dayOf(12)} 5–8 ngày đường Cước 869,000đ Về tới tay 1,469,000đ`,
      }),
    ).toHaveProperty('checked', true);
    expect(
      screen.getByRole('radio', { name: new RegExp(`^Đường biển Nhận khoảng ${dayOf(39)}–${dayOf(49)} `) }),
    ).toBeTruthy();
    expect(panel().getByText('Chuyển khoản bằng QR trong 36 giờ')).toBeTruthy();
    expect(panel().getByText(/^Hàng được giữ cho bạn 36 giờ\./)).toBeTruthy();
  });

  it('includes the days of buying if goods are bought for the customer', async () => {
    const vase = outsideLine(3, 'Bình gốm', {
      state: 'QUOTED',
      quote: { _id: idOf(600), status: 'ACCEPTED', price: 690_000 },
    });
    await open({ '/v1/cart/me': cartOf(vase) });
    const until = formatMoment(daysFromNow(17), 'vi').day;
    expect(await screen.findByRole('radio', { name: new RegExp(`^Đường bay .*–${until} `) })).toBeTruthy();
  });

  it('disables a service that takes nothing, with its reason', async () => {
    const refusal = { code: 'RESTRICTED' as const, reason: { vi: 'hải quan không nhận', en: 'customs' } };
    await open({
      previewOrder: (input) =>
        previewOf(input, {
          rows: [
            freightRow('AIR', 869_000),
            freightRow('SEA', 0, {
              possible: false,
              refused: [
                { line: 0, ...refusal },
                { line: 1, ...refusal },
              ],
            }),
          ],
        }),
    });
    expect(await screen.findByRole('radio', { name: /Đường biển.*Không nhận: hải quan không nhận/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('keeps showing why lines are not ready if none is left to order', async () => {
    const expired = outsideLine(3, 'Bình gốm', { state: 'QUOTE_EXPIRED' });
    await open({
      '/v1/cart/me': cartOf({ ...fishSauce, state: 'NOT_AVAILABLE' }, expired, outsideLine(4, 'Áo dài')),
    });
    const left = within(await screen.findByRole('list', { name: 'Chưa đặt được' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nước mắmkhông còn bán',
      'Bình gốmbáo giá hết hạn',
      'Áo dàicần báo giá',
    ]);
    expect(screen.getByRole('link', { name: 'Về giỏ hàng' })).toBeTruthy();
  });

  it('shows the line that is not ready next to those that are', async () => {
    await open({ '/v1/cart/me': cartOf(fishSauce, { ...coffee, state: 'NOT_AVAILABLE' }) });
    const left = within(await screen.findByRole('list', { name: 'Chưa đặt được' }));
    expect(left.getByRole('listitem').textContent).toBe('Cà phêkhông còn bán');
    expect(await panel().findByText('Nước mắm')).toBeTruthy();
  });

  it('orders only one product when it is bought immediately', async () => {
    const { bodies, placeOrder } = orderService();
    const { user } = await open({ placeOrder }, `/order/check-out?product=${coffee.product._id}`);
    const button = await screen.findByRole('button', { name: 'Đặt hàng, trả 360,000đ' });
    await user.click(terms());
    await user.click(button);
    await waitFor(() => expect(bodies[0]).toMatchObject({ lines: [{ line: coffee._id, amount: 3 }] }));
    expect(ordered()).not.toContain('Nước mắm');
  });

  it('shows that the browser is offline, and continues when it is online again', async () => {
    let isOffline = true;
    const go = (to: 'offline' | 'online') =>
      act(async () => {
        isOffline = to === 'offline';
        window.dispatchEvent(new Event(to));
        await Promise.resolve();
      });
    const { bodies, placeOrder } = orderService();
    const whenOnline = (respond: (input: string) => unknown) => (input: string) =>
      isOffline ? new ApiError(0) : (respond(input) as object);
    const { user } = await open({ previewOrder: whenOnline(previewOf), placeOrder: whenOnline(placeOrder) });
    expect(await screen.findByText('Không có kết nối mạng. Kiểm tra mạng rồi thử lại.')).toBeTruthy();
    await go('offline');
    await go('online');
    const button = await findButton();
    await user.click(terms());
    await go('offline');
    await user.click(button);
    const alert = await screen.findByText(/^Không có kết nối mạng/);
    expect(alert).toBeTruthy();
    await go('online');
    await waitFor(() => expect(screen.queryByText(/^Không có kết nối mạng/)).toBeNull());
    await user.click(await findButton());
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  it('requires agreement to the terms', async () => {
    const { bodies, placeOrder } = orderService();
    const { user } = await open({ placeOrder });
    await user.click(await findButton());
    expect(await screen.findByText('Hãy đồng ý với điều khoản để đặt hàng.')).toBeTruthy();
    expect(document.activeElement).toBe(terms());
    expect(bodies).toEqual([]);
  });

  it('repeats a lost request with its key, and uses another key for another request', async () => {
    const { bodies, placeOrder } = orderService(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);
    const { user } = await open({ placeOrder });
    const button = await findButton();
    await user.click(terms());
    const findFailure = () => screen.findByText(/Hãy thử lại/);
    await user.click(button);
    await findFailure();
    await user.click(await findButton());
    await waitFor(() => expect(bodies).toHaveLength(2));
    await findFailure();
    await user.type(screen.getByRole('textbox', { name: 'Lời nhắn cho người đóng gói' }), 'gói kỹ');
    await user.click(await findButton());
    await waitFor(() => expect(bodies).toHaveLength(3));
    const [first, second, third] = bodies.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each<[ErrorCode, string, boolean]>([
    ['TOTALS_CHANGED', 'Số tiền vừa đổi. Hãy xem số mới bên dưới rồi bấm đặt lần nữa.', false],
    ['VERSION_CONFLICT', 'Số tiền vừa đổi. Hãy xem số mới bên dưới rồi bấm đặt lần nữa.', false],
    ['CART_LINE_NOT_READY', 'Có món chưa đặt được: Cà phê. Xem lại trong giỏ hàng rồi quay lại.', true],
    ['CART_AMOUNT_NOT_ENOUGH', 'Kho vừa không còn đủ: Cà phê. Giảm số lượng trong giỏ hàng rồi quay lại.', true],
    ['GOODS_RESTRICTED', 'Tuyến này không nhận: Cà phê. Chọn tuyến khác, hoặc bỏ món ấy khỏi đơn.', true],
    ['QUOTE_EXPIRED', 'Báo giá vừa hết hạn: Cà phê. Hỏi giá lại trong giỏ hàng, không mất phí.', true],
    ['CART_WAS_DELETED', 'Có món vừa rời giỏ. Hãy xem lại những món còn lại.', false],
  ])('explains %s with a way to continue', async (code, sentence, leadsToCart) => {
    const { placeOrder } = orderService([code], [{ path: 'lines.1', code: 'INVALID', message: '' }]);
    const { user, api } = await open({ placeOrder });
    const button = await findButton();
    await user.click(terms());
    const previews = api.requests.filter((request) => request === 'previewOrder').length;
    await user.click(button);
    const alert = within(
      (await screen.findByText((text) => text.startsWith(sentence))).closest('[role="alert"]') as HTMLElement,
    );
    expect(alert.queryByRole('link', { name: 'Xem giỏ hàng' }) !== null).toBe(leadsToCart);
    await waitFor(() =>
      expect(api.requests.filter((request) => request === 'previewOrder').length).toBeGreaterThan(previews),
    );
  });

  /** Rejects an order for `line`, after which neither the cart nor the preview includes it in the order. */
  async function refuse(line: InSystemLine, failure: { code: ErrorCode; state: CartLineState; maximum?: number }) {
    let isRefused = false;
    const { code, state, ...rest } = failure;
    const { placeOrder } = orderService([code], [{ path: 'lines.0', code: state, message: '', ...rest }]);
    const { user } = await open({
      '/v1/cart/me': () => (isRefused ? cartOf({ ...line, state }, coffee) : cartOf(fishSauce, coffee)),
      placeOrder: (input) => {
        isRefused = true;
        return placeOrder(input);
      },
    });
    const button = await findButton();
    await user.click(terms());
    await user.click(button);
    await waitFor(() => expect(ordered()).not.toContain('Nước mắm'));
  }

  it('shows the product whose price has changed, even if the order then has fewer lines', async () => {
    await refuse(stockLine(1, 'Nước mắm', { now: { price: 150_000 } }), {
      code: 'CART_LINE_NOT_READY',
      state: 'PRICE_CHANGED',
    });
    expect(await screen.findByText(/^Giá vừa đổi: Nước mắm. Xem giá mới trong giỏ hàng rồi quay lại./)).toBeTruthy();
  });

  it('shows the available pieces of a line that the stock does not cover', async () => {
    await refuse(stockLine(1, 'Nước mắm', { now: { stock: 1 } }), {
      code: 'CART_AMOUNT_NOT_ENOUGH',
      state: 'NOT_ENOUGH_STOCK',
      maximum: 1,
    });
    expect(await screen.findByText(/^Kho vừa không còn đủ: Nước mắm \(còn 1\). Giảm số lượng/)).toBeTruthy();
  });

  it('shows the changed freight and asks again', async () => {
    let freight = 869_000;
    const { bodies, placeOrder } = orderService(['VERSION_CONFLICT'], [], { deposit: 600_000, freight: 912_000 });
    const { user, shell } = await open({
      placeOrder,
      previewOrder: (input) => previewOf(input, { rows: [freightRow('AIR', freight)] }),
    });
    const button = await findButton();
    await user.click(terms());
    freight = 912_000;
    await user.click(button);
    expect(await screen.findByText(/^Cước vừa đổi, ước tính nay là 912,000đ. Chưa đặt gì cả/)).toBeTruthy();
    expect(await panel().findByText('1,512,000đ')).toBeTruthy();
    expect(shell.navigate).not.toHaveBeenCalled();
    await user.click(await findButton());
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/order/success/GVG7K3F2Q'));
    expect(bodies.map((body) => body['freight'])).toEqual([869_000, 912_000]);
    expect(bodies[1]?.idempotencyKey).not.toBe(bodies[0]?.idempotencyKey);
  });

  it('explains that the shop has no bank account yet, with a contact', async () => {
    const { user, shell } = await open({ previewOrder: () => new ApiError(409, { message: 'NO_PAYMENT_ACCOUNT' }) });
    expect(await screen.findByText(/^Cửa hàng chưa có tài khoản nhận tiền/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Đặt hàng' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Nhắn cho cửa hàng' }));
    expect(shell.openChat).toHaveBeenCalledTimes(1);
  });

  it('asks for an address if there is none in the destination', async () => {
    const { user, shell } = await open({ '/v1/users/me': { ...thuHa, addresses: [germanAddress] } });
    expect(
      await screen.findByText('Sổ chưa có địa chỉ ở Nhật Bản. Thêm một địa chỉ, hoặc chọn nơi nhận khác.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Đặt hàng' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: /Trần Minh/ }));
    expect(await findButton()).toBeTruthy();
    expect(shell.destination.get()).toBe('DE');
  });

  it('ships to the default address while no country is chosen', async () => {
    localStorage.removeItem('DEVELOPMENT_DESTINATION');
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-JP']);
    const { shell } = await open({ '/v1/users/me': { ...thuHa, addresses: [germanAddress] } });
    expect(await findButton()).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Trần Minh/ })).toHaveProperty('checked', true);
    // It was not chosen and stays a suggestion.
    expect(shell.destination.get()).not.toBe('DE');
    jest.restoreAllMocks();
  });

  it('orders the fields of an address as the country does', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Địa chỉ mới' }));
    const dialog = within(await screen.findByRole('dialog'));
    const labels = () =>
      [...dialog.getAllByRole('combobox'), ...dialog.getAllByRole('textbox')]
        .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
        .map((field) => field.getAttribute('name'));
    expect(labels()).toEqual(['country', 'fullName', 'phone', 'postcode', 'region', 'line']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Nước' }), 'DE');
    expect(labels()).toEqual(['country', 'fullName', 'phone', 'line', 'postcode', 'city']);
  });

  it('adds an address to the book and ships to it', async () => {
    const bodies: { addresses: { fullName: string }[] }[] = [];
    let me = { ...thuHa, addresses: [germanAddress] };
    const { user } = await open({
      '/v1/users/me': () => me,
      updateMe: (input) => {
        const { body } = JSON.parse(input) as { body: { addresses: (typeof germanAddress)[] } };
        bodies.push(body);
        me = { ...me, addresses: body.addresses };
        return me;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Địa chỉ mới' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Thêm địa chỉ' }));
    await user.type(dialog.getByLabelText('Người nhận'), 'Lan');
    await user.type(dialog.getByLabelText('Điện thoại người nhận'), '09012345678');
    await user.type(dialog.getByLabelText('Số nhà, đường, toà nhà'), 'Namba 2-3-1');
    await user.type(dialog.getByLabelText(/Tỉnh/), 'Osaka');
    await user.type(dialog.getByLabelText(/Mã bưu/), '542-0076');
    await user.click(dialog.getByRole('button', { name: 'Lưu' }));
    expect(await screen.findByRole('radio', { name: /Lan/ })).toHaveProperty('checked', true);
    expect(bodies[0]?.addresses.map(({ fullName }) => fullName)).toEqual(['Trần Minh', 'Lan']);
  });

  it('shows which product has changed when the page becomes visible again', async () => {
    let price = 120_000;
    const { shell } = await open({
      '/v1/cart/me': () =>
        cartOf(
          stockLine(1, 'Nước mắm', { now: { price }, state: price === 120_000 ? 'READY' : 'PRICE_CHANGED' }),
          coffee,
        ),
    });
    await findButton();
    price = 150_000;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({ kind: 'message', text: 'Nước mắm vừa đổi giá: nay 150,000đ.' }),
    );
    expect(ordered()).not.toContain('Nước mắm');
  });

  it('shows which product has changed when the preview leaves it out', async () => {
    let isAsked = false;
    const { shell } = await open({
      '/v1/cart/me': () =>
        cartOf(
          fishSauce,
          isAsked ? stockLine(2, 'Cà phê', { amount: 3, now: { stock: 1 }, state: 'NOT_ENOUGH_STOCK' }) : coffee,
        ),
      previewOrder: (input) => {
        isAsked = true;
        return {
          ...previewOf(input),
          lines: [fishSauce._id],
          left: [{ line: coffee._id, state: 'NOT_ENOUGH_STOCK' as const }],
        };
      },
    });
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({ kind: 'message', text: 'Kho chỉ còn 1 phần Cà phê.' }),
    );
  });

  it('links to the cart if there is nothing to order', async () => {
    await open({ '/v1/cart/me': cartOf(outsideLine(3, 'Bình gốm')) });
    expect(await screen.findByText('Chưa có món nào để đặt')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Về giỏ hàng' }).getAttribute('href')).toBe('/user/cart');
  });

  it('asks a guest to sign in, in place, and continues', async () => {
    const { user, shell } = await renderPage('/order/check-out', responses);
    expect(screen.getByText(/Giỏ hàng của máy này đi theo bạn/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    expect(shell.session.signIn).toHaveBeenCalledWith('login');
    act(() => shell.session.become(signedIn()));
    expect(await findButton()).toBeTruthy();
  });
});
