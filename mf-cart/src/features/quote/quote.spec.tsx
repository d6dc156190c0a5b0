/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf, signedIn } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { screen, waitFor, within } from '@testing-library/react';
import { controlIntervals, setHidden } from '../../testing/intervals.ts';
import { daysFromNow } from '../../testing/orders.ts';
import { answered, makeVersion, requested, rice, vase } from '../../testing/quotes.ts';
import { renderPage } from '../../testing/render-page.tsx';

const address = `/v1/quotes/${answered._id}`;
const path = `/user/purchase/quote/${answered._id}`;

async function open(quote: Quote | (() => Quote), more: Record<string, FakeResponse> = {}, at = path) {
  const page = await renderPage(at, { [address]: quote, ...more }, signedIn());
  await screen.findByRole('list', { name: /^(Các món|Items)$/ }, { timeout: 10_000 });
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
  it('shows price, fee and weight of each line, and a refusal with a way out', async () => {
    await open(answered);
    const [first, second] = lines();
    expect(first?.textContent).toContain('phí mua hộ 34,500đ · 1,460 g một món · shop-1.example');
    expect(first?.textContent).toContain('bản trước: 720,000đ 690,000đ × 1');
    expect(second?.textContent).toContain('Không nhận: Hãng bay không chở rượu trong can nhựa.');
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: `Tìm món thay thế: ${rice.name}` })
        .getAttribute('href'),
    ).toBe(`/search?keyword=${encodeURIComponent('Rượu nếp')}`);
    expect(screen.getByText('Mai, người mua cho bạn')).toBeTruthy();
    expect(screen.getByText('Bình có vết men nhỏ ở đáy.')).toBeTruthy();
  });

  it('counts down to the end of the prices in words, beside the date', async () => {
    await open(answered);
    expect(screen.getByRole('timer').textContent).toMatch(/^Còn 38 giờ (23|24) phút$/);
    expect(screen.getByText(/^Giá giữ tới \d\d:\d\d .+, \d+\/\d+/)).toBeTruthy();
  });

  it('shows earlier versions, of which none can be accepted', async () => {
    const { user } = await open(answered);
    await user.click(screen.getByRole('button', { name: /^Bản 1 · / }));
    expect(lines()[0]?.textContent).toContain('720,000đ × 1');
    expect(screen.getByText('Bạn đang xem bản cũ; chỉ bản mới nhất còn hiệu lực.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Nếu bạn đồng ý' })).getByText('690,000đ')).toBeTruthy();
  });

  it('accepts the latest version, and then leads to the check-out', async () => {
    const inputs: unknown[] = [];
    let quote = answered;
    const { user, shell } = await open(() => quote, {
      acceptQuote: (input) => {
        quote = { ...answered, status: 'ACCEPTED', acceptedVersion: 2 };
        return inputsOf(inputs, quote)(input);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Đồng ý 1 món' }));
    expect((await screen.findByRole('link', { name: 'Đặt hàng' })).getAttribute('href')).toBe('/order/check-out');
    expect(inputs).toEqual([{ params: { id: answered._id }, body: { version: 2 } }]);
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã đồng ý. Các món sẵn sàng để đặt.' });
    expect(screen.queryByRole('button', { name: /Đồng ý/ })).toBeNull();
  });

  it('leads to the order once its lines were ordered, and to no other', async () => {
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

  it('shows the newer version when another one was answered meanwhile', async () => {
    let quote = answered;
    const { user, shell } = await open(() => quote, {
      acceptQuote: () => {
        quote = { ...answered, versions: [...answered.versions, makeVersion(3, 650_000)] };
        return new ApiError(409, { message: 'VERSION_CONFLICT' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Đồng ý 1 món' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({
        kind: 'message',
        text: 'Có bản báo giá mới. Hãy xem lại rồi quyết định.',
      }),
    );
    await waitFor(() => expect(lines()[0]?.textContent).toContain('650,000đ × 1'));
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
  ] as const)('%s after asking', async (_, before, button, call, status, input) => {
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

  it('asks again for the lines of an expired quote, and opens the new one', async () => {
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

  it('shows an answer of staff without a reload, and asks only while the page is seen', async () => {
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
    expect(screen.getByRole('button', { name: 'Đồng ý 1 món' })).toBeTruthy();
    expect(await pages.pass(10_000)).toBe(0);
  });

  it('leads to what is suggested in place of a refused line', async () => {
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

  it('offers nothing to accept when every line is refused', async () => {
    const version = {
      ...makeVersion(1, 0),
      lines: [vase, rice].map(({ _id }) => ({ line: _id, refusal: 'Hết hàng' })),
      serviceFee: 0,
    };
    await open({ ...answered, versions: [version] }, {}, `/en${path}`);
    expect(screen.getByText(/^Sorry, we can buy none of them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('says that there is no such quote', async () => {
    await renderPage(path, { [address]: new ApiError(404, { message: 'QUOTE_NOT_FOUND' }) }, signedIn());
    expect(await screen.findByText('Không tìm thấy báo giá này', {}, { timeout: 10_000 })).toBeTruthy();
  });
});
