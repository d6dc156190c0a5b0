import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../../cart.ts';
import type { StoredPayment } from '../payment.model.ts';
import type { NewTransfer } from '../record-payment/record-payment.service.ts';
import { recordTransfer } from '../record-payment/record-payment.service.ts';

export interface ImportResult {
  recorded: StoredPayment[];
  /** How many were known already. */
  known: number;
}

/** Records the transfers of one account one after the other, each in a transaction of its own: an import that breaks off is completed by the next. */
export async function importTransfers(cart: Cart, transfers: readonly NewTransfer[], context: EventContext): Promise<ImportResult> {
  const known = await knownReferences(cart, transfers);
  const recorded: StoredPayment[] = [];
  for (const transfer of transfers) {
    if (known.has(transfer.bankReference)) continue;
    known.add(transfer.bankReference);
    const payment = await recordUnlessKnown(cart, transfer, context);
    if (payment !== undefined) recorded.push(payment);
  }
  return { recorded, known: transfers.length - recorded.length };
}

async function knownReferences({ payments }: Cart, transfers: readonly NewTransfer[]): Promise<Set<string>> {
  const [first] = transfers;
  if (first === undefined) return new Set();
  const references = await payments.distinct('bankReference', { account: first.account, bankReference: { $in: transfers.map(({ bankReference }) => bankReference) } });
  return new Set(references);
}

async function recordUnlessKnown(cart: Cart, transfer: NewTransfer, context: EventContext): Promise<StoredPayment | undefined> {
  try {
    return await recordTransfer(cart, transfer, context);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'PAYMENT_WAS_EXISTED') return undefined;
    throw error;
  }
}
