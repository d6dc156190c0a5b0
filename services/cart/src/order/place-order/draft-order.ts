import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/endpoint';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { placeOrder } from '@gvg/contracts/cart/http/orders';
import type { Locale } from '@gvg/contracts/locale';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { findLinesInCart, lineFailure } from '../../line/chosen-lines.ts';
import { loadLines } from '../../line/load-lines.ts';
import type { LoadedLine } from '../../line/load-lines.ts';
import { checkCharges } from '../check-charges.ts';
import { withEntries } from '../ledger.ts';
import { settledOrder } from '../move-order.ts';
import { onceEach } from '../once-each.ts';
import { createOrderCode } from '../order-code.ts';
import type { StoredOrder } from '../order.model.ts';
import { depositOf } from '../order-totals.ts';
import { chargesOf, toEstimateLine, toOrderLine } from '../ordered-lines.ts';
import type { SettingsValues } from '../../settings/settings-values.ts';
import { searchTextOf } from '../search-text.ts';
import { checkReadyLines } from './ready-lines.ts';
import { toRecipient } from './to-recipient.ts';

export interface PlacementRequest {
  user: string;
  body: BodyOf<typeof placeOrder>;
  locale: Locale;
  idempotency: StoredOrder['idempotency'];
  settings: Pick<SettingsValues, 'depositShare' | 'unpaidHours'>;
}

export interface DraftOrder {
  order: StoredOrder;
  /** The lines of the cart that it is made of, in the order of its own. */
  lines: LoadedLine[];
}

const hourMs = 3_600_000;

/** The order with a code of its own; codes are random, and one in millions is another order's already. */
export function withNewCode(order: StoredOrder): StoredOrder {
  const code = createOrderCode();
  return { ...order, code, searchText: searchTextOf({ code, lines: order.lines }) };
}

/** The row of the chosen service. Throws RATE_NOT_FOUND where it does not go there, GOODS_RESTRICTED with the lines that it does not carry. */
function rowOf(rows: readonly EstimateRow[], service: EstimateRow['service'], locale: Locale): EstimateRow {
  const row = rows.find((candidate) => candidate.service === service);
  if (row === undefined) throw new ApiFailure('RATE_NOT_FOUND');
  const refused = row.refused.map(({ line: index, code, reason }) => ({ index, code, ...(reason.vi !== '' && { message: (locale === 'en' && reason.en) || reason.vi }) }));
  if (refused.length > 0) throw lineFailure('GOODS_RESTRICTED', refused, locale);
  return row;
}

async function estimatedShipping(catalogue: Pick<CatalogueClient, 'estimate'>, lines: readonly OrderLine[], { body: { recipient, service }, locale }: PlacementRequest): Promise<StoredOrder['shipping']> {
  const { cost, transitDays, chargeableGrams, total } = rowOf(await catalogue.estimate(recipient.country, lines.map(toEstimateLine)), service, locale);
  return { country: recipient.country, service, cost, transitDays, estimatedGrams: chargeableGrams, estimatedFee: total };
}

/** The order as it would be placed now, after all checks but that of the stock; nothing is written. Errors: those of `placeOrder`. */
export async function draftOrder(cart: Cart, catalogue: Pick<CatalogueClient, 'estimate'>, request: PlacementRequest): Promise<DraftOrder> {
  const { user, body, locale, idempotency, settings: { depositShare, unpaidHours } } = request;
  const recipient = toRecipient(body.recipient, locale);
  const ids = onceEach(body.lines, locale);
  const loaded = findLinesInCart(await loadLines(cart, { kind: 'user', id: user }, ids), ids, locale);
  checkReadyLines(loaded, body.lines, locale);

  const lines = loaded.map((line) => toOrderLine(line, line.line.amount));
  const charges = chargesOf(lines);
  checkCharges(charges, locale);
  if (depositOf(charges, depositShare) !== body.deposit) throw new ApiFailure('TOTALS_CHANGED');

  const shipping = await estimatedShipping(catalogue, lines, request);
  const at = cart.now();
  const order = withNewCode({
    _id: new Types.ObjectId(),
    code: '',
    user,
    status: 'AWAITING_DEPOSIT',
    lines,
    cartLines: ids,
    recipient,
    note: body.note,
    shipping,
    photos: [],
    ledger: [],
    depositShare,
    payBy: new Date(at.getTime() + unpaidHours * hourMs),
    timeline: [{ status: 'AWAITING_DEPOSIT', at, by: 'CUSTOMER', note: '' }],
    idempotency,
    searchText: '',
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  const charged = withEntries(order, [{ kind: 'GOODS', amount: charges.goods }, { kind: 'SERVICE_FEE', amount: charges.serviceFee }], at);
  // Goods that cost nothing wait for no deposit.
  return { order: settledOrder(charged, { at }), lines: loaded };
}
