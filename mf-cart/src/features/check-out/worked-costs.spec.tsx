/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { signedIn, thuHa } from '@gvg/browser-kit/testing';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { workedKinds, workedReason } from '@gvg/testing/worked-costs';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import { screen, within } from '@testing-library/react';
import { setGuestCookie } from '../../testing/cart-lines.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { workedCart } from '../../testing/worked-cart.ts';

beforeEach(() => {
  localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
  sessionStorage.clear();
  setGuestCookie();
});

describe('the check-out of a worked case', () => {
  it.each(workedKinds)('%s', async (...worked) => {
    const [, , lines, { possible = true, chargeableGrams, spareGrams = 0, refused = [] }] = worked;
    const row = workedEstimate(worked);
    const { total } = row;
    const { goods, responses } = workedCart(row, lines);
    await renderPage('/order/check-out', { ...responses, '/v1/users/me': thuHa }, signedIn());
    const order = within(await screen.findByRole('region', { name: 'Đơn của bạn' }));
    if (!possible) {
      expect(await screen.findByRole('radio', { name: `Đường bay Không nhận: ${workedReason.vi}` })).toHaveProperty(
        'disabled',
        true,
      );
      expect(order.getByRole('button', { name: 'Đặt hàng' })).toHaveProperty('disabled', true);
      return;
    }
    expect(await order.findByRole('button', { name: `Đặt hàng, trả ${formatMoney(goods)}` })).toBeTruthy();
    const service = screen.getByRole('radio', { name: /^Đường bay Nhận khoảng / });
    expect(service).toHaveProperty('checked', true);
    const refusal = refused.length === 0 ? '' : `không nhận ${refused.length} dòng`;
    expect(service.closest('label')?.textContent).toMatch(
      new RegExp(`5–7 ngày đường Cước ${formatMoney(total)} Về tới tay ${formatMoney(goods + total)}${refusal}$`),
    );
    expect(
      screen.getByText(
        `${formatWeight(chargeableGrams - spareGrams)} cả bao bì, tính ${formatWeight(chargeableGrams)}`,
      ),
    ).toBeTruthy();
    const amounts = order.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(order.getAllByRole('term').map(({ textContent }, index) => [textContent, amounts[index]])).toEqual([
      ['Tiền hàng', formatMoney(goods)],
      ['Cước và phụ phí, ước tính', formatMoney(total)],
      ['Về tới tay', formatMoney(goods + total)],
    ]);
    expect(order.getByText(`Khoảng ${formatMoney(total)}, dư hoàn lại`)).toBeTruthy();
  });
});
