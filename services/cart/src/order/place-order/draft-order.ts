import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { OrderLine, Recipient } from '@gvg/contracts/cart/http/order-schema';
import type { PresentAmounts, placeOrder } from '@gvg/contracts/cart/http/orders';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Shipment } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { findLinesInCart, lineFailure } from '../../line/chosen-lines.ts';
import type { WrongLine } from '../../line/chosen-lines.ts';
import { loadLines } from '../../line/load-lines.ts';
import type { LoadedLine } from '../../line/load-lines.ts';
import { checkCharges } from '../check-charges.ts';
import { withEntries } from '../ledger.ts';
import { advanceOrder } from '../move-order.ts';
import { uniqueLineIds } from '../unique-line-ids.ts';
import { createOrderCode } from '../order-code.ts';
import type { EstimatedShipping, StoredOrder } from '../order.model.ts';
import { depositOf, totalsOf } from '../order-totals.ts';
import { chargesOf, toEstimateLine, toOrderLine } from '../ordered-lines.ts';
import type { PresentedSettings } from '@gvg/service-kit/data/settings-store';
import type { SettingsValues } from '../../settings/settings-values.ts';
import { orderKeysOf } from '../../search/search-keys.ts';
import { checkReadyLines } from './ready-lines.ts';
import { toRecipient } from './to-recipient.ts';

export interface PlacementRequest {
  user: string;
  body: BodyOf<typeof placeOrder>;
  locale: Locale;
  idempotency: StoredOrder['idempotency'];
  settings: PresentedSettings<SettingsValues>;
}

/** An order after all checks except those of freight and stock, which catalogue performs. */
export interface DraftOrder {
  id: Types.ObjectId;
  code: string;
  orderLines: OrderLine[];
  /** Cart lines of the order, in the order of its lines. */
  lines: LoadedLine[];
  recipient: Recipient;
  shipment: Shipment;
}

const hourMs = 3_600_000;

/** Returns the order with a new code: codes are random, and one in millions is taken. */
export function withNewCode(order: StoredOrder): StoredOrder {
  const named = { ...order, code: createOrderCode() };
  return { ...named, searchKeys: orderKeysOf(named) };
}

/** Throws `VERSION_CONFLICT` if the customer saw other amounts. */
function confirmAmounts(
  present: PresentAmounts,
  { deposit, freight = present.freight }: Pick<PlacementRequest['body'], 'deposit' | 'freight'>,
): void {
  if (present.deposit !== deposit || (present.freight !== undefined && present.freight !== freight))
    throw new ApiFailure('VERSION_CONFLICT', { current: present });
}

/** Checks a placement without storing it. Throws the errors of `placeOrder`. */
export async function draftOrder(
  cart: Cart,
  { user, body, locale, settings: { depositShare } }: PlacementRequest,
): Promise<DraftOrder> {
  const recipient = toRecipient(body.recipient, locale);
  const ids = uniqueLineIds(body.lines, locale);
  const lines = findLinesInCart(await loadLines(cart, { kind: 'user', id: user }, ids), ids, locale);
  checkReadyLines(lines, body.lines, locale);

  const orderLines = lines.map((line) => toOrderLine(line, line.line.amount));
  const charges = chargesOf(orderLines);
  checkCharges(charges, { locale });
  confirmAmounts({ deposit: depositOf(charges, depositShare) }, body);
  return {
    id: new Types.ObjectId(),
    code: createOrderCode(),
    orderLines,
    lines,
    recipient,
    shipment: { country: recipient.country, service: body.service, lines: orderLines.map(toEstimateLine) },
  };
}

/** Lines that a service does not carry, with staff's reason if given. */
export const refusedLines = (refused: EstimateRow['refused'], locale: Locale): WrongLine[] =>
  refused.map(({ line: index, code, reason }) => ({
    index,
    code,
    ...(reason.vi !== '' && { message: (locale === 'en' && reason.en) || reason.vi }),
  }));

/** Returns the estimated shipping of an order. Throws `GOODS_RESTRICTED` with the lines that the service does not carry. */
export function shippingOf(
  { country }: Pick<Shipment, 'country'>,
  { service, cost, transitDays, chargeableGrams, total, refused }: EstimateRow,
  locale: Locale,
): EstimatedShipping {
  if (refused.length > 0) throw lineFailure('GOODS_RESTRICTED', refusedLines(refused, locale), locale);
  return { country, service, cost, transitDays, estimatedGrams: chargeableGrams, estimatedFee: total };
}

/**
 * Completes the order with the estimate of its service. Throws `GOODS_RESTRICTED` with the lines that the service does not carry, and `VERSION_CONFLICT` for
 * another freight than the customer saw.
 */
export function completeOrder(
  draft: DraftOrder,
  row: EstimateRow,
  { user, body, locale, idempotency, settings: { depositShare, unpaidHours } }: PlacementRequest,
  at: Date,
): StoredOrder {
  const { id, code, orderLines, lines, recipient, shipment } = draft;
  const charges = chargesOf(orderLines);
  const shipping = shippingOf(shipment, row, locale);
  confirmAmounts({ deposit: body.deposit, freight: shipping.estimatedFee }, body);
  const order: StoredOrder = {
    _id: id,
    code,
    user,
    status: 'AWAITING_DEPOSIT',
    // Before the long fields, as in the model.
    createdAt: at,
    updatedAt: at,
    lines: orderLines,
    cartLines: lines.map(({ line }) => line._id.toHexString()),
    recipient,
    note: body.note,
    shipping,
    photos: [],
    ledger: [],
    depositShare,
    payBy: new Date(at.getTime() + unpaidHours * hourMs),
    unallocated: 0,
    due: 0,
    owed: 0,
    timeline: [{ status: 'AWAITING_DEPOSIT', at, by: 'CUSTOMER', note: '' }],
    idempotency,
    searchKeys: orderKeysOf({ code, recipient, lines: orderLines, shipping }),
    revision: 1,
  };
  const charged = withEntries(
    order,
    [
      { kind: 'GOODS', amount: charges.goods },
      { kind: 'SERVICE_FEE', amount: charges.serviceFee },
    ],
    at,
  );
  // Free goods need no deposit.
  const placed = advanceOrder(charged, { at });
  return { ...placed, due: totalsOf(placed).due };
}
