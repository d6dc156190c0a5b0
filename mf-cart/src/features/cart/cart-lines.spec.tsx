/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf, signedIn, thuHa } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartOf, freightRow, outsideLine, previewOf, setGuestCookie, stockLine } from '../../testing/cart-lines.ts';
import { cartService, coffee, fishSauce, vase } from '../../testing/cart-service.ts';
import { renderPage } from '../../testing/render-page.tsx';

const line = (name: string) =>
  within(screen.getByRole('checkbox', { name: `Chọn ${name}` }).closest('li') as HTMLElement);
const summary = () => within(screen.getByRole('region', { name: 'Tạm tính' }));

beforeEach(() => {
  localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
  sessionStorage.clear();
  setGuestCookie();
});

describe('the cart', () => {
  it('shows both kinds of lines, and sums only those that can be ordered', async () => {
    const { responses } = cartService([fishSauce, coffee, vase]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByRole('region', { name: 'Hàng có sẵn' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Nhờ mua hộ' })).getByText('Bình gốm')).toBeTruthy();
    expect(line('Nước mắm').getByText('240,000đ')).toBeTruthy();
    expect(line('Bình gốm').getByText('Cần báo giá')).toBeTruthy();
    expect(await summary().findByText('Tiền hàng, 5 món')).toBeTruthy();
    expect(summary().getByText('1,469,000đ')).toBeTruthy();
    expect(await summary().findByText('≈ ¥8,900')).toBeTruthy();
    expect(summary().getByText('Chưa tính 1 dòng: cần báo giá.')).toBeTruthy();
    expect(summary().getByRole('link', { name: 'Đặt hàng 5 món' }).getAttribute('href')).toBe('/order/check-out');
  });

  it('shows both payments, and the weight that still ships at the same price', async () => {
    const { responses } = cartService([fishSauce]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByRole('meter', { name: 'Còn 400 g nữa không tốn thêm cước' })).toBeTruthy();
    expect(summary().getByText('Trả khi đặt').nextElementSibling?.textContent).toBe('240,000đhàng và phí');
    expect(summary().getByText('Sau khi cân, khoảng').nextElementSibling?.textContent).toBe('869,000đcước gửi');
  });

  it('allows more pieces than the stock of a product that is bought on request', async () => {
    const rare = stockLine(5, 'Sâm Ngọc Linh', {
      amount: 3,
      state: 'NEEDS_QUOTE',
      goodsType: 'HARD_TO_GET',
      now: { stock: 3 },
    });
    const { responses, sent } = cartService([rare]);
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Thêm một Sâm Ngọc Linh' }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ amount: 4 }));
  });

  it('is in English under /en', async () => {
    const { responses } = cartService([fishSauce]);
    await renderPage('/en/user/cart', responses);
    expect(await screen.findByRole('meter', { name: '400 g more ship for nothing' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check out 2 items' }).getAttribute('href')).toBe('/en/order/check-out');
  });

  it('changes the service', async () => {
    const { responses } = cartService([fishSauce]);
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('radio', { name: /Đường biển/ }));
    expect(await summary().findByText('619,000đ')).toBeTruthy();
  });

  it('excludes unselected lines, also after a reload', async () => {
    const { responses } = cartService([fishSauce, coffee]);
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('checkbox', { name: 'Chọn Cà phê' }));
    expect(await summary().findByText('Tiền hàng, 2 món')).toBeTruthy();
    expect(summary().getByText('Chưa tính 1 dòng: chưa chọn.')).toBeTruthy();
    expect(sessionStorage.getItem('gvg:cart-choice')).toContain(coffee.product._id);
  });

  it('shows a new amount immediately and sends only the last one', async () => {
    const { responses, sent } = cartService([fishSauce]);
    const { user } = await renderPage('/user/cart', responses);
    const more = await screen.findByRole('button', { name: 'Thêm một Nước mắm' });
    await user.click(more);
    await user.click(more);
    expect(line('Nước mắm').getByText('480,000đ')).toBeTruthy();
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ amount: 4 }]));
  });

  it('explains the stock at its limit', async () => {
    const { responses } = cartService([stockLine(1, 'Nước mắm', { now: { stock: 2 } })]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByText('Kho chỉ còn 2 phần.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Thêm một Nước mắm' })).toHaveProperty('disabled', true);
  });

  it('returns to the amount that the stock covers, with the reason', async () => {
    const { responses } = cartService([fishSauce], {
      updateCartLine: new ApiError(409, { message: 'CART_AMOUNT_NOT_ENOUGH' }),
    });
    const { user, shell } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Thêm một Nước mắm' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({ kind: 'error', text: 'Kho không còn đủ số lượng này.' }),
    );
    await waitFor(() => expect(line('Nước mắm').getByRole('textbox')).toHaveProperty('value', '2'));
  });

  it.each([
    ['has another price', { price: 150_000 }, 'PRICE_CHANGED', '', 'Nước mắm vừa đổi giá: nay 150,000đ.'],
    ['is fewer in stock', { stock: 1 }, 'NOT_ENOUGH_STOCK', '', 'Kho chỉ còn 1 phần Nước mắm.'],
    ['is sold out', { stock: 0 }, 'NOT_ENOUGH_STOCK', '/en', 'Nước mắm in English has just sold out.'],
    ['is sold no more', { isAvailable: false }, 'NOT_AVAILABLE', '', 'Nước mắm không còn bán.'],
  ] as const)('shows that a product %s when the page becomes visible again', async (_, now, state, language, text) => {
    const { responses } = cartService([fishSauce, coffee]);
    let isChanged = false;
    const { shell } = await renderPage(`${language}/user/cart`, {
      ...responses,
      '/v1/cart/me': () => cartOf(isChanged ? stockLine(1, 'Nước mắm', { now, state }) : fishSauce, coffee),
    });
    await screen.findByRole('checkbox', { name: /Nước mắm/ });
    isChanged = true;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'message', text }));
    expect(shell.toast).toHaveBeenCalledTimes(1);
  });

  it('asks about a changed price on its line, and includes the line after acceptance', async () => {
    const changed = stockLine(1, 'Bánh tráng', { state: 'PRICE_CHANGED', price: 65_000, now: { price: 72_000 } });
    const { responses, sent } = cartService([changed]);
    const { user } = await renderPage('/user/cart', responses);
    expect(await screen.findByText('Giá mới 72,000đ')).toBeTruthy();
    expect(screen.getByText('65,000đ')).toBeTruthy();
    expect(screen.getByText('Chưa tính 1 dòng: chờ bạn đồng ý giá.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Đồng ý giá mới của Bánh tráng' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ acceptedPrice: 72_000 }));
    expect(await screen.findByRole('link', { name: 'Đặt hàng 2 món' })).toBeTruthy();
  });

  it('offers the remaining stock', async () => {
    const { responses, sent } = cartService([
      stockLine(1, 'Bánh tráng', { state: 'NOT_ENOUGH_STOCK', amount: 9, now: { stock: 4 } }),
    ]);
    const { user } = await renderPage('/user/cart', responses);
    expect(await screen.findByText('Bạn chọn 9 phần, kho chỉ còn 4.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lấy 4 phần' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ amount: 4 }));
  });

  it('explains which lines a country refuses, and sums the rest', async () => {
    const refused = [
      { line: 1, code: 'RESTRICTED' as const, reason: { vi: 'thịt lợn không được gửi', en: 'no pork' } },
    ];
    const previews: number[] = [];
    const { responses } = cartService([fishSauce, stockLine(2, 'Giò lụa')], {
      previewOrder: (input) => {
        const { lines } = (JSON.parse(input) as { body: { lines: unknown[] } }).body;
        previews.push(lines.length);
        return previewOf(input, { rows: [freightRow('AIR', 869_000, lines.length === 2 ? { refused } : {})] });
      },
    });
    await renderPage('/user/cart', responses);
    expect(await screen.findByText('Nhật Bản không nhận: thịt lợn không được gửi')).toBeTruthy();
    expect(await summary().findByText('1,109,000đ')).toBeTruthy();
    expect(summary().getByText('Chưa tính 1 dòng: không gửi được.')).toBeTruthy();
    expect(previews).toEqual([2, 1]);
  });

  it('asks for the country while it is unknown', async () => {
    localStorage.clear();
    const { responses } = cartService([fishSauce]);
    const { shell, user, api } = await renderPage('/user/cart', responses);
    const [, prompt] = await screen.findAllByRole('button', { name: 'Chọn nước nhận' });
    await user.click(prompt as HTMLElement);
    expect(shell.openChooser).toHaveBeenCalled();
    expect(api.requests).not.toContain('previewOrder');
  });

  it('offers the shop and a link while it is empty', async () => {
    const { responses } = cartService([]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByText('Giỏ hàng đang trống')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem hàng bán chạy' })).toBeTruthy();
  });

  it('shows why it cannot be loaded, and retries', async () => {
    let isDown = true;
    const { responses } = cartService([], {
      '/v1/cart/me': () => (isDown ? new ApiError(500, { message: 'GENERAL_ERROR' }) : cartOf(fishSauce)),
    });
    const { user } = await renderPage('/user/cart', responses);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Nước mắm')).toBeTruthy();
  });

  it('waits for the lines of a guest who has signed in', async () => {
    const after = '1f0c2f2e-0000-4000-8000-000000000000';
    const { responses } = cartService([fishSauce]);
    const { api } = await renderPage('/user/cart', responses, signedIn(thuHa, after));
    expect(await screen.findByText('Nước mắm')).toBeTruthy();
    expect(api.requests).toContain(`/v1/cart/me?after=${after}`);
  });

  it('shows the next step of a quote on its line', async () => {
    const quote = { _id: idOf(50), status: 'ANSWERED' as const, price: 690_000, fee: 34_500, weightGrams: 1_460 };
    const { responses } = cartService([
      outsideLine(1, 'Chờ', { state: 'QUOTE_REQUESTED', quote: { _id: idOf(51), status: 'REQUESTED' } }),
      outsideLine(2, 'Có giá', { state: 'QUOTE_ANSWERED', quote }),
      outsideLine(3, 'Đồng ý', {
        state: 'QUOTED',
        quote: { ...quote, status: 'ACCEPTED', expiresAt: new Date(Date.now() + 38.5 * 3_600_000).toISOString() },
      }),
      outsideLine(4, 'Từ chối', {
        state: 'QUOTE_REFUSED',
        quote: { _id: idOf(52), status: 'ANSWERED', refusal: 'can nhựa' },
      }),
    ]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByText('Chờ báo giá')).toBeTruthy();
    expect(line('Có giá').getByRole('link', { name: 'Xem và quyết định' }).getAttribute('href')).toBe(
      `/user/purchase/quote/${idOf(50)}`,
    );
    expect(line('Đồng ý').getByText(/Giữ giá tới .*\(38 giờ\)/)).toBeTruthy();
    expect(line('Từ chối').getByText('Không mua được: can nhựa')).toBeTruthy();
    expect(line('Từ chối').getByRole('button', { name: 'Yêu cầu báo giá cho Từ chối' })).toBeTruthy();
  });
});
