import { Types } from 'mongoose';
import * as calls from '@gvg/contracts/cart/http/lines';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import { guestMerged } from '@gvg/contracts/identity/events';
import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { RepeatedWork } from '@gvg/service-kit/lifecycle/run-every';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { lineToBuy, sampleOrder } from '../../order/order.fixtures.ts';
import { acceptedQuote, answerQuote, offer, orderBody, requestQuote } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';

let shop: CartHarness;
let identity: EventPublisher;
const timers: RepeatedWork[] = [];
const dayMs = 86_400_000;

beforeAll(async () => {
  shop = await startCartHarness('pictures', { repeat: (work) => timers.push(work) });
  identity = await openPublisher(shop, 'identity');
});
afterEach(() => shop.resetClock());
afterAll(async () => {
  await identity.close();
  await shop.close();
});

const add = async (customer: TestCustomer, fields: object) =>
  (await customer.post<OutsideLine>(calls.addOutsideLine.path, { name: 'Áo', ...fields })).body;
const edit = (customer: TestCustomer, { _id }: { _id: string }, images: readonly string[]) =>
  customer.patch<OutsideLine>(fillPath(calls.editOutsideLine.path, { id: _id }), { images });
const update = (customer: TestCustomer, { _id }: { _id: string }, status: string) =>
  customer.put<OutsideLine>(fillPath(calls.updateOutsideLine.path, { id: _id }), { status });
const picture = (customer: TestCustomer) => shop.upload.makePicture(customer);

/** Runs all timers, in the order of registration. */
async function runTimers(): Promise<void> {
  for (const { work } of timers) await work();
}

/** Returns for each picture whether upload was asked to remove it. */
function releasedOf(...pictures: string[]): boolean[] {
  const released = new Set(shop.upload.requestsTo(removePicture).map(({ params }) => params.name));
  return pictures.map((path) => released.has(path.slice(path.lastIndexOf('/') + 1)));
}

describe('an edit', () => {
  it('releases only the replaced picture', async () => {
    const user = await shop.user();
    const [replaced, unchanged, replacing] = [picture(user), picture(user), picture(user)];
    const line = await add(user, { images: [replaced, unchanged] });
    expect((await edit(user, line, [replacing, unchanged])).status).toBe(200);
    await runTimers();
    expect(releasedOf(replaced, unchanged, replacing)).toEqual([true, false, false]);
    expect(await shop.models.pictureChecks.countDocuments({ paths: replaced, due: { $lte: shop.now() } })).toBe(0);
  });

  it('keeps a picture that another line shows until that line drops it too', async () => {
    const user = await shop.user();
    const shared = picture(user);
    const [line, other] = [await add(user, { images: [shared] }), await add(user, { images: [shared] })];
    await edit(user, line, []);
    await runTimers();
    expect(releasedOf(shared)).toEqual([false]);
    await update(user, other, 'WITHOUT_CART');
    await runTimers();
    expect(releasedOf(shared)).toEqual([false]);
    await update(user, other, 'IN_CART');
    await edit(user, other, []);
    await runTimers();
    expect(releasedOf(shared)).toEqual([true]);
  });

  it('keeps a picture that a quote shows, even a withdrawn one', async () => {
    const user = await shop.user();
    const quoted = picture(user);
    const line = await add(user, { images: [quoted] });
    const { body: quote } = await requestQuote(user, [line._id]);
    await user.put(`/v1/quotes/${quote._id}/withdraw`, {});
    expect((await edit(user, line, [])).status).toBe(200);
    await runTimers();
    expect(releasedOf(quoted)).toEqual([false]);
    expect((await user.get<Quote>(`/v1/quotes/${quote._id}`)).body.lines).toMatchObject([
      { images: [{ url: quoted }] },
    ]);
  });

  it('keeps a picture that an order shows', async () => {
    const user = await shop.user();
    const ordered = picture(user);
    await shop.models.orders.insertMany([
      sampleOrder({ user: user.id, status: 'DELIVERED', lines: [lineToBuy({ image: ordered })] }),
    ]);
    const line = await add(user, { images: [ordered] });
    await edit(user, line, []);
    await runTimers();
    expect(releasedOf(ordered)).toEqual([false]);
  });

  it('releases its picture on the next run if upload does not respond', async () => {
    const user = await shop.user();
    const replaced = picture(user);
    const line = await add(user, { images: [replaced] });
    await edit(user, line, []);
    const remove = shop.upload.handlerOf(removePicture);
    shop.upload.handle(removePicture, () => {
      throw new ApiFailure('SERVICE_UNAVAILABLE');
    });
    await runTimers();
    expect(await shop.models.pictureChecks.countDocuments({ paths: replaced, due: { $lte: shop.now() } })).toBe(1);
    shop.upload.handle(removePicture, remove);
    await runTimers();
    expect(await shop.models.pictureChecks.countDocuments({ paths: replaced, due: { $lte: shop.now() } })).toBe(0);
  });
});

