import { recordArrival } from '@gvg/contracts/cart/http/arrivals';
import { amendOrder } from '@gvg/contracts/cart/http/orders';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { setPurchase } from '@gvg/contracts/cart/http/purchases';
import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import { otherPictures } from '../pictures/demo-pictures.ts';
import { daysAgo } from './shop-day.ts';
import type { CallSite } from './site-client.ts';
import { takePicture } from './take-picture.ts';

const photoWidth = 1_200;

/**
 * Fills the buying desk with an order of at least three outside lines: the first is late from its seller, the second costs more than quoted
 * and waits for its customer, the others are to be bought. Also adds an unknown parcel.
 */
export async function fillBuyingDesk(call: CallSite, token: string, { _id: order, lines }: Order): Promise<void> {
  const [late, dearer] = lines;
  const set = (line: string, body: BodyFor<typeof setPurchase>) =>
    call(setPurchase, { token, params: { order, line }, body });
  if (late === undefined || dearer === undefined) throw new Error('the order has too few lines for the buying desk');
  await set(late._id, {
    status: 'BOUGHT',
    actualPrice: late.price * late.amount - 20_000,
    seller: { order: 'MT-20418', carrier: 'GHN', tracking: 'GHN5512KX', expectedAt: daysAgo(1) },
  });
  await set(dearer._id, { status: 'DEARER', askedPrice: Math.round(dearer.price * 1.12) });

  const photo = await takePicture(call, token, {
    purpose: 'ORDER',
    maximumWidth: photoWidth,
    picture: otherPictures.unknownParcel,
  });
  await call(recordArrival, {
    token,
    body: { photos: [photo.url], tracking: 'SPX 7781204', note: 'Hộp móp một góc, chưa mở.' },
  });
}

/** Proposes to the customer two more pieces of the order's first line. */
export async function proposeMore(call: CallSite, token: string, { _id: id, revision, lines }: Order): Promise<void> {
  const more = lines.slice(0, 1).map(({ _id: line, amount }) => ({ line, amount: amount + 2 }));
  await call(amendOrder, { token, params: { id }, body: { revision, lines: more, dryRun: false } });
}
