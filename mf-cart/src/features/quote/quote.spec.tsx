/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf, signedIn } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { screen, waitFor, within } from '@testing-library/react';
import { countries, freightRow } from '../../testing/cart-lines.ts';
import { controlIntervals, setHidden } from '../../testing/intervals.ts';
import { daysFromNow } from '../../testing/orders.ts';
import { answered, makeVersion, offer, requested, rice, vase, vaseParcel } from '../../testing/quotes.ts';
import { renderPage } from '../../testing/render-page.tsx';

const address = `/v1/quotes/${answered._id}`;
const path = `/user/purchase/quote/${answered._id}`;

const rule = {
  basis: 'REAL',
  bracket: { fromGrams: 0, pricePerKg: 165_000 },
  stepGrams: 500,
  minimumGrams: 500,
  volumetricDivisor: 5_000,
} as const;
const air = freightRow('AIR', 330_000, { realGrams: 1_460, chargeableGrams: 2_000, rule });
const sea = freightRow('SEA', 120_000, { realGrams: 1_460, chargeableGrams: 2_000, rule });

async function open(quote: Quote | (() => Quote), more: Record<string, FakeResponse> = {}, at = path) {
  const estimateCost = { country: 'JP', rows: [air, sea] };
  const page = await renderPage(
    at,
    { [address]: quote, '/v1/countries': countries, estimateCost, ...more },
    signedIn(),
  );
  await screen.findByRole('list', { name: /^(Các món|Items)$/ });
  return page;
}

const lines = () => within(screen.getByRole('list', { name: /^(Các món|Items)$/ })).getAllByRole('listitem');
const inputsOf = (inputs: unknown[], response: object) => (input: string) => {
  inputs.push(JSON.parse(input));
  return response;
};

afterEach(async () => {
  jest.restoreAllMocks();
  await setHidden(false);
});

