/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { screen, waitFor, within } from '@testing-library/react';
import { makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeLine, makeOrder, pageOf } from '../../testing/staff-data.ts';
import { typeScan } from '../../testing/type-scan.ts';
import { createBarcodeDetector } from './create-barcode-detector.ts';

jest.mock('./create-barcode-detector.ts', () => ({ createBarcodeDetector: jest.fn() }));
const createScripted = jest.mocked(createBarcodeDetector);

const arriving: PurchaseRow = {
  order: idOf(701),
  code: 'GVGM5Y3PQ',
  orderStatus: 'PURCHASING',
  customer: 'Trần Minh',
  due: 0,
  revision: 3,
  state: 'LATE',
  orderedAt: daysFromNow(-3),
  line: makeLine({
    status: 'BOUGHT',
    purchase: {
      seller: { tracking: 'S22.118.4402' },
      by: idOf(901),
      at: daysFromNow(-4),
      arriveBy: daysFromNow(-1),
    },
  }),
};
const order = makeOrder();

/** Opens a staff page without its own scan handler. No code is found unless `responses` contains it. */
const open = (responses: Record<string, FakeResponse> = {}) =>
  renderPage('/admin/quotes', {
    '/v1/quotes': pageOf([]),
    '/v1/users': pageOf([]),
    '/v1/orders': pageOf([]),
    '/v1/purchases': pageOf([]),
    '/v1/purchases/summary': { states: [], hosts: [], bought: { count: 0, goods: 0, fee: 0, paid: 0 } },
    '/v1/products': pageOf([]),
    [`/v1/orders/${order.code}`]: order,
    ...responses,
  });
const address = () => `${location.pathname}${location.search}`;

describe('a scanned code', () => {
  it('opens its order', async () => {
    await open();
    typeScan('gvg7k3f2q');
    await waitFor(() => expect(address()).toBe('/admin/orders/GVG7K3F2Q'));
  });

  it('opens its order although a Vietnamese input method changed the letters', async () => {
    const code = 'GVGGEEY7G';
    await open({ [`/v1/orders/${code}`]: { ...order, code } });
    typeScan(['G', 'V', 'G', 'G', 'E', 'Backspace', 'Ê', 'Y', '7', 'G']);
    await waitFor(() => expect(address()).toBe(`/admin/orders/${code}`));
  });

  it('opens its order although it was typed in full-width characters', async () => {
    await open();
    typeScan('ＧＶＧ７Ｋ３Ｆ２Ｑ');
    await waitFor(() => expect(address()).toBe('/admin/orders/GVG7K3F2Q'));
  });

  it('names the keyboard as the cause if a changed code is not found', async () => {
    const { shell } = await open();
    typeScan(['A', '1', 'A', 'Backspace', 'Á', '9']);
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({
        kind: 'error',
        text: expect.stringMatching(/^Không có đơn.* A1AS9\. Bộ gõ tiếng Việt có thể đã đổi mã/),
      }),
    );
  });

  it('opens the buying desk for a parcel from a seller', async () => {
    await open({ '/v1/purchases': pageOf([arriving]) });
    typeScan('S221184402');
    await waitFor(() => expect(address()).toBe('/admin/buying?state=LATE&search=S221184402'));
  });

  it('opens the order that was shipped with it', async () => {
    const { api } = await open({ '/v1/orders': pageOf([order]) });
    typeScan('EE123456789VN');
    await waitFor(() => expect(address()).toBe('/admin/orders/GVG7K3F2Q'));
    expect(api.requests).toContain('/v1/orders?limit=1&tracking=EE123456789VN');
  });

  it('opens the product with that barcode', async () => {
    const product = makeProduct({ barcode: '8936012345678' });
    await open({ '/v1/products': pageOf([product]), [`/v1/products/${product._id}`]: product });
    typeScan('8936012345678');
    await waitFor(() => expect(address()).toBe(`/product/edit?id=${product._id}`));
  });

  it('shows an error if only names start with it', async () => {
    const { shell } = await open({
      '/v1/purchases': pageOf([arriving]),
      '/v1/products': pageOf([makeProduct({ sku: 'NUOC-1' })]),
      '/v1/orders/GVGZZZZZZ': () => new ApiError(404, { message: 'ORDER_NOT_FOUND' }),
    });
    for (const code of ['NUOC', 'GVGZZZZZZ']) {
      typeScan(code);
      await waitFor(() =>
        expect(shell.toast).toHaveBeenCalledWith({
          kind: 'error',
          text: `Không có đơn, kiện hay hàng nào mang mã ${code}.`,
        }),
      );
    }
    expect(location.pathname).toBe('/admin/quotes');
  });

  it('shows the error of a failed lookup', async () => {
    const { shell } = await open({ '/v1/products': new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) });
    typeScan('8936012345678');
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
  });

  it('is ignored while a dialog is open', async () => {
    const { user, api } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Mở menu' }))[0] as HTMLElement);
    await screen.findByRole('dialog');
    typeScan('GVG7K3F2Q');
    expect(api.requests).not.toContain('/v1/orders/GVG7K3F2Q');
  });
});

describe('the camera', () => {
  const stop = jest.fn();
  const getUserMedia = jest.fn();
  const detect = jest.fn();
  const getSupportedFormats = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats = getSupportedFormats;
        detect = detect;
      },
    });
    getSupportedFormats.mockResolvedValue(['aztec', 'code_128', 'ean_13', 'qr_code']);
    detect.mockReset();
    createScripted.mockReset();
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
    HTMLMediaElement.prototype.play = jest.fn(async () => undefined);
    stop.mockClear();
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const openCamera = async ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(await screen.findByRole('button', { name: 'Quét mã bằng máy ảnh' }));

  it('reads a code, opens its page and is released', async () => {
    detect.mockResolvedValueOnce([]).mockResolvedValue([{ rawValue: 'GVG7K3F2Q' }]);
    await openCamera(await open());
    await waitFor(() => expect(address()).toBe('/admin/orders/GVG7K3F2Q'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quét mã' })).toBeNull());
    await waitFor(() => expect(stop).toHaveBeenCalled());
    expect(createScripted).not.toHaveBeenCalled();
  });

  it.each([
    ['has no detector', () => Reflect.deleteProperty(globalThis, 'BarcodeDetector')],
    ['has a detector that reads no bars', () => getSupportedFormats.mockResolvedValue(['qr_code'])],
  ])('reads a code with JavaScript if the browser %s', async (_, prepare) => {
    prepare();
    createScripted.mockReturnValue({ detect: async () => [{ rawValue: 'GVG7K3F2Q' }] });
    await openCamera(await open());
    await waitFor(() => expect(address()).toBe('/admin/orders/GVG7K3F2Q'));
    expect(detect).not.toHaveBeenCalled();
  });

  it('is released with an error if the reader cannot be loaded', async () => {
    getSupportedFormats.mockRejectedValue(new Error('Loading chunk barcode-reader failed'));
    await openCamera(await open());
    const dialog = within(await screen.findByRole('dialog', { name: 'Quét mã' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Không tải được phần đọc mã/);
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  it('shows instructions if access is denied', async () => {
    getUserMedia.mockRejectedValue(new Error('NotAllowedError'));
    await openCamera(await open());
    const dialog = within(await screen.findByRole('dialog', { name: 'Quét mã' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Không mở được máy ảnh/);
  });

  it('is not offered if the browser has none', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Quét mã bằng máy ảnh' })).toBeNull();
  });
});
