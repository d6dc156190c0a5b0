/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { estimateRow, listPage } from '../../testing/goods.ts';
import { sampleCost, sampleRateTable } from '../../../server/warm-up/sample-entities.ts';

const air = {
  ...sampleCost,
  country: 'JP',
  brackets: [
    { fromGrams: 0, toGrams: 5_000, pricePerKg: 165_000 },
    { fromGrams: 5_000, pricePerKg: 150_000 },
  ],
};
const sea = {
  ...sampleCost,
  _id: idOf(5),
  country: 'DE',
  service: 'SEA',
  brackets: [{ fromGrams: 0, pricePerKg: 62_000 }],
  surcharges: [{ goodsType: 'HEAVY', percent: 12 }],
};

const responses = {
  '/v1/costs': listPage([air, sea]),
  '/v1/countries': listPage([
    { code: 'DE', name: { vi: 'Đức', en: 'Germany' } },
    { code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } },
  ]),
  '/v1/product-categories': listPage([]),
  '/v1/page-templates/get-type/RATE_TABLE': sampleRateTable,
  estimateCost: { country: 'DE', rows: [estimateRow('AIR', 330_000)] },
};

beforeEach(() => localStorage.clear());

describe('rate table page', () => {
  it('renders services and brackets of a country and the lowest prices of all countries', async () => {
    await renderPage('/rate-table?country=JP', responses);
    const details = await screen.findByRole('region', { name: 'Cước tới Nhật Bản' });
    expect(within(details).getByRole('row', { name: 'đến 5 kg 165,000đ' })).toBeTruthy();
    expect(within(details).getByRole('row', { name: 'trên 5 kg 150,000đ' })).toBeTruthy();
    const overview = screen.getByRole('table', { name: '' });
    expect(within(overview).getByRole('row', { name: 'Đức – – 62,000đ' })).toBeTruthy();
  });

  it('shows only lowest prices while the destination is unknown', async () => {
    const { user, shell } = await renderPage('/rate-table', responses);
    expect(await screen.findByRole('link', { name: 'Đức' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Cước tới/ })).toBeNull();
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Chọn nước nhận' }));
    expect(shell.openChooser).toHaveBeenCalled();
  });

  it('follows the destination, which is added to the URL', async () => {
    const { shell } = await renderPage('/rate-table', responses);
    await screen.findByRole('link', { name: 'Đức' });
    act(() => shell.destination.choose('DE'));
    expect(await screen.findByRole('region', { name: 'Cước tới Đức' })).toBeTruthy();
    expect(window.location.search).toBe('?country=DE');
    act(() => shell.destination.choose('JP'));
    expect(await screen.findByRole('region', { name: 'Cước tới Nhật Bản' })).toBeTruthy();
    expect(window.location.search).toBe('?country=JP');
  });

  it('shows the cutoffs that can still be met', async () => {
    const cutoff = (vi: string, orderBy: string) => ({ name: { vi, en: '' }, orderBy });
    const cutoffs = [cutoff('Trung thu', '2020-09-01T16:59:59.999Z'), cutoff('Tết', '2999-01-22T16:59:59.999Z')];
    await renderPage('/rate-table?country=JP', { ...responses, '/v1/costs': listPage([{ ...air, cutoffs }]) });
    const details = await screen.findByRole('region', { name: 'Cước tới Nhật Bản' });
    expect(details.textContent).toContain('Tết: đặt trước 23:59 ngày 22/01/2999 (giờ Việt Nam)');
    expect(details.textContent).not.toContain('Trung thu');
  });

  it('switches the country by its link and updates the URL', async () => {
    const { user } = await renderPage('/rate-table?country=DE', responses);
    expect(await screen.findByRole('region', { name: 'Cước tới Đức' })).toBeTruthy();
    expect(screen.getByText('Hàng nặng: +12%')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Nhật Bản' }));
    expect(await screen.findByRole('region', { name: 'Cước tới Nhật Bản' })).toBeTruthy();
    expect(window.location.search).toBe('?country=JP');
  });

  it('requests estimates only for valid calculator input', async () => {
    const bodies: string[] = [];
    const { user } = await renderPage('/rate-table?country=DE', {
      ...responses,
      estimateCost: (body) => {
        bodies.push(body);
        return responses.estimateCost;
      },
    });
    const weight = await screen.findByRole('textbox', { name: 'Cân nặng (kg)' });
    expect(await screen.findByRole('radio', { name: /Đường bay.*330,000đ/ })).toBeTruthy();
    await user.clear(weight);
    expect(weight.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Nhập cân nặng từ 0,1 đến 100 kg để biết cước.')).toBeTruthy();
    const before = bodies.length;
    await user.type(weight, '3,5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại hàng' }), 'Hàng nặng');
    await waitFor(() =>
      expect(JSON.parse(bodies.at(-1) ?? '{}')).toEqual({
        body: {
          country: 'DE',
          lines: [{ goodsType: 'HEAVY', categoryType: 'PACKAGED_FOOD', weightGrams: 3_500, amount: 1 }],
        },
      }),
    );
    expect(bodies.length).toBeGreaterThan(before);
  });

  it('reads all pages of the rates', async () => {
    const pages = [
      listPage([air], { totalDocs: 200, limit: 100 }),
      listPage([sea], { totalDocs: 200, page: 2, limit: 100 }),
    ];
    const { api } = await renderPage('/rate-table?country=DE', {
      ...responses,
      '/v1/costs': (address) => pages[address.includes('page=2') ? 1 : 0] ?? {},
    });
    expect(await screen.findByRole('region', { name: 'Cước tới Đức' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Nhật Bản/ })).toBeTruthy();
    expect(api.requests.filter((address) => address.startsWith('/v1/costs')).sort()).toEqual([
      '/v1/costs?limit=100',
      '/v1/costs?limit=100&page=2',
    ]);
  });

  it('shows an empty state without rates', async () => {
    await renderPage('/rate-table', { ...responses, '/v1/costs': listPage([]) });
    expect(await screen.findByText('Bảng giá đang được cập nhật')).toBeTruthy();
  });
});