describe('/user/purchase/quote/{id}', () => {
  it('shows price, fee and weight of each line, and a refusal with an alternative', async () => {
    await open(answered);
    const [first, second] = lines();
    expect(first?.textContent).toContain('shop-1.example · bản trước: 720,000đ');
    const cells = within(first as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['690,000đ', '34,500đ', '1,460 g']);
    expect(second?.textContent).toContain('Không nhận: Hãng bay không chở rượu trong can nhựa.');
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: `Tìm món thay thế: ${rice.name}` })
        .getAttribute('href'),
    ).toBe(`/search?keyword=${encodeURIComponent('Rượu nếp')}`);
    expect(screen.getByText('Mai, người mua cho bạn')).toBeTruthy();
    expect(screen.getByText('Bình có vết men nhỏ ở đáy.')).toBeTruthy();
  });

  it("shows today's landed cost by service, without refused lines", async () => {
    const inputs: unknown[] = [];
    const { user } = await open(answered, { estimateCost: inputsOf(inputs, { country: 'JP', rows: [air, sea] }) });
    const decision = within(screen.getByRole('region', { name: 'Nếu bạn đồng ý' }));
    const sums = () => {
      const amounts = decision.getAllByRole('definition').map(({ textContent }) => textContent);
      return decision.getAllByRole('term').map(({ textContent }, index) => [textContent, amounts[index]]);
    };
    expect(
      await decision.findByRole('radio', {
        name: 'Đường bay 5–8 ngày · tính 2 kg · cước 330,000đ 1,054,500đ về tới tay',
      }),
    ).toHaveProperty('checked', true);
    expect(sums()).toEqual([
      ['Tiền hàng, 1 món', '690,000đ'],
      ['Phí mua hộ', '34,500đ'],
      ['Cước đường bay 2 kg × 165,000đ', '≈ 330,000đ'],
      ['Về tới Nhật Bản', '≈ 1,054,500đ≈ ¥6,390'],
      ['Trả khi đặt', '724,500đhàng và phí'],
      ['Sau khi cân, khoảng', '330,000đcước gửi'],
    ]);
    expect(inputs).toEqual([{ body: { country: 'JP', lines: [vaseParcel] } }]);
    expect(decision.getByText(/Cân thật khác/)).toBeTruthy();
    await user.click(decision.getByRole('radio', { name: /^Đường biển/ }));
    expect(sums()[3]?.[1]).toContain('≈ 844,500đ');
  });

  it('excludes and names lines that a service refuses', async () => {
    const reason = { vi: 'Hãng bay không chở gốm.', en: '' };
    const lines = [vase, rice].map(({ _id }, index) => ({
      ...offer,
      line: _id,
      price: index === 0 ? 690_000 : 90_000,
    }));
    const version = { ...makeVersion(1, 0), lines, goods: 780_000, serviceFee: 69_000 };
    const partly = { ...air, refused: [{ line: 0, code: 'RESTRICTED' as const, reason }] };
    await open({ ...answered, versions: [version] }, { estimateCost: { country: 'JP', rows: [partly] } });
    const decision = within(screen.getByRole('region', { name: 'Nếu bạn đồng ý' }));
    expect(await decision.findByText('≈ 454,500đ')).toBeTruthy();
    expect(decision.getByText(`Đường bay không nhận ${vase.name}: ${reason.vi}`)).toBeTruthy();
  });

  it('keeps price and fee while freight cannot be estimated, and retries the estimate', async () => {
    let isAway = true;
    const { user } = await open(answered, {
      estimateCost: () =>
        isAway ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : { country: 'JP', rows: [air] },
    });
    const decision = within(screen.getByRole('region', { name: 'Nếu bạn đồng ý' }));
    expect(await decision.findByText('Chưa tính được cước lúc này.')).toBeTruthy();
    expect(decision.getByText('690,000đ')).toBeTruthy();
    isAway = false;
    await user.click(decision.getByRole('button', { name: 'Thử lại' }));
    expect(await decision.findByText('≈ 1,054,500đ')).toBeTruthy();
  });

  it('opens the chat about the quote next to the author of the answer', async () => {
    const { user, shell } = await open(answered);
    await user.click(screen.getByRole('button', { name: 'Mở chat' }));
    expect(shell.openChat).toHaveBeenCalledWith({ card: { kind: 'QUOTE', quote: answered._id } });
  });

  it('shows the remaining time in words, next to the date', async () => {
    await open(answered);
    expect(screen.getByRole('timer', { name: /^Còn 38 giờ (23|24) phút$/ })).toBeTruthy();
    expect(screen.getByText(/^Giá giữ tới \d\d:\d\d .+, \d+\/\d+/)).toBeTruthy();
  });

  it('shows earlier versions, which cannot be accepted', async () => {
    const { user } = await open(answered);
    await user.click(screen.getByRole('button', { name: /^Bản 1 · / }));
    expect(within(lines()[0] as HTMLElement).getByText('720,000đ')).toBeTruthy();
    expect(screen.getByText('Bạn đang xem bản cũ; chỉ bản mới nhất còn hiệu lực.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Nếu bạn đồng ý' })).getByText('690,000đ')).toBeTruthy();
  });

  it('accepts and opens the check-out with one click', async () => {
    let quote = answered;
    const { user, shell } = await open(() => quote, {
      acceptQuote: () => (quote = { ...answered, status: 'ACCEPTED', acceptedVersion: 2 }),
    });
    await user.click(screen.getByRole('button', { name: 'Đồng ý và đặt 1 món' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/order/check-out'));
  });

  it('accepts the latest version into the cart, and then links to the check-out', async () => {
    const inputs: unknown[] = [];
    let quote = answered;
    const { user, shell } = await open(() => quote, {
      acceptQuote: (input) => {
        quote = { ...answered, status: 'ACCEPTED', acceptedVersion: 2 };
        return inputsOf(inputs, quote)(input);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Chỉ để vào giỏ' }));
    expect((await screen.findByRole('link', { name: 'Đặt hàng' })).getAttribute('href')).toBe('/order/check-out');
    expect(inputs).toEqual([{ params: { id: answered._id }, body: { version: 2 } }]);
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã đồng ý. Các món sẵn sàng để đặt.' });
    expect(screen.queryByRole('button', { name: /Đồng ý/ })).toBeNull();
  });

  it('links to the order once all lines were ordered in it', async () => {
    const ordered: Quote = {
      ...answered,
      status: 'ACCEPTED',
      acceptedVersion: 2,
      uses: [{ line: answered.lines[0]?._id ?? '', order: idOf(77), at: daysFromNow(0) }],
    };
    await open(ordered);
    expect(screen.getByRole('link', { name: 'Xem đơn' }).getAttribute('href')).toBe(`/order/${idOf(77)}`);
    expect(screen.getByText('Bạn đã đặt hàng theo báo giá này.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Đặt hàng' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('puts the goods of an ordered quote into the cart again', async () => {
    const inputs: unknown[] = [];
    const order = idOf(77);
    const { user, shell } = await open(
      {
        ...answered,
        status: 'ACCEPTED',
        acceptedVersion: 2,
        uses: [{ line: vase._id, order, at: daysFromNow(0) }],
      },
      { reorder: inputsOf(inputs, { added: [idOf(9)], left: [] }) },
    );
    await user.click(screen.getByRole('button', { name: 'Hỏi giá lại' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/user/cart'));
    expect(inputs).toEqual([{ params: { id: order } }]);
  });

  it('shows that an accepted quote has expired, and requests the remaining lines again', async () => {
    const inputs: unknown[] = [];
    const lines = [vase, rice].map(({ _id }) => ({ ...offer, line: _id }));
    const { user } = await open(
      {
        ...answered,
        status: 'ACCEPTED',
        acceptedVersion: 2,
        versions: [{ ...makeVersion(2, 690_000), lines }],
        uses: [{ line: vase._id, order: idOf(77), at: daysFromNow(-2) }],
        expiresAt: daysFromNow(-0.1),
      },
      { requestQuote: inputsOf(inputs, { ...requested, _id: idOf(602) }) },
    );
    expect(screen.getByText(/^Giá đã hết hạn ngày/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Đặt hàng' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hỏi giá lại' }));
    await waitFor(() => expect(inputs).toMatchObject([{ body: { lines: [rice._id] } }]));
  });

  it('shows the newer version if another one was answered meanwhile', async () => {
    let quote = answered;
    const { user, shell } = await open(() => quote, {
      acceptQuote: () => {
        quote = { ...answered, versions: [...answered.versions, makeVersion(3, 650_000)] };
        return new ApiError(409, { message: 'VERSION_CONFLICT' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Chỉ để vào giỏ' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({
        kind: 'message',
        text: 'Có bản báo giá mới. Hãy xem lại rồi quyết định.',
      }),
    );
    await waitFor(() => expect(lines()[0]?.textContent).toContain('650,000đ'));
  });

  it.each([
    [
      'declines',
      answered,
      'Từ chối báo giá',
      'declineQuote',
      'DECLINED',
      { params: { id: answered._id }, body: { version: 2 } },
    ],
    ['withdraws', requested, 'Rút lại yêu cầu', 'withdrawQuote', 'WITHDRAWN', { params: { id: answered._id } }],
  ] as const)('%s after a confirmation', async (_, before, button, call, status, input) => {
    const inputs: unknown[] = [];
    let quote: Quote = before;
    const { user } = await open(() => quote, {
      [call]: (sent) => {
        quote = { ...before, status };
        return inputsOf(inputs, quote)(sent);
      },
    });
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: 'Hỏi giá lại' })).toBeTruthy();
    expect(inputs).toEqual([input]);
  });

  it('requests the lines of an expired quote again, and opens the new one', async () => {
    const inputs: unknown[] = [];
    const { user, shell } = await open(
      { ...answered, expiresAt: daysFromNow(-0.1) },
      { requestQuote: inputsOf(inputs, { ...requested, _id: idOf(602) }) },
    );
    expect(screen.getByText(/^Giá đã hết hạn ngày/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Đồng ý/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hỏi giá lại' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(`/user/purchase/quote/${idOf(602)}`));
    expect(inputs).toEqual([{ body: { lines: [vase._id, rice._id], country: 'JP', note: '' } }]);
  });

  it('shows an answer of staff without a reload, and polls only while the page is visible', async () => {
    const pages = controlIntervals();
    let quote: Quote = requested;
    const { api } = await open(() => quote);
    expect(lines()[0]?.textContent).toContain('đang hỏi giá');
    await setHidden(true);
    expect(await pages.pass(10_000)).toBe(0);
    await setHidden(false);
    await waitFor(() => expect(api.requests.filter((request) => request === address)).toHaveLength(2));
    quote = answered;
    expect(await pages.pass(10_000)).toBe(1);
    expect(await screen.findByText('Có báo giá mới vừa về.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Đồng ý và đặt 1 món' })).toBeTruthy();
    expect(await pages.pass(10_000)).toBe(0);
  });

  it('links to the suggested products for a refused line', async () => {
    const version = makeVersion(1, 690_000);
    const name = { vi: 'Rượu nếp chai 500 ml', en: 'Rice wine, 500 ml' };
    const substitutes = [{ product: idOf(90), name, image: '/v1/file-manager/files/a.png' }];
    const lines = version.lines.map((line) => (line.line === rice._id ? { ...line, substitutes } : line));
    await open({ ...answered, versions: [{ ...version, lines }] }, {}, `/en${path}`);
    const suggested = within(screen.getByRole('list', { name: 'We suggest in its place:' }));
    expect(suggested.getByRole('link', { name: name.en }).getAttribute('href')).toBe(
      `/en/product/rice-wine-500-ml-${idOf(90)}`,
    );
  });

  it('offers nothing to accept if every line is refused', async () => {
    const version = {
      ...makeVersion(1, 0),
      lines: [vase, rice].map(({ _id }) => ({ line: _id, refusal: 'Hết hàng' })),
      serviceFee: 0,
    };
    await open({ ...answered, versions: [version] }, {}, `/en${path}`);
    expect(screen.getByText(/^Sorry, we can buy none of them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('shows that there is no such quote', async () => {
    await renderPage(path, { [address]: new ApiError(404, { message: 'QUOTE_NOT_FOUND' }) }, signedIn());
    expect(await screen.findByText('Không tìm thấy báo giá này')).toBeTruthy();
  });
});