it('releases pictures of a rejected line a day later, so that the form can be sent again', async () => {
  const user = await shop.user();
  const [refused, corrected] = [picture(user), picture(user)];
  await add(user, { url: 'https://shop.example/hat' });
  for (const images of [[refused], [corrected]])
    expect(await add(user, { url: 'https://shop.example/hat', images })).toMatchObject({ message: 'CART_WAS_EXISTED' });
  await add(user, { url: 'https://shop.example/cap', images: [corrected] });
  await runTimers();
  expect(releasedOf(refused, corrected)).toEqual([false, false]);
  shop.advance(dayMs + 1_000);
  await runTimers();
  expect(releasedOf(refused, corrected)).toEqual([true, false]);
});

it("releases the pictures that a guest's merge drops, and keeps those that move to the user", async () => {
  const [guest, user] = [await shop.guest(), await shop.user()];
  const [dropped, removed, moved, own] = [picture(guest), picture(guest), picture(guest), picture(user)];
  await add(user, { url: 'https://shop.example/coat', images: [own] });
  await add(guest, { url: 'https://www.shop.example/coat/', images: [dropped, moved] });
  await update(guest, await add(guest, { images: [removed] }), 'WITHOUT_CART');
  await add(guest, { name: 'Mũ', images: [moved] });
  await identity.publish({
    contract: guestMerged,
    subjectId: user.id,
    revision: 1,
    data: { guest: guest.id, user: user.id },
  });
  await eventually(async () =>
    expect((await shop.models.carts.findById(`guest:${guest.id}`).lean())?.merge).toBeDefined(),
  );
  await runTimers();
  expect(releasedOf(dropped, removed, moved, own)).toEqual([true, true, false, false]);
  // The guest's claims are checked later.
  shop.advance(dayMs + 1_000);
  await runTimers();
  expect(releasedOf(moved, own)).toEqual([false, false]);
});

describe('a removed line', () => {
  it('can be restored for 30 days, then is deleted with its pictures', async () => {
    const user = await shop.user();
    const [early, late] = [picture(user), picture(user)];
    const [first, second] = [await add(user, { images: [early] }), await add(user, { images: [late] })];
    for (const line of [first, second]) await update(user, line, 'WITHOUT_CART');
    shop.advance(29 * dayMs);
    await runTimers();
    expect((await update(user, first, 'IN_CART')).body).toMatchObject({ status: 'IN_CART', images: [{ url: early }] });
    shop.advance(dayMs + 1_000);
    expect(await update(user, second, 'IN_CART')).toMatchObject({ status: 410, body: { message: 'CART_WAS_DELETED' } });
    await runTimers();
    expect(releasedOf(early, late)).toEqual([false, true]);
    expect((await user.get(fillPath(calls.getCartLine.path, { id: second._id }))).status).toBe(404);
    expect(await update(user, second, 'IN_CART')).toMatchObject({ status: 410, body: { message: 'CART_WAS_DELETED' } });
    expect(await shop.models.removedLines.countDocuments({ 'customer.id': user.id })).toBe(0);
  });

  it('remains while an open quote can restore it', async () => {
    const [user, staff] = [await shop.user(), await shop.user({ roles: ['ADMIN'] })];
    const image = picture(user);
    const line = await add(user, { images: [image], categoryType: 'PACKAGED_FOOD' });
    const { body: quote } = await requestQuote(user, [line._id]);
    await update(user, line, 'WITHOUT_CART');
    shop.advance(31 * dayMs);
    await runTimers();
    await answerQuote(staff, quote._id, [offer(line._id)]);
    expect((await user.put<Quote>(`/v1/quotes/${quote._id}/accept`, { version: 1 })).body.status).toBe('ACCEPTED');
    await runTimers();
    expect(releasedOf(image)).toEqual([false]);
    expect((await user.get<OutsideLine>(fillPath(calls.getCartLine.path, { id: line._id }))).body).toMatchObject({
      status: 'IN_CART',
      images: [{ url: image }],
    });
  });

  it('remains with its pictures when it was ordered, and is checked once', async () => {
    const user = await shop.user();
    const [shown, beside] = [picture(user), picture(user)];
    const line = await add(user, { images: [shown, beside], categoryType: 'PACKAGED_FOOD' });
    await acceptedQuote(shop, user, [line._id]);
    const { status, body: order } = await user.post<{ _id: string }>(
      '/v1/orders',
      orderBody([{ line: line._id, amount: 1 }], 210_000),
    );
    expect(status).toBe(201);
    shop.advance(31 * dayMs);
    await runTimers();
    await runTimers();
    expect(releasedOf(shown, beside)).toEqual([false, false]);
    expect(await shop.models.removedLines.findById(new Types.ObjectId(line._id)).lean()).toMatchObject({
      order: order._id,
    });
    expect(await update(user, line, 'IN_CART')).toMatchObject({ status: 410, body: { message: 'CART_WAS_DELETED' } });
  });
});
