import { formatMoney } from '@gvg/contracts/values/money';
import type { Locale } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { isSignedBy, startPushService } from '@gvg/testing/push-service';
import type { TestPushSubscription } from '@gvg/testing/push-service';
import { runningSite } from '@gvg/testing/running-site';
import { openBuyer, placeOrder } from './support/buyer.ts';
import { openStaff } from './support/staff.ts';

/** Only one test can listen where the site's notify sends to. */
test('the weighing of an order is sent as a push message to each of its buyer’s browsers, in its language', async ({
  page,
}) => {
  const { DEMO_PUSH_ORIGIN: origin = '', VAPID_PUBLIC_KEY: publicKey = '' } = runningSite().environment;
  const pushes = await startPushService(Number(new URL(origin).port));
  try {
    const [staff, buyer] = await Promise.all([openStaff(), openBuyer(page, 'vi')]);
    const code = await placeOrder(page, 'vi');
    await staff.receive(code, (await staff.order(code)).totals.due);
    const subscribe = async (locale: Locale): Promise<TestPushSubscription> => {
      const subscription = pushes.subscribe();
      // As the page does with the result of the browser's `subscribe`.
      await buyer.call('PUT', '/v1/push-subscriptions', { ...subscription, expirationTime: null, locale });
      return subscription;
    };
    expect(await buyer.call('GET', '/v1/push-subscriptions/key')).toEqual({ key: publicKey });
    const browsers = { vi: await subscribe('vi'), en: await subscribe('en') };

    await staff.buyAll(await staff.order(code));
    const { totals } = await staff.weigh(await staff.order(code), 2_640);
    const due = formatMoney(totals.due);
    const sentTo = ({ endpoint }: TestPushSubscription) =>
      pushes.received
        .filter((push) => push.endpoint === endpoint && push.payload['typeNotify'] === 'ORDER_STATUS')
        .map(({ payload: { _id, ...payload } }) => payload);
    const typeNotify = 'ORDER_STATUS';
    await expect
      .poll(() => sentTo(browsers.vi))
      .toEqual([
        {
          typeNotify,
          title: `${code} cân xong 2,640 g`,
          body: `Còn ${due}, trả xong là kiện hàng được gửi đi.`,
          link: `/order/${code}`,
        },
      ]);
    await expect
      .poll(() => sentTo(browsers.en))
      .toEqual([
        {
          typeNotify,
          title: `${code} weighs 2,640 g`,
          body: `${due} to pay, then the parcel leaves.`,
          link: `/en/order/${code}`,
        },
      ]);
    expect(pushes.received.every(({ headers }) => isSignedBy(publicKey, headers, 'http://push.example'))).toBe(true);
  } finally {
    await pushes.close();
  }
});
