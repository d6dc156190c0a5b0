import PQueue from 'p-queue';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../../cart.ts';
import { findOrderCodes } from '../../order/order-code.ts';
import type { StoredPayment } from '../payment.model.ts';
import { referenceKeyOf } from '../reference-key.ts';
import type { NewTransfer } from '../record-payment/record-payment.service.ts';
import { recordTransfer } from '../record-payment/record-payment.service.ts';

export interface ImportResult {
  /** In the order of the statement. */
  recorded: StoredPayment[];
  /** How many were known already. */
  known: number;
}

/** Transactions at once: the longest statement is recorded well before the gateway stops waiting. */
const concurrency = 8;

/** Records the transfers of one account, each in a transaction of its own: an import that breaks off is completed by the next. */
export async function importTransfers(
  cart: Cart,
  transfers: readonly NewTransfer[],
  context: EventContext,
): Promise<ImportResult> {
  const known = await knownReferences(cart, transfers);
  // Of a reference that stands twice in the statement the first row counts.
  const unknown = transfers.filter((transfer) => {
    const key = referenceKeyOf(transfer);
    return !known.has(key) && known.add(key);
  });
  const queue = new PQueue({ concurrency });
  const recorded = new Map<NewTransfer, StoredPayment>();
  await Promise.all(
    groupByOrder(unknown).map((group) =>
      queue.add(async () => {
        for (const transfer of group) {
          const payment = await recordUnlessKnown(cart, transfer, context);
          if (payment !== undefined) recorded.set(transfer, payment);
        }
      }),
    ),
  );
  return {
    recorded: unknown.flatMap((transfer) => recorded.get(transfer) ?? []),
    known: transfers.length - recorded.size,
  };
}

/** Transfers for the same order are recorded one after the other, as they came. */
function groupByOrder(transfers: readonly NewTransfer[]): NewTransfer[][] {
  return [
    ...Map.groupBy(
      transfers,
      ({ content, bankReference }) => findOrderCodes(content).join(' ') || bankReference,
    ).values(),
  ];
}

/** Keys of references. */
export async function knownReferences({ payments }: Cart, transfers: readonly NewTransfer[]): Promise<Set<string>> {
  return new Set(await payments.distinct('referenceKey', { referenceKey: { $in: transfers.map(referenceKeyOf) } }));
}

async function recordUnlessKnown(
  cart: Cart,
  transfer: NewTransfer,
  context: EventContext,
): Promise<StoredPayment | undefined> {
  try {
    return await recordTransfer(cart, transfer, context);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'PAYMENT_WAS_EXISTED') return undefined;
    throw error;
  }
}
