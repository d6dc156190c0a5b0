import { isDeepStrictEqual } from 'node:util';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { amendOrder } from '@gvg/contracts/cart/http/orders';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { CatalogueClient } from '../../../catalogue/catalogue-client.ts';
import type { Cart } from '../../../cart.ts';
import type { Amendment, StoredOrder } from '../../order.model.ts';
import { toEstimateLine } from '../../ordered-lines.ts';
import { shippingOf } from '../../place-order/draft-order.ts';
import { toRecipient } from '../../place-order/to-recipient.ts';
import { estimateOrderParcel } from '../../weigh-order/estimate-order-parcel.ts';
import { addedLines } from './added-lines.ts';
import { checkLines } from './check-lines.ts';

type Target = { country: string; service: ShippingService };

/** Estimates by the rate of the order, or by the one in force for another service or country. Throws `RATE_NOT_FOUND`. */
async function estimatedRow(
  cart: Cart,
  catalogue: Pick<CatalogueClient, 'estimate'>,
  { shipping }: StoredOrder,
  { country, service, lines }: Target & { lines: OrderLine[] },
): Promise<EstimateRow> {
  if (country === shipping.country && service === shipping.service)
    return estimateOrderParcel(cart, { lines, shipping }, {});
  const rows = await catalogue.estimate(country, lines.map(toEstimateLine));
  const row = rows.find((candidate) => candidate.service === service);
  if (row === undefined) throw new ApiFailure('RATE_NOT_FOUND');
  return row;
}

/** Returns the changes to an order without storing them; undefined if nothing would change. Throws the errors of `amendOrder` except those about stock. */
export async function draftAmendment(
  cart: Cart,
  catalogue: Pick<CatalogueClient, 'estimate'>,
  order: StoredOrder,
  { body, locale }: { body: BodyOf<typeof amendOrder>; locale: Locale },
): Promise<Amendment | undefined> {
  const lines = checkLines(order, { lines: body.lines, addedLines: body.added.length }, locale);
  const recipient = body.recipient && toRecipient(body.recipient, locale);
  const { country = order.shipping.country } = recipient ?? {};
  const { service = order.shipping.service } = body;
  const added = await addedLines(cart, catalogue, order, { added: body.added, country, service, locale });
  const isOtherParcel =
    lines.length > 0 || added.length > 0 || country !== order.shipping.country || service !== order.shipping.service;
  const amendment: Amendment = {
    ...(recipient !== undefined && !isDeepStrictEqual(recipient, order.recipient) && { recipient }),
    ...(body.note !== undefined && body.note !== order.note && { note: body.note }),
    lines,
    ...(added.length > 0 && { added }),
  };
  if (!isOtherParcel) return 'recipient' in amendment || 'note' in amendment ? amendment : undefined;
  const amountOf = new Map(lines.map(({ line, amount }) => [line, amount]));
  const left = order.lines
    .map((line) => ({ ...line, amount: amountOf.get(line._id) ?? line.amount }))
    .filter(({ status, amount }) => status !== 'CANCELLED' && amount > 0);
  const row = await estimatedRow(cart, catalogue, order, { country, service, lines: [...left, ...added] });
  return { ...amendment, shipping: shippingOf({ country }, row, locale) };
}
