/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { workedKinds, workedReason } from '@gvg/testing/worked-costs';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import { screen, within } from '@testing-library/react';
import { setGuestCookie } from '../../testing/cart-lines.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { workedCart } from '../../testing/worked-cart.ts';

/** Labels of surcharges by goods type. */
const surchargeLabels = { NORMAL: 'hàng thường', MUST_BE_PACKAGED: 'đóng gói', HEAVY: 'hàng nặng' } as const;

beforeEach(() => {
  localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
  sessionStorage.clear();
  setGuestCookie();
});

describe('the cart of a worked case', () => {
  it.each(workedKinds)('%s', async (...worked) => {
    const [, , lines, { possible = true, chargeableGrams, price = 0, freight, spareGrams = 0, refused = [] }] = worked;
    const row = workedEstimate(worked);
    const { surcharges, total } = row;
    const { pieces, goods, responses } = workedCart(row, lines);
    await renderPage('/user/cart', responses);
    const summary = within(await screen.findByRole('region', { name: 'Tạm tính' }));
    if (!possible) {
      expect(await summary.findByRole('radio', { name: `Đường bay Không nhận: ${workedReason.vi}` })).toHaveProperty(
        'disabled',
        true,
      );
      expect(summary.queryByRole('meter')).toBeNull();
      expect(summary.queryByRole('term')).toBeNull();
      return;
    }
    const meter = await summary.findByRole('meter', {
      name: spareGrams === 0 ? 'Vừa đủ mức cước này' : `Còn ${formatWeight(spareGrams)} nữa không tốn thêm cước`,
    });
    expect([meter.ariaValueNow, meter.ariaValueMax]).toEqual([
      String(chargeableGrams - spareGrams),
      String(chargeableGrams),
    ]);
    const refusal = refused.length === 0 ? '' : ` không nhận ${refused.length} dòng`;
    expect(
      summary.getByRole('radio', {
        name: `Đường bay 5–7 ngày · tính ${formatWeight(chargeableGrams)}${refusal} ${formatMoney(total)}`,
      }),
    ).toHaveProperty('checked', true);
    const amounts = summary.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(summary.getAllByRole('term').map(({ textContent }, index) => [textContent, amounts[index]])).toEqual([
      [`Tiền hàng, ${pieces} món`, formatMoney(goods)],
      [`Cước đường bay ${formatWeight(chargeableGrams)} × ${formatMoney(price)}`, formatMoney(freight)],
      ...surcharges.map(({ goodsType, amount }) => [
        `Phụ phí ${surchargeLabels[goodsType as keyof typeof surchargeLabels]}`,
        formatMoney(amount),
      ]),
      ['Về tới tay', formatMoney(goods + total)],
      ['Trả khi đặt', `${formatMoney(goods)}hàng và phí`],
      ['Sau khi cân, khoảng', `${formatMoney(total)}cước gửi`],
    ]);
  });
});
