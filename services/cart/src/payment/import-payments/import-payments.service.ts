import PQueue from 'p-queue';
import type { RowRefusal } from '@gvg/contracts/cart/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Cart } from '../../cart.ts';
import { findOrderCodes } from '../../order/order-code.ts';
import type { StoredPayment } from '../payment.model.ts';
import { recordTransfer } from '../record-payment/record-payment.service.ts';
import { KnownTransferError } from '../record-payment/known-transfer.error.ts';
import type { ComparedRow } from './compare-rows.ts';
import { compareRows } from './compare-rows.ts';
import type { StatementRow } from './read-statement.ts';

export interface StatementToImport {
  rows: readonly StatementRow[];
  /** Rows that staff confirmed as transfers different from the one with the same reference. */
  otherTransfers: ReadonlySet<number>;
  isDayConfirmed: boolean;
  isFormerAccount: boolean;
  context: EventContext;
}

export interface ImportResult {
  /** In the order of the statement. */
  recorded: StoredPayment[];
  /** Number of transfers that were recorded before. */
  known: number;
  refused: { row: number; reason: RowRefusal }[];
}

type Outcome = StoredPayment | 'KNOWN' | RowRefusal;

/** Concurrent transactions, enough to record the longest statement well before the gateway's timeout. */
const concurrency = 8;

/** Records the transfers of one account, each in its own transaction, so that importing again completes an interrupted import. */
export async function importTransfers(cart: Cart, statement: StatementToImport): Promise<ImportResult> {
  const compared = await compareRows(cart, statement.rows);
  const queue = new PQueue({ concurrency });
  const outcomes = new Map<number, Outcome>();
  await Promise.all(
    groupByOrder(compared).map((group) =>
      queue.add(async () => {
        for (const row of group) outcomes.set(row.row, await importRow(cart, statement, row));
      }),
    ),
  );
  const result: ImportResult = { recorded: [], known: 0, refused: [] };
  for (const { row } of compared) {
    const outcome = outcomes.get(row);
    if (outcome === 'KNOWN') result.known += 1;
    else if (typeof outcome === 'string') result.refused.push({ row, reason: outcome });
    else if (outcome !== undefined) result.recorded.push(outcome);
  }
  return result;
}

/** Groups transfers for the same order, which are recorded one after the other in the order of the statement. */
function groupByOrder(rows: readonly ComparedRow[]): ComparedRow[][] {
  return [
    ...Map.groupBy(
      rows,
      ({ transfer: { content, bankReference } }) => findOrderCodes(content).join(' ') || bankReference,
    ).values(),
  ];
}

async function importRow(cart: Cart, statement: StatementToImport, compared: ComparedRow): Promise<Outcome> {
  const { row, transfer, match, isDayDoubtful } = compared;
  if (match?.kind === 'KNOWN') return 'KNOWN';
  const isAnotherTransfer = statement.otherTransfers.has(row);
  if (match !== undefined && !isAnotherTransfer) return match.kind;
  if (isDayDoubtful && !statement.isDayConfirmed) return 'DAY_NOT_CONFIRMED';
  const { isFormerAccount, context } = statement;
  const facts = { isAnotherTransfer, isDayConfirmed: isDayDoubtful, isFormerAccount };
  try {
    return await recordTransfer(cart, { transfer, facts, context });
  } catch (error) {
    // Another request has recorded it in the meantime.
    if (error instanceof KnownTransferError) return error.match.kind;
    throw error;
  }
}
