import { recordPayment, returnPayment } from '@gvg/contracts/cart/http/payments';
import { getProduct } from '@gvg/contracts/catalogue/http/products';
import { rateProduct, setRatingStatus } from '@gvg/contracts/catalogue/http/ratings';
import type { Rating } from '@gvg/contracts/catalogue/http/ratings';
import { changeStock } from '@gvg/contracts/catalogue/http/stock';
import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import { createUser, setBlock } from '@gvg/contracts/identity/http/users';
import { createNotification } from '@gvg/contracts/notify/http/notifications';
import { slugOf } from '@gvg/contracts/values/slug';
import { demoId } from '../products/demo-id.ts';
import { demoAccount } from './demo-account.ts';
import { daysAgo } from './shop-day.ts';
import type { Buyer } from './shop-day.ts';
import { CallError } from './site-client.ts';
import type { CallSite } from './site-client.ts';

const productOf = (name: string) => demoId('product', slugOf(name));

const deliveryMs = { most: 15_000, step: 150 };

/** Rates a delivered product. The catalogue learns of the delivery from an event, so it may refuse at first. */
export async function rate(
  call: CallSite,
  { token }: Buyer,
  name: string,
  body: BodyFor<typeof rateProduct>,
): Promise<Rating> {
  const end = Date.now() + deliveryMs.most;
  for (;;) {
    try {
      return await call(rateProduct, { token, params: { id: productOf(name) }, body });
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'ACTION_NOT_ALLOWED') || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, deliveryMs.step));
    }
  }
}

/** Hides a rating from shoppers. */
export const hideRating = (call: CallSite, token: string, { _id }: Rating): Promise<Rating> =>
  call(setRatingStatus, { token, params: { id: _id }, body: { isHidden: true } });

const announcements: readonly BodyFor<typeof createNotification>['notify'][] = [
  {
    title: { vi: 'Hàng Tết đã lên kệ', en: 'Tet goods are in' },
    description: {
      vi: 'Mứt, trà, bánh và giò chả cho mâm cỗ xa nhà. Xem hạn gửi kịp Tết ở Bảng giá cước.',
      en: 'Candied fruit, tea, cakes and hams for a Tet table abroad. The rate table has the last days to send.',
    },
    link: '/search?type=SALE',
  },
  {
    title: { vi: 'Kho nghỉ ngày 1/1', en: 'The warehouse rests on 1 January' },
    description: { vi: 'Kiện về kho ngày này được cân vào sáng 2/1.', en: '' },
    link: '/rate-table',
  },
];

/** Stock after today's count. At the pace of the demo's orders these two soon run out. */
const counted: Readonly<Record<string, number>> = { 'Mì Quảng lá khô nghệ tươi': 3, 'Phở khô Hà Nội sợi nhỏ': 6 };

/** Does staff's work besides orders and quotes, with the calls of their pages. Runs only once. */
export async function staffWorks(call: CallSite, token: string): Promise<void> {
  const isNew = await makeCustomers(call, token);
  if (!isNew) return;
  for (const notify of announcements)
    await call(createNotification, { token, body: { typeNotify: 'PROMOTION', notify } });

  for (const [name, stock] of Object.entries(counted)) {
    const params = { id: productOf(name) };
    const broken = { change: -2, reason: 'BROKEN', note: 'Ẩm góc kệ, bỏ hai gói.' } as const;
    const { stock: left } = await call(changeStock, { token, params, body: broken }).then(() =>
      call(getProduct, { token, params }),
    );
    const change = stock - left;
    await call(changeStock, { token, params, body: { change, reason: 'COUNTED', note: 'Kiểm kho cuối tuần.' } });
  }

  const { _id: id } = await call(recordPayment, {
    token,
    body: {
      account: demoAccount.account,
      amount: 1_150_000,
      bankReference: 'FT-CK-NHAM',
      receivedAt: daysAgo(3),
      content: 'PHAM VAN HUNG tra tien dien thang 11',
    },
  });
  await call(returnPayment, { token, params: { id }, body: { note: 'Chuyển nhầm, trả lại người gửi: FT2610042.' } });
}

/**
 * Creates two customers as staff: one with a nonexistent address, so that mails fail, and one who is blocked. Returns false if they already
 * exist.
 */
async function makeCustomers(call: CallSite, token: string): Promise<boolean> {
  try {
    await call(createUser, {
      token,
      body: { displayName: 'Bùi Gia Bảo', email: 'bounce@goodsviet.example', phone: '+61420000111', locale: 'vi' },
    });
  } catch (error) {
    if (error instanceof CallError && error.code === 'USER_WAS_EXISTED') return false;
    throw error;
  }
  const { _id: id } = await call(createUser, {
    token,
    body: { displayName: 'Sale88 Official', email: 'sale88@goodsviet.example', locale: 'vi' },
  });
  await call(setBlock, { token, params: { id }, body: { isBlocked: true, reason: 'Rao hàng giả trong chat.' } });
  return true;
}
