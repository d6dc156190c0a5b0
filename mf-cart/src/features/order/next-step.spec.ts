import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { createI18n } from '@gvg/i18n';
import { orders as english } from '../../locales/en/orders/index.ts';
import { orders as vietnamese } from '../../locales/vi/orders/index.ts';
import { awaitingBalance, awaitingDeposit, cancelled, delivered, purchasing, shipped } from '../../testing/orders.ts';
import { nextStepOf } from './next-step.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
/** Returns the order with a change to its status on this day of November. */
const since = (order: Order, day: number, status = order.status): Order => ({
  ...order,
  status,
  timeline: [{ status, at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`, by: 'STAFF', note: '' }],
});

const sentence = (order: Order, locale: 'vi' | 'en' = 'vi') => {
  const { key, values } = nextStepOf(order, locale, now);
  return createI18n(locale, { orders: locale === 'vi' ? vietnamese : english }).t(`order.nextStep.${key}`, {
    ns: 'orders',
    ...values,
  });
};

const paidBalance = { ...awaitingBalance, totals: { ...awaitingBalance.totals, due: 0 } };

describe('the next step of an order', () => {
  it.each<[string, Order]>([
    [
      'Chuyển 731,000đ trước 09:12 Chủ Nhật, 22/11 để chúng tôi bắt đầu lo hàng cho bạn.',
      { ...awaitingDeposit, payBy: new Date(2026, 10, 22, 9, 12).toISOString() },
    ],
    ['Chúng tôi đang mua hàng cho bạn, về kho khoảng 23/11, rồi cân và báo cước.', since(purchasing, 18)],
    [
      'Chuyển thêm 31,000đ: tiền cọc của đơn không còn đủ. Trả xong chúng tôi lo tiếp ngay.',
      since({ ...purchasing, totals: { ...purchasing.totals, due: 31_000 } }, 18),
    ],
    [
      'Chúng tôi cân kiện hàng trong 2 ngày, trước 21/11, rồi báo cước chính xác.',
      since(purchasing, 19, 'AT_WAREHOUSE'),
    ],
    [
      'Kiện hàng đang chờ cân, lâu hơn thường lệ. Cân xong chúng tôi báo cước chính xác ngay.',
      since(purchasing, 10, 'AT_WAREHOUSE'),
    ],
    ['Cân xong ngày 17/11, kiện nặng 5,120 g. Trả 846,000đ tiền cước để kiện lên đường.', since(awaitingBalance, 17)],
    ['Đã trả đủ. Chúng tôi đóng kiện trước 21/11.', since(paidBalance, 19)],
    ['Kiện đã đóng, gửi đi trước 22/11; tới Nhật Bản sau 5–8 ngày.', since(shipped, 20, 'PACKED')],
    ['Rời Việt Nam ngày 20/11, tới Nhật Bản khoảng 25/11–28/11.', since(shipped, 20)],
    [
      'Rời Việt Nam ngày 1/11, tới Nhật Bản chậm hơn dự kiến. Hãy xem mã vận đơn hoặc nhắn cho chúng tôi.',
      since(shipped, 1),
    ],
    [
      'Hàng tới ngày 29/10/2025. Bạn thấy thế nào?',
      { ...delivered, timeline: [{ status: 'DELIVERED', at: '2025-10-29T12:00:00.000Z', by: 'STAFF', note: '' }] },
    ],
    [
      'Đơn tự hủy ngày 19/11 vì chưa nhận được tiền. Bạn có thể đặt lại.',
      since({ ...cancelled, cancelReason: 'UNPAID' }, 19),
    ],
    [
      'Đơn đã hủy ngày 19/11. Chúng tôi hoàn 731,000đ về tài khoản bạn đã chuyển, trong 3 ngày làm việc.',
      since({ ...cancelled, totals: { ...cancelled.totals, credit: 731_000 } }, 19),
    ],
    [
      'Đơn đã hủy ngày 19/11. Chúng tôi hoàn 5,000đ về tài khoản bạn đã chuyển, trong 3 ngày làm việc.',
      since({ ...cancelled, unallocated: 5_000, owed: 5_000 }, 19),
    ],
  ])('%s', (text, order) => {
    expect(sentence(order).toLowerCase()).toBe(text.toLowerCase());
  });

  it.each(orderStatuses)('has a sentence in both languages, with every placeholder filled in: %s', (status) => {
    for (const due of [0, 731_000]) {
      for (const day of [1, 20]) {
        const order = { ...since(shipped, day, status), totals: { ...awaitingDeposit.totals, due } };
        for (const locale of ['vi', 'en'] as const)
          expect(sentence(order, locale)).not.toMatch(/nextStep|\{\{|undefined|NaN/);
      }
    }
  });
});
