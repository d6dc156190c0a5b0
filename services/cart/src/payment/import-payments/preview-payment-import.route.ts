import { previewPaymentImport } from '@gvg/contracts/cart/http/payment-imports';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { findOrderCodes } from '../../order/order-code.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { plainReference } from '../reference-key.ts';
import { checkedStatement } from './checked-statement.ts';
import type { ComparedRow } from './compare-rows.ts';
import { compareRows } from './compare-rows.ts';

type NamedOrder = Pick<StoredOrder, 'code' | 'status' | 'due'>;
type PreviewedRow = ResponseBodyOf<typeof previewPaymentImport>['transfers'][number];

export function previewPaymentImportRoute(cart: Cart): void {
  mount(cart.app, previewPaymentImport, async ({ body, locale }) => {
    const { transfers, refused } = await checkedStatement(cart, body, locale);
    const codes = transfers.map(({ transfer: { content } }) => findOrderCodes(content));
    const [compared, orders] = await Promise.all([
      compareRows(cart, transfers),
      cart.orders.find({ code: { $in: codes.flat() } }, { code: 1, status: 1, due: 1 }).lean<NamedOrder[]>(),
    ]);
    const byCode = new Map(orders.map((order) => [order.code, order]));
    return {
      transfers: compared.map((row, index) => {
        // A content that names several orders is left to staff.
        const [order, another] = (codes[index] ?? []).flatMap((code) => byCode.get(code) ?? []);
        return previewed(row, another === undefined ? order : undefined);
      }),
      refused,
    };
  });
}

function previewed({ row, transfer, match, isDayDoubtful }: ComparedRow, order: NamedOrder | undefined): PreviewedRow {
  const { amount, bankReference, receivedAt, content } = transfer;
  return {
    ...{ row, amount, bankReference: plainReference(bankReference), receivedAt, content, isDayDoubtful },
    isKnown: match?.kind === 'KNOWN',
    ...(match !== undefined && match.kind !== 'KNOWN' && { twin: twinOf(match) }),
    ...(order !== undefined && { order: { code: order.code, status: order.status, due: order.due } }),
  };
}

function twinOf({ kind, known }: NonNullable<ComparedRow['match']>): PreviewedRow['twin'] {
  const { amount, bankReference, receivedAt, content } = known;
  const isRewritten = kind === 'LONG_NUMBER';
  return { ...{ amount, bankReference, content, isRewritten }, receivedAt: receivedAt.toISOString() };
}
