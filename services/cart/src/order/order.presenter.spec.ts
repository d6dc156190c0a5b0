import { orderSchema } from '@gvg/contracts/cart/http/order-schema';
import type { Cart } from '../cart.ts';
import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import { shopSettings } from '../testing/shop-settings.fixtures.ts';
import type { StoredOrder } from './order.model.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from './order.fixtures.ts';
import { openOrderPresenter } from './order.presenter.ts';

const reader = { id: 'a'.repeat(24), isStaff: false };
const signer = createPictureSigner('secret of sixteen characters');
const settings = {
  read: async () => ({ ...shopSettings, revision: 1, updatedAt: '2026-11-20T03:00:00.000Z' }),
} as Cart['settings'];
const present = async (order: StoredOrder) => (await openOrderPresenter({ settings, signer }))(order, reader);

it('presents an order with exactly the fields of the contract', async () => {
  const order = sampleOrder({
    ledger: [
      sampleEntry({ kind: 'REFUND', amount: -5, bankReference: 'FT1', idempotencyKey: 'key', payment: 'b'.repeat(24) }),
    ],
  });
  const shown = await present(order);
  expect(orderSchema.strict().parse(shown)).toEqual(shown);
  expect(JSON.stringify(shown)).not.toMatch(/FT1|idempotency|bodyHash|searchText/);
});

it("shows purchase details only to staff, and the desk's price question while the order waits for the answer", async () => {
  const [at, until] = ['2026-11-20T03:00:00.000Z', '2026-11-22T03:00:00.000Z'];
  const receipt = `/v1/file-manager/files/${'e'.repeat(32)}.jpg`;
  const lines = [
    lineToBuy({
      status: 'BOUGHT',
      purchase: { actualPrice: 480_000, receipt, by: 'c'.repeat(24), at, arriveBy: until },
    }),
    lineToBuy({ askedPrice: { price: 560_000, until } }),
  ];
  const presenter = await openOrderPresenter({ settings, signer });
  const order = sampleOrder({ status: 'PURCHASING', lines });
  const [bought, asked] = presenter(order, reader).lines;
  expect(bought).not.toHaveProperty('purchase');
  expect(asked).toMatchObject({ askedPrice: { price: 560_000, until } });
  const [known] = presenter(order, { ...reader, isStaff: true }).lines;
  expect(known?.purchase).toMatchObject({ actualPrice: 480_000, receipt: signer.sign(receipt, reader.id) });
  expect(presenter({ ...order, status: 'CANCELLED' }, reader).lines[1]).not.toHaveProperty('askedPrice');
});

it('shows payment instructions for the due amount: the first account with the code as content', async () => {
  const order = sampleOrder();
  const { transfer, payBy } = await present(order);
  expect(transfer).toMatchObject({
    bankName: 'Vietcombank',
    bankBin: '970436',
    account: '1234567890',
    amount: 725_000,
    content: order.code,
  });
  expect(transfer?.payload).toContain(`5406725000`);
  expect(payBy).toBe('2026-11-22T03:00:00.000Z');
});

it.each(['PURCHASING', 'CANCELLED'] as const)(
  'shows no payment instructions while a paid order is %s',
  async (status) => {
    const order = sampleOrder({ status });
    const shown = await present({
      ...order,
      ledger: [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: 725_000 })],
    });
    expect(shown).not.toHaveProperty('transfer');
    expect(shown).not.toHaveProperty('payBy');
  },
);

it('signs private pictures for the reader only', async () => {
  const url = `/v1/file-manager/files/${'d'.repeat(32)}.jpg`;
  const photos = [{ url, kind: 'SCALE' as const, at: new Date() }];
  const shown = await present(
    sampleOrder({
      photos,
      lines: [
        sampleOrderLine({ image: url }),
        lineToBuy({ image: url }),
        lineToBuy({ image: 'https://shop.example/a.jpg' }),
      ],
    }),
  );
  const isSignedForReader = (address = '') => {
    const query = new URL(address, 'https://shop.example').searchParams;
    return (
      query.get('reader') === reader.id &&
      signer.isSigned(`${'d'.repeat(32)}.jpg`, {
        reader: reader.id,
        expires: Number(query.get('expires')),
        signature: query.get('signature') ?? '',
      })
    );
  };
  expect(shown.photos.map(({ signedUrl }) => isSignedForReader(signedUrl))).toEqual([true]);
  expect(shown.lines.map(({ image }) => isSignedForReader(image))).toEqual([false, true, false]);
});

it('marks an order as cancellable by its customer until the first item is bought', async () => {
  const shown = await Promise.all(
    [
      sampleOrder(),
      sampleOrder({ status: 'PURCHASING' }),
      sampleOrder({ status: 'PURCHASING', lines: [lineToBuy({ status: 'READY' }), lineToBuy()] }),
      sampleOrder({ status: 'PACKED' }),
    ].map(present),
  );
  expect(shown.map(({ isCancellable }) => isCancellable)).toEqual([true, true, false, false]);
});
