/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@gvg/browser-kit';
import { renderPage } from '../../testing/render-page.tsx';
import { dryFood, estimateRow, listPage, ricePaper } from '../../testing/goods.ts';
import { sampleProducer } from '../../../server/warm-up/sample-entities.ts';

const reason = { vi: 'Hải quan không nhận.', en: 'Customs refuses.' };
const restricted = { possible: false, refused: [{ line: 0, code: 'RESTRICTED' as const, reason }] };
const notTaken = {
  possible: false,
  refused: [{ line: 0, code: 'GOODS_TYPE_NOT_TAKEN' as const, reason: { vi: 'không nhận loại này', en: '' } }],
};
const rows = [estimateRow('AIR', 165_000), estimateRow('SEA', 0, restricted), estimateRow('EXPRESS', 275_000)];

const responses = {
  '/v1/products/': ricePaper,
  '/v1/products?': listPage([ricePaper]),
  '/v1/product-categories': listPage([dryFood]),
  '/v1/producers/': sampleProducer,
  '/v1/countries': listPage([
    { code: 'DE', name: { vi: 'Đức', en: 'Germany' }, currency: 'EUR' },
    { code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' }, currency: 'JPY', vndPerUnit: 165 },
  ]),
  '/v1/users-rating/': listPage([], { limit: 5 }),
  estimateCost: { country: 'JP', rows },
};
const path = `/product/banh-trang-deo-tay-ninh-${ricePaper._id}`;
const findPanel = async () => within(await screen.findByRole('region', { name: 'Giá về tay' }));

beforeEach(() => localStorage.clear());

describe('the landed cost of a product', () => {
  it('asks for the country with the lowest price while it is unknown, without an estimate', async () => {
    const { user, shell, api } = await renderPage(path, responses);
    const panel = await findPanel();
    expect(panel.getByText('Cước từ 62,000đ/kg')).toBeTruthy();
    expect(panel.queryByRole('radio')).toBeNull();
    expect(api.requests).not.toContain('estimateCost');
    expect(api.requests.some((address) => address.includes('shippable'))).toBe(false);
    for (const button of panel.getAllByRole('button', { name: 'Chọn nước nhận' })) await user.click(button);
    expect(shell.openChooser).toHaveBeenCalledTimes(2);
  });

  it('adds goods and freight for every service, with an approximation in the country’s currency', async () => {
    const bodies: string[] = [];
    const { user } = await renderPage(`${path}?country=JP`, {
      ...responses,
      estimateCost: (body) => (bodies.push(body), responses.estimateCost),
    });
    const panel = await findPanel();
    expect(
      await panel.findByRole('radio', { name: /Đường bay.*5–8 ngày.*Hàng 65,000đ.*cước 165,000đ.*230,000đ.*≈ ¥1,390/ }),
    ).toHaveProperty('checked', true);
    expect(panel.getByRole('radio', { name: /Nhanh.*Hàng 65,000đ.*cước 275,000đ.*340,000đ.*≈ ¥2,060/ })).toBeTruthy();
    expect(panel.getByRole('radio', { name: /Đường biển.*Không nhận: Hải quan không nhận/ })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(panel.getByRole('radio', { name: /Nhanh/ }));
    expect(panel.getByRole('radio', { name: /Nhanh/ })).toHaveProperty('checked', true);
    expect(JSON.parse(bodies.at(-1) ?? '{}')).toEqual({
      body: { country: 'JP', lines: [{ product: ricePaper._id, amount: 1 }] },
    });
    expect(localStorage.getItem('DEVELOPMENT_DESTINATION')).toBe('JP');
  });

  it('shows no approximation for a currency without a rate', async () => {
    await renderPage(`${path}?country=DE`, responses);
    const panel = await findPanel();
    expect(await panel.findByRole('radio', { name: /Đường bay.*230,000đ$/ })).toBeTruthy();
  });

  it('accepts a typed or stepped amount', async () => {
    const bodies: string[] = [];
    const { user } = await renderPage(`${path}?country=JP`, {
      ...responses,
      estimateCost: (body) => (bodies.push(body), responses.estimateCost),
    });
    const panel = await findPanel();
    const field = screen.getByRole('textbox', { name: 'Số lượng' });
    await user.clear(field);
    await user.type(field, '120');
    await waitFor(() =>
      expect(JSON.parse(bodies.at(-1) ?? '{}')).toMatchObject({ body: { lines: [{ amount: 120 }] } }),
    );
    expect(panel.getByText('nặng 67.2 kg')).toBeTruthy();
    expect(await panel.findByRole('radio', { name: /Đường bay.*Hàng 7,800,000đ/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Thêm một' }));
    expect(field).toHaveProperty('value', '121');
    await user.type(field, '{arrowdown}{arrowdown}');
    expect(field).toHaveProperty('value', '119');
  });

  it('shows no price for an invalid amount, and corrects it on blur', async () => {
    const { user } = await renderPage(`${path}?country=JP`, responses);
    const panel = await findPanel();
    await panel.findAllByRole('radio');
    const field = screen.getByRole('textbox', { name: 'Số lượng' });
    await user.clear(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(panel.queryByRole('radio')).toBeNull();
    expect(panel.getByText('Nhập số lượng từ 1 đến 999.')).toBeTruthy();
    await user.tab();
    expect(field).toHaveProperty('value', '1');
    await user.clear(field);
    await user.type(field, '4000');
    await user.tab();
    expect(field).toHaveProperty('value', '999');
    expect(await panel.findAllByRole('radio')).toHaveLength(3);
  });

  it('explains in one sentence why goods cannot be sent', async () => {
    const refused = [
      estimateRow('AIR', 0, notTaken),
      estimateRow('SEA', 0, restricted),
      estimateRow('EXPRESS', 0, restricted),
    ];
    await renderPage(`${path}?country=JP`, { ...responses, estimateCost: { country: 'JP', rows: refused } });
    const panel = await findPanel();
    expect(await panel.findByText('Không gửi được tới Nhật Bản: Hải quan không nhận.')).toBeTruthy();
    expect(panel.queryByRole('radio')).toBeNull();
  });

  it('shows the soonest cutoff of the chosen service', async () => {
    const cutoffs = [{ name: { vi: 'Tết', en: 'Tet' }, orderBy: '2999-01-22T16:59:59.999Z' }];
    const { user } = await renderPage(`${path}?country=JP`, {
      ...responses,
      estimateCost: { country: 'JP', rows: [estimateRow('AIR', 165_000, { cutoffs }), estimateRow('SEA', 62_000)] },
    });
    const panel = await findPanel();
    expect((await panel.findByText('Tết')).parentElement?.textContent).toBe(
      'Tết: đặt trước 23:59 ngày 22/01/2999 (giờ Việt Nam)',
    );
    await user.click(panel.getByRole('radio', { name: /Đường biển/ }));
    expect(panel.queryByText('Tết')).toBeNull();
  });

  it('never shows the rows of another country', async () => {
    let respond = () => {};
    const { shell, api } = await renderPage(`${path}?country=JP`, responses);
    const panel = await findPanel();
    await panel.findAllByRole('radio');
    const waiting = new Promise<void>((resolve) => (respond = resolve));
    api.call = () => waiting.then(() => ({ country: 'DE', rows: rows.slice(0, 1) })) as Promise<never>;
    act(() => shell.destination.choose('DE'));
    expect(panel.queryByRole('radio')).toBeNull();
    respond();
    expect(await panel.findAllByRole('radio')).toHaveLength(1);
  });

  it('never adds goods of one amount to the freight of another', async () => {
    let respond = () => {};
    const { user, api } = await renderPage(`${path}?country=JP`, responses);
    const panel = await findPanel();
    await panel.findAllByRole('radio');
    const waiting = new Promise<void>((resolve) => (respond = resolve));
    api.call = () => waiting.then(() => ({ country: 'JP', rows: [estimateRow('AIR', 247_500)] })) as Promise<never>;
    await user.click(screen.getByRole('button', { name: 'Thêm một' }));
    expect(panel.getByRole('radio', { name: /Đường bay.*Hàng 65,000đ.*cước 165,000đ.*230,000đ/ })).toBeTruthy();
    respond();
    expect(await panel.findByRole('radio', { name: /Đường bay.*Hàng 130,000đ.*cước 247,500đ.*377,500đ/ })).toBeTruthy();
  });

  it('shows an error and retries', async () => {
    let isDown = true;
    const { user } = await renderPage(`${path}?country=JP`, {
      ...responses,
      estimateCost: () => (isDown ? new ApiError(503, {}) : responses.estimateCost),
    });
    const panel = await findPanel();
    expect(await panel.findByText('Chưa tính được cước lúc này.')).toBeTruthy();
    isDown = false;
    await user.click(panel.getByRole('button', { name: 'Thử lại' }));
    expect(await panel.findByRole('radio', { name: /Đường bay/ })).toBeTruthy();
  });
});
