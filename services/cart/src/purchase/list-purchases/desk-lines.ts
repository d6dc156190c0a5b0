import type { PipelineStage, QueryFilter } from 'mongoose';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { listPurchases } from '@gvg/contracts/cart/http/purchases';
import type { PurchaseFilter } from '@gvg/contracts/cart/terms';
import type { StoredOrder } from '../../order/order.model.ts';
import { searchFilter } from '../../order/search-filter.ts';
import { sellerCodeFilters } from '../seller-code.ts';

/** An order with one of its lines, as the pipeline returns it. */
export interface DeskLine extends Omit<StoredOrder, 'lines'> {
  lines: OrderLine;
  host: string;
}

/** Filter for the lines in a state (`purchaseStateOf`), after unwinding the lines. */
function linesInState(state: PurchaseFilter, now: Date): object {
  const hour = now.toISOString();
  const held = { 'work.hold.until': { $gt: now } };
  switch (state) {
    case 'TO_BUY':
      return { 'lines.status': 'TO_BUY', 'lines.askedPrice': { $exists: false } };
    case 'ASKED':
      return { 'lines.status': 'TO_BUY', 'lines.askedPrice': { $exists: true } };
    case 'BOUGHT':
      return { 'lines.status': 'BOUGHT', $or: [{ 'lines.purchase.arriveBy': { $gt: hour } }, held] };
    case 'LATE':
      return { 'lines.status': 'BOUGHT', 'lines.purchase.arriveBy': { $lte: hour }, $nor: [held] };
    case 'ARRIVING':
      return { 'lines.status': 'BOUGHT' };
    case 'SOLD_OUT':
      return { 'lines.cancelReason': { $exists: true } };
  }
}

/** Cancelled lines are listed whatever the order's status; all others only for orders in PURCHASING. */
const ordersWith = (state: PurchaseFilter): QueryFilter<StoredOrder> =>
  state === 'SOLD_OUT' ? { 'lines.cancelReason': { $exists: true } } : { status: 'PURCHASING' };

/** Pipeline that finds these lines, unsorted. Takes the host as written, like `hostOf`. */
export function deskLines(
  { state, host, assignee, search }: Pick<QueryOf<typeof listPurchases>, 'state' | 'host' | 'assignee' | 'search'>,
  now: Date,
): PipelineStage[] {
  const written = { $arrayElemAt: [{ $split: [{ $ifNull: ['$lines.url', ''] }, '/'] }, 2] };
  return [
    {
      $match: {
        ...ordersWith(state),
        ...(assignee !== undefined && { 'work.assignee': assignee === 'none' ? null : assignee }),
      },
    },
    { $unwind: '$lines' },
    { $match: { $and: [linesInState(state, now), { $or: [searchFilter(search), ...sellerCodeFilters(search)] }] } },
    {
      $set: {
        host: { $toLower: { $ifNull: [written, ''] } },
        deadline: { $ifNull: ['$lines.askedPrice.until', '$lines.purchase.arriveBy'] },
      },
    },
    ...(host === undefined ? [] : [{ $match: { host: host === 'none' ? '' : host.toLowerCase() } }]),
  ];
}
