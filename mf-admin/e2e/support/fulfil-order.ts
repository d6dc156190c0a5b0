import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { readAudit } from './audit.ts';
import type { AuditedChange } from './audit.ts';
import type { Hands } from './hands.ts';
import { askForQuote, orderQuote } from './order-journey.ts';
import { pixelPicture } from './pixel-picture.ts';
import { shipParcel } from './ship-parcel.ts';

/** What staff does from a customer's question for a price to the parcel that is sent, and what the audit log says of it. */
export async function fulfilOrder(page: Page, hands: Hands): Promise<void> {
  const { press, write, choose, pick, inspect } = hands;
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  const vase = `Ceramic vase ${randomUUID().slice(0, 8)}`;
  const { buyer, quote } = await askForQuote(vase);

  await page.goto(`/en/admin/quotes/${quote._id}`);
  const submit = page.getByRole('button', { name: 'Send version 1 to the customer' });
  await press(submit);
  await expect(page.getByText(texts.quote.wrong.price)).toBeVisible();
  await write(page.getByLabel(texts.quote.price), '690,000');
  await write(page.getByLabel(texts.quote.weight), '1,460');
  await choose(page.getByLabel(texts.quote.category, { exact: true }), texts.quote.categories.PACKAGED_FOOD);
  await expect(page.getByText('At the door in Japan')).toBeVisible();
  await inspect(page);
  await press(submit);
  await expect(page.getByRole('button', { name: 'Send version 2 to the customer' })).toBeVisible();

  const { code, totals } = await orderQuote(buyer, quote._id);
  await page.goto('/en/admin/payments');
  await press(page.getByRole('button', { name: texts.payments.record }));
  const recording = page.getByRole('dialog');
  await write(recording.getByLabel(texts.payments.amount), String(totals.due));
  await write(recording.getByLabel(texts.payments.fields.reference), randomUUID());
  const content = `MBVCB ${code} tien hang`;
  await write(recording.getByLabel(texts.payments.fields.content), content);
  await press(recording.getByRole('button', { name: texts.payments.record }));
  await inspect(page);
  await press(page.getByRole('link', { name: code, exact: true }));

  await press(page.getByRole('button', { name: texts.order.bought }));
  await press(page.getByRole('dialog').getByRole('button', { name: texts.order.bought }));
  await write(page.getByLabel(texts.weigh.weight), '1520');
  await page.getByLabel(texts.weigh.photo).setInputFiles(pixelPicture('scale.png'));
  await expect(page.getByAltText(texts.weigh.photoTaken)).toBeVisible();
  await press(page.getByRole('button', { name: texts.weigh.submit }));
  await expect(page.getByRole('button', { name: texts.weigh.submitAgain })).toBeVisible();
  await expect(page.getByText(texts.moves.reason.NOT_PACKED)).toBeVisible();
  await inspect(page);

  const { totals: weighed, photos } = await admin.call<Order>('GET', `/v1/orders/${code}`);
  expect(photos).toMatchObject([{ kind: 'SCALE' }]);
  await admin.call('POST', '/v1/payments', {
    account: '1234567890',
    amount: weighed.due,
    bankReference: randomUUID(),
    receivedAt: new Date().toISOString(),
    content: code,
  });
  // The page hears of it by its socket.
  const ship = page.getByRole('button', { name: texts.moves.SHIP });
  await expect(ship).not.toHaveAttribute('aria-disabled', 'true');
  await pick(page.getByRole('checkbox', { name: vase }));
  await expect(page.getByText('1 of 1 pieces are in')).toBeVisible();
  await inspect(page);
  await shipParcel(page, hands);
  expect(await admin.call<Order>('GET', `/v1/orders/${code}`)).toMatchObject({
    status: 'SHIPPED',
    shipping: { carrier: 'EMS', trackingCode: 'EE123456789VN', actualGrams: 1_520 },
  });

  const { _id: order } = await admin.call<Order>('GET', `/v1/orders/${code}`);
  const { docs: payments } = await admin.call<{ docs: Payment[] }>('GET', '/v1/payments?limit=100');
  const payment = payments.find((each) => each.content === content)?._id ?? '';
  const actions = texts.audit.actions;
  const audited: readonly (readonly [subject: string, changes: readonly AuditedChange[]])[] = [
    [quote._id, [[actions.quote.answer, 'status To answer Answered']]],
    [payment, [[actions.payment.record, `amount – ${formatMoney(totals.due)}`]]],
    [
      order,
      [
        [actions.order.status, 'status Packed Shipped'],
        [actions.order.pack, 'lines › #1 READY › in the parcel – 1'],
        [actions.order.weigh, 'shipping › real weight – 1,520 g'],
        [actions.order['line-status'], 'status Buying At the warehouse'],
      ],
    ],
  ];
  for (const [subject, changes] of audited) await readAudit(page, hands, { staff: admin, subject, changes });
}
