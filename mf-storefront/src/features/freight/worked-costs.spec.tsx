/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { screen, within } from '@testing-library/react';
import { workedKinds, workedReason } from '@gvg/testing/worked-costs';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import { dryFood, listPage, ricePaper } from '../../testing/goods.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleProducer } from '../../../server/warm-up/sample-entities.ts';

/** Price of one piece. */
const price = 50_000;

const ofOneProduct = workedKinds.filter(([, , lines]) => lines.length === 1);

beforeEach(() => localStorage.clear());

describe('the landed cost of a worked case', () => {
  it.each(ofOneProduct)('%s', async (...worked) => {
    const [, , lines, { possible = true, chargeableGrams }] = worked;
    const row = workedEstimate(worked);
    const { total, surcharges } = row;
    const { weightGrams, goodsType, amount } = lines[0] as (typeof lines)[number];
    const { salePrice: _, ...atFullPrice } = ricePaper;
    const product = { ...atFullPrice, price, weightGrams, type: goodsType };
    const bodies: string[] = [];
    const { user } = await renderPage(`/product/mon-${product._id}?country=JP`, {
      '/v1/products/': product,
      '/v1/products?': listPage([]),
      '/v1/product-categories': listPage([dryFood]),
      '/v1/producers/': sampleProducer,
      '/v1/countries': listPage([{ code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } }]),
      '/v1/users-rating/': listPage([], { limit: 5 }),
      estimateCost: (body) => (bodies.push(body), { country: 'JP', rows: [row] }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Giá về tay' }));
    const field = screen.getByRole('textbox', { name: 'Số lượng' });
    await user.clear(field);
    await user.type(field, String(amount));
    if (!possible) {
      expect(await panel.findByText(`Không gửi được tới Nhật Bản: ${workedReason.vi}`)).toBeTruthy();
      return;
    }
    const goods = price * amount;
    const name = `Đường bay 5–7 ngày Hàng ${formatMoney(goods)} cước ${formatMoney(total)} ${formatMoney(goods + total)}`;
    expect(await panel.findByRole('radio', { name })).toHaveProperty('checked', true);
    expect(
      panel.getByText(
        (text) =>
          text.startsWith('Tính') &&
          text.includes(` ${formatWeight(chargeableGrams)}`) &&
          surcharges.every(({ amount: surcharge }) => text.includes(` ${formatMoney(surcharge)}.`)),
      ),
    ).toBeTruthy();
    expect(JSON.parse(bodies.at(-1) ?? '{}')).toEqual({
      body: { country: 'JP', lines: [{ product: product._id, amount }] },
    });
  });
});
