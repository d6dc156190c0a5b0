/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf, signedIn } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { controlIntervals, setHidden } from '../../testing/intervals.ts';
import {
  awaitingBalance,
  awaitingDeposit,
  cancelled,
  code,
  daysFromNow,
  delivered,
  makeLine,
  purchasing,
  shipped,
} from '../../testing/orders.ts';
import { renderPage } from '../../testing/render-page.tsx';

const address = `/v1/orders/${code}`;

async function open(order: Order | (() => Order), more: Record<string, FakeResponse> = {}, path = `/order/${code}`) {
  const page = await renderPage(path, { [address]: order, ...more }, signedIn());
  // The first page waits for its chunks and texts.
  await screen.findByRole('list', { name: /^(Chặng đường của đơn|How far the order is)$/ });
  return page;
}

const reads = (requests: readonly string[]) => requests.filter((request) => request === address).length;
const statusText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

afterEach(async () => {
  jest.restoreAllMocks();
  await setHidden(false);
});

describe('/order/{code}', () => {
  it('asks a guest to sign in, in place, and offers to track the order', async () => {
    const { api, shell, user } = await renderPage(`/order/${code}`, { [address]: awaitingDeposit });
    expect(screen.getByRole('heading', { level: 1, name: /GVG7K3F2Q/ })).toBeTruthy();
    expect(api.requests).not.toContain(address);
    expect(screen.getByRole('link', { name: /Tra cứu bằng mã đơn/ }).getAttribute('href')).toBe(
      `/order/track?code=${code}`,
    );
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    expect(shell.session.signIn).toHaveBeenCalledWith('login');
    await act(async () => shell.session.become(signedIn()));
    expect(await screen.findByRole('heading', { name: 'Quét để trả 731,000đ' })).toBeTruthy();
  });

  it('shows the next step, the progress, and the cost in two payments', async () => {
    await open(awaitingDeposit);
    expect(statusText()).toMatch(/Chuyển 731,000đ trước \d\d:\d\d .+ để chúng tôi bắt đầu/);
    const stages = within(screen.getByRole('list', { name: 'Chặng đường của đơn' })).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent?.replace(/\d+\/\d+(\/\d+)?$/, ''))).toEqual([
      'Đặt hàng, hiện tại',
      'Đang mua, chưa tới',
      'Tại kho, chưa tới',
      'Đã đóng kiện, chưa tới',
      'Đang gửi, chưa tới',
      'Đã giao, chưa tới',
    ]);
    expect(stages[0]?.getAttribute('aria-current')).toBe('step');
    const goods = screen.getByRole('region', { name: 'Kiện hàng' });
    const amountOf = (label: RegExp) => within(goods).getByText(label).nextElementSibling?.textContent;
    expect(amountOf(/^Hàng và phí/)).toBe('731,000đ');
    expect(amountOf(/^Cước đường bay ước tính 5 kg/)).toBe('≈ 825,000đ');
    expect(amountOf(/^Cần trả bây giờ/)).toBe('731,000đ');
    expect(screen.getByRole('region', { name: 'Người nhận' }).textContent).toContain('Nguyễn Thu Hà');
  });

  it("shows the amount due in the country's currency", async () => {
    const japan = { code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' }, currency: 'JPY', vndPerUnit: 170 };
    await open(awaitingDeposit, {
      '/v1/countries': { docs: [japan], totalDocs: 1, totalPages: 1, page: 1, limit: 100, hasNextPage: false },
    });
    expect(await screen.findByText('≈ ¥4,300')).toBeTruthy();
  });

  it('is in English under /en', async () => {
    await open(awaitingBalance, {}, `/en/order/${code}`);
    expect(statusText()).toMatch(/Weighed on \d+ \w+: the parcel has 5,120 g\. Pay 846,000đ of freight/);
    expect(screen.getByRole('link', { name: 'Soft rice paper' }).getAttribute('href')).toMatch(
      /^\/en\/product\/soft-rice-paper-/,
    );
  });

  it.each([
    ['goes on', purchasing, 0, 'Còn dư, trả cho khoản sau hoặc hoàn lại'],
    ['is delivered', delivered, 45_000, 'Dư, chúng tôi hoàn lại'],
  ])('explains the overpayment of an order that %s', async (_, order, owed, label) => {
    await open({ ...order, owed, totals: { ...order.totals, credit: 45_000 } });
    expect(screen.getByText(label).nextElementSibling?.textContent).toBe('45,000đ');
  });

  it('shows reductions of goods and fee in a separate row', async () => {
    const totals = { ...delivered.totals, goods: 645_000, goodsWithBalance: -50_000, serviceFeeWithBalance: -10_000 };
    await open({ ...delivered, totals });
    expect(screen.getByText('Giảm tiền hàng và phí dịch vụ').nextElementSibling?.textContent).toBe('−60,000đ');
    expect(screen.queryByText(/^Phần tăng đã đồng ý/)).toBeNull();
  });

  it('strikes through a cancelled line and shows the reason', async () => {
    await open({ ...purchasing, lines: [makeLine(1), makeLine(2, { status: 'CANCELLED', note: 'Hết hàng' })] });
    const line = within(screen.getByRole('list', { name: 'Kiện hàng' })).getAllByRole('listitem')[1];
    expect(line?.textContent).toContain('Không mua được: Hết hàng');
    expect(line?.querySelector('s')?.textContent).toBe('100,000đ');
  });

  describe('with a line that costs more than quoted', () => {
    const until = daysFromNow(1.5);
    const [stocked, outside] = purchasing.lines as [OrderLine, OrderLine];
    const asking: Order = {
      ...purchasing,
      lines: [stocked, { ...outside, askedPrice: { price: 560_000, until, note: 'Shop tăng giá hôm qua' } }],
    };
    const answered =
      (sent: unknown[], line: Partial<OrderLine>, more = 0) =>
      (input: string) => {
        sent.push(JSON.parse(input));
        const totals = { ...asking.totals, goods: asking.totals.goods + more, goodsWithBalance: more };
        return (present = { ...asking, totals, lines: [stocked, { ...outside, ...line }] });
      };
    let present = asking;
    beforeEach(() => void (present = asking));
    const card = () => within(screen.getByRole('region', { name: 'Bình gốm Bát Tràng đắt hơn báo giá' }));

    it('explains both answers and the deadline, and sends an acceptance', async () => {
      const sent: unknown[] = [];
      const { user, shell } = await open(() => present, {
        answerLinePrice: answered(sent, { price: 560_000 }, 60_000),
      });
      expect(statusText()).toMatch(/Một món đắt hơn báo giá: xin trả lời trước/);
      expect(card().getByText(/bạn trả thêm 60,000đ sau.*536,000đ tiền hàng và phí/)).toBeTruthy();
      expect(card().getByText('Cửa hàng nhắn: Shop tăng giá hôm qua')).toBeTruthy();
      expect(card().getByRole('timer').textContent).toMatch(/^Còn (35 giờ 5\d|36 giờ 0) phút$/);
      await user.click(card().getByRole('button', { name: 'Đồng ý giá 560,000đ' }));
      await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
      expect(sent).toEqual([{ params: { id: code, line: outside._id }, body: { accept: true, price: 560_000 } }]);
      const goods = screen.getByRole('region', { name: 'Kiện hàng' });
      const amountOf = (label: RegExp) => within(goods).getByText(label).nextElementSibling?.textContent;
      expect([amountOf(/^Hàng và phí/), amountOf(/^Phần tăng đã đồng ý/)]).toEqual(['731,000đ', '60,000đ']);
    });

    it('asks for confirmation before the item is dropped', async () => {
      const sent: unknown[] = [];
      const { user } = await open(asking, {
        answerLinePrice: answered(sent, { status: 'CANCELLED', cancelReason: 'PRICE_DECLINED' }),
      });
      await user.click(card().getByRole('button', { name: 'Bỏ món này' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Bỏ Bình gốm Bát Tràng?' }));
      expect(sent).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Bỏ món này' }));
      await waitFor(() => expect(sent).toMatchObject([{ body: { accept: false, price: 560_000 } }]));
    });

    it('shows that another price is asked now', async () => {
      const { user, shell } = await open(asking, {
        answerLinePrice: () => new ApiError(409, { message: 'VERSION_CONFLICT' }),
      });
      await user.click(card().getByRole('button', { name: 'Đồng ý giá 560,000đ' }));
      await waitFor(() =>
        expect(shell.toast).toHaveBeenCalledWith(
          expect.objectContaining({ text: 'Giá vừa thay đổi hoặc không còn chờ trả lời. Xin xem lại.' }),
        ),
      );
    });
  });

  describe('with a change that staff proposes', () => {
    const [stocked, outside] = purchasing.lines as [OrderLine, OrderLine];
    const before = {
      goods: 695_000,
      serviceFee: 36_000,
      freight: 825_000,
      total: 1_556_000,
      paid: 731_000,
      due: 0,
      credit: 0,
    };
    const proposed: Order = {
      ...purchasing,
      proposal: {
        _id: idOf(810),
        at: daysFromNow(-0.5),
        until: daysFromNow(1.5),
        recipient: { ...purchasing.recipient, line: 'Umeda 1-1' },
        lines: [
          { line: stocked._id, amount: 4 },
          { line: outside._id, amount: 0, reason: 'Bể khi mua' },
        ],
        before,
        after: { ...before, goods: 260_000, serviceFee: 0, freight: 900_000, total: 1_160_000 },
      },
    };
    const card = () => within(screen.getByRole('region', { name: 'Cửa hàng đề nghị đổi đơn' }));
    const answered = (sent: unknown[], outcome: 'ACCEPTED' | 'DECLINED') => (input: string) => {
      sent.push(JSON.parse(input));
      return (present = { ...purchasing, lastProposal: { _id: idOf(810), outcome, at: daysFromNow(0) } });
    };
    let present = proposed;
    beforeEach(() => void (present = proposed));

    it('shows the differences and the cost, and sends an acceptance', async () => {
      const sent: unknown[] = [];
      const { user, shell } = await open(() => present, { acceptOrderChange: answered(sent, 'ACCEPTED') });
      expect(statusText()).toMatch(/Cửa hàng đề nghị đổi đơn: xin trả lời trước/);
      expect(
        card()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Bánh tráng dẻo tôm Tây Ninh: 3 → 4',
        'Bình gốm Bát Tràng: 1 → bỏ (Bể khi mua)',
        expect.stringMatching(/^Người nhận: .*Namba 2-3-1.*Umeda 1-1/),
      ]);
      expect(card().getByRole('row', { name: 'Cả đơn 1,556,000đ 1,160,000đ' })).toBeTruthy();
      await user.click(card().getByRole('button', { name: 'Đồng ý đổi' }));
      await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
      expect(sent).toEqual([{ params: { id: code }, body: { proposal: idOf(810), due: 0 } }]);
      expect(screen.queryByRole('region', { name: 'Cửa hàng đề nghị đổi đơn' })).toBeNull();
    });

    it('shows the added lines with name, picture, amount and price', async () => {
      const added: OrderLine = {
        ...stocked,
        _id: idOf(811),
        name: { vi: 'Trà sen Tây Hồ', en: 'Lotus tea' },
        image: '/v1/file-manager/files/tea.jpg',
        amount: 2,
        price: 120_000,
      };
      present = { ...proposed, proposal: { ...proposed.proposal!, lines: [], added: [added] } };
      await open(() => present);
      const list = within(card().getByRole('list', { name: 'Món thêm vào đơn' }));
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Món mới: Trà sen Tây Hồ2 × 120,000đ240,000đ',
      ]);
      expect(document.querySelector('[src*="/files/tea.jpg"]')).not.toBeNull();
    });

    it('shows that the stock is no longer sufficient, and keeps asking', async () => {
      const { user, shell } = await open(proposed, {
        acceptOrderChange: () => new ApiError(409, { message: 'CART_AMOUNT_NOT_ENOUGH' }),
      });
      await user.click(card().getByRole('button', { name: 'Đồng ý đổi' }));
      await waitFor(() =>
        expect(shell.toast).toHaveBeenCalledWith(
          expect.objectContaining({ text: expect.stringMatching(/^Kho vừa không còn đủ hàng/) }),
        ),
      );
      expect(card().getByRole('button', { name: 'Đồng ý đổi' })).toBeTruthy();
    });

    it('asks for confirmation before the change is declined', async () => {
      const sent: unknown[] = [];
      const { user } = await open(() => present, { declineOrderChange: answered(sent, 'DECLINED') });
      await user.click(card().getByRole('button', { name: 'Giữ nguyên đơn' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Giữ nguyên đơn?' }));
      expect(sent).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Giữ nguyên đơn' }));
      await waitFor(() => expect(sent).toHaveLength(1));
    });

    it('shows that the proposal has changed', async () => {
      const { user, shell } = await open(proposed, {
        acceptOrderChange: () => new ApiError(409, { message: 'VERSION_CONFLICT' }),
      });
      await user.click(card().getByRole('button', { name: 'Đồng ý đổi' }));
      await waitFor(() =>
        expect(shell.toast).toHaveBeenCalledWith(
          expect.objectContaining({ text: 'Đề nghị vừa thay đổi hoặc không còn chờ trả lời. Xin xem lại.' }),
        ),
      );
    });
  });

  it('opens photos in the viewer, with the URL of their first display', async () => {
    const pages = controlIntervals();
    let signature = 'one';
    const { shell, user } = await open(() => ({
      ...awaitingBalance,
      photos: awaitingBalance.photos.map((photo) => ({
        ...photo,
        signedUrl: photo.signedUrl.replace('one', signature),
      })),
    }));
    signature = 'two';
    await pages.pass(5_000);
    await user.click(screen.getByRole('button', { name: /^Mở Ảnh cân 1/ }));
    expect(shell.showImages).toHaveBeenCalledWith(
      [{ url: awaitingBalance.photos[0]?.signedUrl, alt: expect.stringMatching(/^Ảnh cân 1, /) }],
      0,
    );
    expect(document.querySelector('[src*="signature=one"][src$="&w=160"]')).not.toBeNull();
  });

  it('renews a URL that is about to expire', async () => {
    const pages = controlIntervals();
    const { transfer: _transfer, ...paid } = {
      ...awaitingBalance,
      status: 'DELIVERED' as const,
      totals: { ...awaitingBalance.totals, due: 0 },
    };
    let signature = 'one';
    await open(() => ({
      ...paid,
      photos: paid.photos.map((photo) => ({
        ...photo,
        signedUrl: `${photo.url}?expires=${Math.floor(Date.now() / 1_000) + 60}&signature=${signature}`,
      })),
    }));
    signature = 'two';
    expect(await pages.pass(3_000_000)).toBe(1);
    await waitFor(() => expect(document.querySelector('[src*="signature=two"]')).not.toBeNull());
  });

  it('shows that there is no such order', async () => {
    await renderPage(`/order/${code}`, { [address]: new ApiError(404, { message: 'ORDER_NOT_FOUND' }) }, signedIn());
    expect(await screen.findByText('Không có đơn GVG7K3F2Q trong tài khoản này')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tra cứu đơn hàng' }).getAttribute('href')).toBe(
      `/order/track?code=${code}`,
    );
  });

  it('offers a retry if the order cannot be loaded', async () => {
    let isDown = true;
    const { user } = await renderPage(
      `/order/${code}`,
      { [address]: () => (isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : awaitingDeposit) },
      signedIn(),
    );
    await screen.findByRole('button', { name: 'Thử lại' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('heading', { name: 'Quét để trả 731,000đ' })).toBeTruthy();
  });

  it('explains how to pay on the phone that shows the code, next to the picture to save', async () => {
    await open(awaitingDeposit);
    const save = await screen.findByRole('button', { name: 'Lưu ảnh mã QR' });
    expect(save.previousElementSibling?.textContent).toMatch(/Lưu ảnh mã rồi mở ảnh trong ứng dụng ngân hàng/);
    const [bank] = screen.getAllByRole('term');
    expect(save.compareDocumentPosition(bank as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("copies each value in the bank's format", async () => {
    const { user } = await open(awaitingDeposit);
    for (const [name, value] of [
      ['ngân hàng', 'Vietcombank'],
      ['số tài khoản', '007100088888'],
      ['chủ tài khoản', 'GOODS VIET GOODS'],
      ['số tiền', '731000'],
      ['nội dung', code],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Chép ${name}` }));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
    expect(screen.getAllByText('đã chép')).toHaveLength(5);
  });

  it('shows a contact instead of a QR code while the shop has no bank account', async () => {
    const { transfer: _transfer, ...withoutAccount } = awaitingDeposit;
    const { user, shell } = await open(withoutAccount);
    expect(await screen.findByText(/chưa có mã QR để trả 731,000đ. Đừng chuyển tiền đi đâu cả/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /Mã QR/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nhắn cho cửa hàng' }));
    expect(shell.openChat).toHaveBeenCalledTimes(1);
  });

  it('shows an arriving payment without a reload, and then stops polling for it', async () => {
    const pages = controlIntervals();
    let order: Order = awaitingDeposit;
    const { api } = await open(() => order);
    expect(await screen.findByRole('img', { name: 'Mã QR chuyển 731,000đ, nội dung GVG7K3F2Q' })).toBeTruthy();
    expect(await pages.pass(5_000)).toBe(1);
    await waitFor(() => expect(reads(api.requests)).toBe(2));
    order = {
      ...awaitingDeposit,
      totals: { ...awaitingDeposit.totals, paid: 500_000, due: 231_000 },
      transfer: { ...awaitingDeposit.transfer!, amount: 231_000 },
    };
    await pages.pass(5_000);
    expect(await screen.findByText('Đã nhận 500,000đ, còn 231,000đ.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Quét để trả 231,000đ' })).toBeTruthy();
    order = purchasing;
    await pages.pass(5_000);
    expect(await screen.findByText('Đã nhận đủ tiền, cảm ơn bạn!')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /Mã QR/ })).toBeNull();
    expect(statusText()).toContain('Chúng tôi đang mua hàng cho bạn');
    expect(await pages.pass(5_000)).toBe(0);
  });

  it('shows pushed changes, and polls rarely meanwhile', async () => {
    const pages = controlIntervals();
    let order: Order = awaitingDeposit;
    const { api, shell } = await open(() => order);
    await act(async () => shell.realtime.become('online'));
    expect(await pages.pass(5_000)).toBe(0);
    order = purchasing;
    await act(async () =>
      shell.realtime.emit('ORDER', { order: 'f'.repeat(24), code: 'GVGOTHER22', status: 'PURCHASING' }),
    );
    expect(reads(api.requests)).toBe(1);
    await act(async () => shell.realtime.emit('ORDER', { order: order._id, code, status: 'PURCHASING' }));
    expect(await screen.findByText('Đã nhận đủ tiền, cảm ơn bạn!')).toBeTruthy();
    order = { ...purchasing, status: 'PACKED' };
    await act(async () => shell.realtime.emit('RESYNC', { reason: 'connection' }));
    await waitFor(() => expect(reads(api.requests)).toBe(3));
  });

  it("shows the shop's progress without a reload, until the parcel has arrived", async () => {
    const pages = controlIntervals();
    let order: Order = purchasing;
    await open(() => order);
    order = awaitingBalance;
    expect(await pages.pass(10_000)).toBe(1);
    await waitFor(() => expect(statusText()).toContain('Cân xong ngày'));
    order = { ...awaitingBalance, status: 'DELIVERED', photos: [], totals: { ...awaitingBalance.totals, due: 0 } };
    await pages.pass(5_000);
    await waitFor(() => expect(statusText()).toContain('Hàng tới ngày'));
    expect([await pages.pass(5_000), await pages.pass(10_000)]).toEqual([0, 0]);
  });

  it('does not poll while the page is hidden, and reloads when it becomes visible', async () => {
    const pages = controlIntervals();
    const { api } = await open(awaitingDeposit);
    await setHidden(true);
    expect(await pages.pass(5_000)).toBe(0);
    expect(reads(api.requests)).toBe(1);
    await setHidden(false);
    await act(async () => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(reads(api.requests)).toBe(2));
    expect(await pages.pass(5_000)).toBe(1);
  });

  it('cancels the order with a reason, after a confirmation', async () => {
    let order = awaitingDeposit;
    const inputs: unknown[] = [];
    const { user, shell } = await open(() => order, {
      cancelOrder: (input) => {
        inputs.push(JSON.parse(input));
        order = cancelled;
        return cancelled;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Hủy đơn' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hủy đơn GVG7K3F2Q?' });
    await user.type(within(dialog).getByLabelText(/Vì sao/), 'Đặt nhầm');
    await user.click(within(dialog).getByRole('button', { name: 'Hủy đơn này' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã hủy đơn GVG7K3F2Q.' }));
    expect(inputs).toEqual([{ params: { id: code }, body: { reason: 'Đặt nhầm', revision: 1 } }]);
    await waitFor(() => expect(statusText()).toContain('Bạn đã hủy đơn ngày'));
    expect(screen.queryByRole('heading', { name: /Quét để trả/ })).toBeNull();
  });

  it('is marked as received by its customer, after a confirmation', async () => {
    let order: Order = shipped;
    const inputs: unknown[] = [];
    const { user, shell } = await open(() => order, {
      receiveOrder: (input) => {
        inputs.push(JSON.parse(input));
        order = delivered;
        return delivered;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Đã nhận hàng' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bạn đã nhận hàng?' });
    expect(inputs).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Đã nhận hàng' }));
    await waitFor(() => expect(statusText()).toContain('Hàng tới ngày'));
    expect(inputs).toEqual([{ params: { id: code }, body: {} }]);
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Cảm ơn bạn! Mong bạn hài lòng.' });
    expect(screen.queryByRole('button', { name: 'Đã nhận hàng' })).toBeNull();
  });

  it.each([shipped, delivered])('opens the chat about the order to report a problem', async (order) => {
    const { user, shell } = await open(order);
    await user.click(screen.getByRole('button', { name: 'Có gì không ổn?' }));
    expect(shell.openChat).toHaveBeenCalledWith({
      card: { kind: 'ORDER', order: code },
      text: 'Có món không ổn (xin kèm ảnh): ',
    });
  });

  it('shows in the dialog that it is too late to cancel', async () => {
    const { user } = await open(awaitingDeposit, {
      cancelOrder: new ApiError(409, { message: 'ORDER_STATUS_CONFLICT' }),
    });
    await user.click(screen.getByRole('button', { name: 'Hủy đơn' }));
    await user.click(await screen.findByRole('button', { name: 'Hủy đơn này' }));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Đơn đã sang bước khác.'));
  });

  it('puts the goods of a delivered order into the cart again, and shows what is missing', async () => {
    const { user, shell } = await open(delivered, { reorder: { added: ['a'], left: ['b'] } });
    await user.click(screen.getByRole('button', { name: 'Mua lại' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/user/cart'));
    expect(shell.toast).toHaveBeenCalledWith({
      kind: 'message',
      text: 'Đã cho 1 món vào giỏ; 1 món hiện không mua được nữa.',
    });
  });

  it('reports the result of a reorder without navigating if the customer has left the order meanwhile', async () => {
    const result = Promise.withResolvers<object>();
    const { user, shell } = await open(delivered, { reorder: () => result.promise });
    await user.click(screen.getByRole('button', { name: 'Mua lại' }));
    cleanup();
    result.resolve({ added: ['a'], left: [] });
    await waitFor(() => expect(shell.toast).toHaveBeenCalledTimes(1));
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('shows carrier, tracking code and arrival of a shipped parcel', async () => {
    await open(shipped);
    expect(statusText()).toMatch(/Rời Việt Nam ngày \S+, tới Nhật Bản khoảng \S+–\S+\./);
    expect(screen.getByRole('region', { name: 'Người nhận' }).textContent).toContain('EMS EX000000000VN');
  });

  it('lists the timeline with the notes of staff', async () => {
    const { user } = await open(awaitingBalance);
    await user.click(screen.getByText('Nhật ký của đơn'));
    expect(screen.getByText(/Đã cân hai lần/).textContent).toBe(
      'Chờ thanh toán phần còn lại (cửa hàng): Đã cân hai lần',
    );
  });
});

describe('/order/success/{code}', () => {
  it('thanks the customer, and shows the code, the payment and the next steps', async () => {
    await renderPage(`/order/success/${code}`, { [address]: awaitingDeposit }, signedIn());
    expect(screen.getByRole('heading', { level: 1, name: 'Cảm ơn bạn, đơn đã được đặt' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Quét để trả 731,000đ' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Chép mã đơn của bạn' })).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'Tiếp theo' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('731,000đ'),
      expect.stringContaining('mua hàng'),
      expect.stringContaining('825,000đ'),
      expect.stringContaining('Nhật Bản, 5–8 ngày'),
    ]);
    expect(screen.getByRole('link', { name: 'Xem đơn hàng' }).getAttribute('href')).toBe(`/order/${code}`);
  });
});

describe('help at an order', () => {
  const footer = (contacts: object) => ({
    '/v1/page-templates/get-type/FOOTER': {
      type: 'FOOTER',
      phone: '+84 24 1234 5678',
      mail: 'shop@example.com',
      contacts: { messenger: '', zalo: '', whatsapp: '', ...contacts },
    },
  });

  it('opens the chat with the card of the order, next to a link to Zalo', async () => {
    const { user, shell } = await open(shipped, footer({ zalo: 'https://zalo.me/84912345678' }));
    await user.click(screen.getByRole('button', { name: /Nhắn cho chúng tôi/ }));
    expect(shell.openChat).toHaveBeenCalledWith({ card: { kind: 'ORDER', order: code } });
    const zalo = await screen.findByRole('link', { name: 'Zalo' });
    expect([zalo.getAttribute('href'), zalo.getAttribute('target')]).toEqual(['https://zalo.me/84912345678', '_blank']);
  });

  it('shows the phone number next to the chat if the shop has no other channel', async () => {
    await open(shipped, footer({}));
    expect((await screen.findByRole('link', { name: '+84 24 1234 5678' })).getAttribute('href')).toBe(
      'tel:+842412345678',
    );
  });

  it('opens the chat without a card for a guest', async () => {
    const { user, shell } = await renderPage(`/order/${code}`, footer({}));
    await user.click(await screen.findByRole('button', { name: /Nhắn cho chúng tôi/ }));
    expect(shell.openChat).toHaveBeenCalledWith(undefined);
  });
});
