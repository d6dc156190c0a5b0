import type { Cart } from '../../cart.ts';
import { compareReference, findByReference, withoutCutZeros } from '../compare-reference.ts';
import type { ReferenceMatch, KnownTransfer } from '../compare-reference.ts';
import { isDoubtfulDay } from '../doubtful-day.ts';
import type { StatementRow } from './read-statement.ts';

/** A row of a statement, compared with recorded transfers and the rows above it. */
export interface ComparedRow extends StatementRow {
  match: ReferenceMatch<KnownTransfer> | undefined;
  isDayDoubtful: boolean;
}

/** Compares the rows of one account's statement, in their order. */
export async function compareRows(cart: Cart, rows: readonly StatementRow[]): Promise<ComparedRow[]> {
  const account = rows[0]?.transfer.account;
  if (account === undefined) return [];
  const references = rows.map(({ transfer }) => transfer.bankReference);
  const recorded = await findByReference(cart, { account, references });
  const known = Map.groupBy<string, KnownTransfer>(recorded, ({ bankReference }) => withoutCutZeros(bankReference));
  return rows.map(({ row, transfer }) => {
    const receivedAt = new Date(transfer.receivedAt);
    const group = withoutCutZeros(transfer.bankReference);
    const others = known.get(group) ?? [];
    const match = compareReference(others, { ...transfer, receivedAt });
    if (match?.kind !== 'KNOWN') known.set(group, [...others, { ...transfer, receivedAt }]);
    return { row, transfer, match, isDayDoubtful: isDoubtfulDay(receivedAt, cart.now()) };
  });
}
