/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { screen, waitFor, within } from '@testing-library/react';
import { workedCost, workedKinds, workedReason, workedYen } from '@gvg/testing/worked-costs';
import type { WorkedGoods } from '@gvg/testing/worked-costs';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import { listPage } from '../../testing/goods.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleRateTable } from '../../../server/warm-up/sample-entities.ts';

/** The calculator accepts one parcel from 100 g on, without dimensions. */
const canBeTyped = ({ weightGrams, amount, dimensionsMm }: WorkedGoods) =>
  weightGrams >= 100 && amount === 1 && dimensionsMm === undefined;
const typed = workedKinds.filter(([, , lines]) => lines.length === 1 && lines.every(canBeTyped));

beforeEach(() => localStorage.clear());

describe('the rate table of a worked case', () => {
  it.each(typed)('%s', async (...worked) => {
    const [, rates, lines, { possible = true, chargeableGrams, price, inYen }] = worked;
    const row = workedEstimate(worked);
    const { total, surcharges } = row;
    const { weightGrams, goodsType, categoryType } = lines[0] as WorkedGoods;
    const bodies: string[] = [];
    const { user } = await renderPage('/rate-table?country=JP', {
      '/v1/costs': listPage([{ ...workedCost, ...rates }]),
      '/v1/countries': listPage([
        {
          code: 'JP',
          name: { vi: 'Nhật Bản', en: 'Japan' },
          currency: 'JPY',
          ...(inYen === undefined ? {} : { vndPerUnit: workedYen }),
        },
      ]),
      '/v1/product-categories': listPage([]),
      '/v1/page-templates/get-type/RATE_TABLE': sampleRateTable,
      estimateCost: (body) => (bodies.push(body), { country: 'JP', rows: [row] }),
    });
    const weight = await screen.findByRole('textbox', { name: 'Cân nặng (kg)' });
    await user.clear(weight);
    await user.type(weight, String(weightGrams / 1_000));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại hàng' }), goodsType);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nhóm hàng' }), categoryType);
    await waitFor(() =>
      expect(JSON.parse(bodies.at(-1) ?? '{}')).toEqual({
        body: { country: 'JP', lines: [{ goodsType, categoryType, weightGrams, amount: 1 }] },
      }),
    );
    const calculator = within(screen.getByRole('region', { name: 'Tính thử: Nhật Bản' }));
    if (!possible) {
      expect(await calculator.findByText(`Không gửi được tới Nhật Bản: ${workedReason.vi}`)).toBeTruthy();
      return;
    }
    const name = ['Đường bay 5–7 ngày', formatMoney(total), ...(inYen === undefined ? [] : [inYen])].join(' ');
    expect(await calculator.findByRole('radio', { name })).toHaveProperty('checked', true);
    expect(
      calculator.getByText(
        (text) =>
          text.startsWith('Tính') &&
          text.includes(` ${formatWeight(chargeableGrams)}`) &&
          surcharges.every(({ amount: surcharge }) => text.includes(` ${formatMoney(surcharge)}.`)),
      ),
    ).toBeTruthy();
    const bracketTable = within(screen.getByRole('table', { name: 'Đường bay' }));
    expect(bracketTable.getByRole('cell', { name: formatMoney(price ?? 0) })).toBeTruthy();
  });
});
