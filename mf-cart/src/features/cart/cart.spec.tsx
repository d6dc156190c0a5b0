/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartId, cartOf, countries, customerSession, freightRow, outsideLine, previewOf, setGuestCookie, stockLine } from '../../testing/cart-lines.ts';
import { renderPage } from '../../testing/render-page.tsx';

const fishSauce = stockLine(1, 'Nước mắm');
const coffee = stockLine(2, 'Cà phê', { amount: 3 });
const vase = outsideLine(3, 'Bình gốm');

interface Sent {
  params: { id: string };
  body: Record<string, unknown>;
}

/** A cart service: it applies what it is sent. */
function cartService(initial: readonly CartLine[], responses: Record<string, FakeResponse> = {}) {
  let lines = [...initial];
  const sent: Sent[] = [];
  const write = (input: string) => {
    const request = JSON.parse(input) as Sent;
    sent.push(request);
    const known = [...initial].find(({ _id }) => _id === request.params.id) as CartLine;
    const { acceptedPrice, ...change } = request.body;
    const changed = { ...(lines.find(({ _id }) => _id === known._id) ?? known), ...change, ...(acceptedPrice === undefined || known.type !== 'IN_SYSTEM' ? {} : { state: 'READY', product: { ...known.product, price: acceptedPrice } }) } as CartLine;
    lines = changed.status === 'WITHOUT_CART' ? lines.filter(({ _id }) => _id !== changed._id) : lines.some(({ _id }) => _id === changed._id) ? lines.map((line) => (line._id === changed._id ? changed : line)) : [changed, ...lines];
    return changed;
  };
  const all: Record<string, FakeResponse> = { '/v1/cart/me': () => cartOf(...lines), '/v1/countries': countries, previewOrder: (input) => previewOf(input), updateCartLine: write, updateOutsideLine: write, ...responses };
  return { sent, responses: all };
}

const line = (name: string) => within(screen.getByRole('checkbox', { name: `Chọn ${name}` }).closest('li') as HTMLElement);
const summary = () => within(screen.getByRole('region', { name: 'Tạm tính' }));

beforeEach(() => {
  localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
  sessionStorage.clear();
  setGuestCookie();
});

