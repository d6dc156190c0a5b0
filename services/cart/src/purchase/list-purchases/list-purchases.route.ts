import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { listPurchases } from '@gvg/contracts/cart/http/purchases';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { findStaffPageOf } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentLineTo } from '../../order/order.presenter.ts';
import { isHeld } from '../../order/work/is-held.ts';
import { purchaseStateOf } from '../purchase-state.ts';
import { deskLines } from './desk-lines.ts';
import type { DeskLine } from './desk-lines.ts';

export function listPurchasesRoute(cart: Cart): void {
  mount(cart.app, listPurchases, ({ query: { sort, ...query }, caller }) => {
    const now = cart.now();
    const { field, direction } = parseSort(sort);
    return findStaffPageOf<DeskLine, PurchaseRow>(cart.orders, {
      pipeline: deskLines(query, now),
      hint: query.state === 'SOLD_OUT' ? { 'lines.cancelReason': 1 } : { status: 1, updatedAt: -1, _id: -1 },
      // A line's id is unique.
      sort: {
        ...(field === 'host' && { host: direction }),
        deadline: field === 'host' ? 1 : direction,
        createdAt: field === 'host' ? 1 : direction,
        'lines._id': 1,
      },
      paging: query,
      present: (row) => presentRow(cart, row, { reader: caller.id, now }),
    });
  });
}

function presentRow(
  { signer }: Pick<Cart, 'signer'>,
  { lines: line, host, work, ...order }: DeskLine,
  { reader, now }: { reader: string; now: Date },
): PurchaseRow {
  const deadline = line.askedPrice?.until ?? line.purchase?.arriveBy;
  const shown = { ...order, ...(work !== undefined && { work }) };
  return {
    order: order._id.toHexString(),
    code: order.code,
    orderStatus: order.status,
    customer: order.recipient.fullName,
    due: order.due,
    ...(work?.assignee !== undefined && { assignee: work.assignee }),
    ...(isHeld(shown, now) && work?.hold !== undefined && { heldUntil: work.hold.until.toISOString() }),
    revision: order.revision,
    line: presentLineTo({ id: reader, isStaff: true }, signer)(line),
    ...(host !== '' && { host }),
    state: purchaseStateOf(line, shown, now) ?? 'TO_BUY',
    ...(line.status !== 'CANCELLED' && deadline !== undefined && { deadline }),
    orderedAt: order.createdAt.toISOString(),
  };
}