describe('the cart', () => {
  it('shows both kinds of lines, and sums what can be ordered alone', async () => {
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

  it('names both payments, and what still ships for nothing', async () => {
    const { responses } = cartService([fishSauce]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByRole('meter', { name: 'Còn 400 g nữa không tốn thêm cước' })).toBeTruthy();
    expect(summary().getByText('Trả khi đặt').nextElementSibling?.textContent).toBe('240,000đhàng và phí');
    expect(summary().getByText('Sau khi cân, khoảng').nextElementSibling?.textContent).toBe('869,000đcước gửi');
  });

  it('is in English, too', async () => {
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

  it('leaves out what is not chosen, also after a reload', async () => {
    const { responses } = cartService([fishSauce, coffee]);
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('checkbox', { name: 'Chọn Cà phê' }));
    expect(await summary().findByText('Tiền hàng, 2 món')).toBeTruthy();
    expect(summary().getByText('Chưa tính 1 dòng: chưa chọn.')).toBeTruthy();
    expect(sessionStorage.getItem('gvg:cart-choice')).toContain(coffee.product._id);
  });

  it('shows a new amount at once and sends the last one', async () => {
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

  it('goes back to the amount that the stock covers, with the reason', async () => {
    const { responses } = cartService([fishSauce], { updateCartLine: new ApiError(409, { message: 'CART_AMOUNT_NOT_ENOUGH' }) });
    const { user, shell } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Thêm một Nước mắm' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'error', text: 'Kho không còn đủ số lượng này.' }));
    await waitFor(() => expect(line('Nước mắm').getByRole('textbox')).toHaveProperty('value', '2'));
  });

  it('asks about a changed price on its line, and counts it once agreed', async () => {
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

  it('offers what is left in stock', async () => {
    const { responses, sent } = cartService([stockLine(1, 'Bánh tráng', { state: 'NOT_ENOUGH_STOCK', amount: 9, now: { stock: 4 } })]);
    const { user } = await renderPage('/user/cart', responses);
    expect(await screen.findByText('Bạn chọn 9 phần, kho chỉ còn 4.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lấy 4 phần' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ amount: 4 }));
  });

  it('explains what a country refuses, and sums the rest', async () => {
    const refused = [{ line: 1, code: 'RESTRICTED' as const, reason: { vi: 'thịt lợn không được gửi', en: 'no pork' } }];
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

  it('takes a line out after asking, and puts it back', async () => {
    const { responses, sent } = cartService([fishSauce, coffee]);
    const { user, shell } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Bỏ Cà phê khỏi giỏ' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Bỏ khỏi giỏ hàng?' })).getByRole('button', { name: 'Bỏ món' }));
    await waitFor(() => expect(screen.queryByText('Cà phê')).toBeNull());
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã bỏ Cà phê khỏi giỏ' })));
    const [toast] = shell.toast.mock.calls[0] as [{ action: { run: () => void } }];
    act(() => toast.action.run());
    expect(await screen.findByText('Cà phê')).toBeTruthy();
    expect(sent.map(({ body }) => body['status'])).toEqual(['WITHOUT_CART', 'IN_CART']);
  });

  it('offers the shop and a link while it is empty', async () => {
    const { responses } = cartService([]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByText('Giỏ hàng đang trống')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem hàng bán chạy' })).toBeTruthy();
  });

  it('says why it cannot be loaded, and retries', async () => {
    let isDown = true;
    const { responses } = cartService([], { '/v1/cart/me': () => (isDown ? new ApiError(500, { message: 'GENERAL_ERROR' }) : cartOf(fishSauce)) });
    const { user } = await renderPage('/user/cart', responses);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Nước mắm')).toBeTruthy();
  });

  it('waits for the lines of a guest who has signed in', async () => {
    const after = '1f0c2f2e-0000-4000-8000-000000000000';
    const { responses } = cartService([fishSauce]);
    const { api } = await renderPage('/user/cart', responses, customerSession(after));
    expect(await screen.findByText('Nước mắm')).toBeTruthy();
    expect(api.requests).toContain(`/v1/cart/me?after=${after}`);
  });
});

describe('a quote', () => {
  it('is asked for after sign-in, for all lines that need one', async () => {
    const bodies: unknown[] = [];
    const { responses } = cartService([vase, outsideLine(4, 'Sách'), stockLine(5, 'Yến sào', { state: 'NEEDS_QUOTE', goodsType: 'HARD_TO_GET' })], {
      requestQuote: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), { _id: cartId(77) }),
    });
    const { user, shell } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Yêu cầu báo giá cho Bình gốm' }));
    expect(shell.session.signIn).toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Yêu cầu báo giá' }));
    await user.click(dialog.getByRole('checkbox', { name: /Sách/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Lời nhắn' }), 'màu xanh');
    await user.click(dialog.getByRole('button', { name: 'Gửi yêu cầu cho 2 món' }));
    await waitFor(() => expect(bodies).toEqual([{ lines: [vase._id, cartId(5)], country: 'JP', note: 'màu xanh' }]));
    expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã gửi yêu cầu. Chúng tôi báo giá trong 24 giờ.' }));
  });

  it('is asked for at once for the product in the address', async () => {
    const nest = stockLine(5, 'Yến sào', { state: 'NEEDS_QUOTE', goodsType: 'HARD_TO_GET' });
    const { responses } = cartService([nest]);
    await renderPage(`/user/cart?quote=${nest.product._id}`, responses);
    expect(within(await screen.findByRole('dialog', { name: 'Yêu cầu báo giá' })).getByRole('checkbox', { name: /Yến sào/ })).toHaveProperty('checked', true);
    expect(location.search).toBe('');
  });

  it('is not asked for without an account', async () => {
    const { responses } = cartService([vase]);
    const { user, shell } = await renderPage('/user/cart', responses);
    shell.session.signIn.mockResolvedValue(false);
    await user.click(await screen.findByRole('button', { name: 'Yêu cầu báo giá cho Bình gốm' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Bình gốm')).toBeTruthy();
  });

  it('says its next step on the line', async () => {
    const quote = { _id: cartId(50), status: 'ANSWERED' as const, price: 690_000, fee: 34_500, weightGrams: 1_460 };
    const { responses } = cartService([
      outsideLine(1, 'Chờ', { state: 'QUOTE_REQUESTED', quote: { _id: cartId(51), status: 'REQUESTED' } }),
      outsideLine(2, 'Có giá', { state: 'QUOTE_ANSWERED', quote }),
      outsideLine(3, 'Đồng ý', { state: 'QUOTED', quote: { ...quote, status: 'ACCEPTED', expiresAt: new Date(Date.now() + 38.5 * 3_600_000).toISOString() } }),
      outsideLine(4, 'Từ chối', { state: 'QUOTE_REFUSED', quote: { _id: cartId(52), status: 'ANSWERED', refusal: 'can nhựa' } }),
    ]);
    await renderPage('/user/cart', responses);
    expect(await screen.findByText('Chờ báo giá')).toBeTruthy();
    expect(line('Có giá').getByRole('link', { name: 'Xem và quyết định' }).getAttribute('href')).toBe(`/user/purchase/quote/${cartId(50)}`);
    expect(line('Đồng ý').getByText(/Giữ giá tới .*\(38 giờ\)/)).toBeTruthy();
    expect(line('Từ chối').getByText('Không mua được: can nhựa')).toBeTruthy();
    expect(line('Từ chối').getByRole('button', { name: 'Yêu cầu báo giá cho Từ chối' })).toBeTruthy();
  });
});

describe('goods from outside', () => {
  const link = 'https://shop.vn/binh-gom';
  const open = `/user/cart?link=${encodeURIComponent(link)}`;

  it('are filled in from a pasted link, checked, and added', async () => {
    const bodies: unknown[] = [];
    const { responses } = cartService([], {
      readLink: { url: link, outcome: 'READ', name: 'Bình gốm', price: 690_000, image: { url: '/v1/file-manager/files/p.png', signedUrl: '/v1/file-manager/files/p.png?sig=1' } },
      addOutsideLine: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), vase),
    });
    const { user } = await renderPage(open, responses);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhờ mua hộ một món' }));
    expect(await dialog.findByText('Đã điền từ trang bán. Hãy xem lại trước khi thêm.')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Tên món' })).toHaveProperty('value', 'Bình gốm');
    await user.type(dialog.getByRole('textbox', { name: 'Ghi chú (không bắt buộc)' }), 'men lam');
    await user.click(dialog.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(bodies).toEqual([{ url: link, name: 'Bình gốm', note: 'men lam', expectedPrice: 690_000, amount: 1, images: ['/v1/file-manager/files/p.png'] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  it.each([
    ['NO_DATA', 'Trang này không ghi tên và giá theo cách máy đọc được. Bạn điền giúp tên món nhé.'],
    ['NOT_ALLOWED', 'Link này không mở được từ bên ngoài. Link vẫn được giữ, bạn điền giúp tên món nhé.'],
    ['FORBIDDEN_BY_SITE', 'Trang này không cho máy đọc. Link vẫn được giữ, bạn điền giúp tên món nhé.'],
    ['NOT_REACHABLE', 'Chưa mở được trang này. Hãy kiểm tra link, hoặc tự điền bên dưới.'],
    ['TOO_LARGE', 'Trang quá nặng để đọc. Link vẫn được giữ, bạn điền giúp tên món nhé.'],
    ['TIMED_OUT', 'Trang trả lời quá chậm. Link vẫn được giữ, bạn điền giúp tên món nhé.'],
  ])('have a sentence for %s', async (outcome, sentence) => {
    const { responses } = cartService([], { readLink: { url: link, outcome } });
    await renderPage(open, responses);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Link món hàng (không bắt buộc)' })).toHaveProperty('value', link);
  });

  it('need a name', async () => {
    const { responses, sent } = cartService([], { readLink: new ApiError(503, {}) });
    const { user } = await renderPage(open, responses);
    expect(await screen.findByText('Chưa đọc được trang lúc này. Bạn vẫn có thể tự điền.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tên món' }).getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });

  it('are edited with their pictures; an emptied field is removed', async () => {
    const bodies: unknown[] = [];
    const { responses } = cartService([outsideLine(3, 'Bình gốm', { weightGrams: 900 })], {
      uploadPicture: { url: '/v1/file-manager/files/new.png', width: 1, height: 1 },
      editOutsideLine: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), vase),
    });
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Sửa Bình gốm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa món nhờ mua' }));
    await user.upload(dialog.getByLabelText('Thêm ảnh'), new File(['x'], 'x.png', { type: 'image/png' }));
    expect(await dialog.findByRole('img', { name: 'Ảnh 1' })).toBeTruthy();
    await user.clear(dialog.getByRole('spinbutton', { name: 'Cân nặng mỗi phần, gam (không bắt buộc)' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Loại hàng (không bắt buộc)' }), 'COSMETICS');
    await user.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ name: 'Bình gốm', categoryType: 'COSMETICS', weightGrams: null, expectedPrice: null, images: ['/v1/file-manager/files/new.png'], revision: 1 })]));
  });

  it('say at the link that it is in the cart already', async () => {
    const { responses } = cartService([], { readLink: { url: link, outcome: 'READ', name: 'Bình gốm' }, addOutsideLine: new ApiError(409, { message: 'CART_WAS_EXISTED' }) });
    const { user } = await renderPage(open, responses);
    await screen.findByText(/Đã điền từ trang bán/);
    await user.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
    expect(await screen.findByText('Đường dẫn này đã có trong giỏ.')).toBeTruthy();
  });
});
