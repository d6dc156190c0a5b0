import type { ClientSession } from 'mongoose';
import { sameTransferDays } from '@gvg/contracts/cart/terms';
import { countDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { Cart } from '../cart.ts';
import type { StoredPayment } from './payment.model.ts';
import { plainAccount, plainReference } from './reference-key.ts';

/** Fields that identify a transfer in comparisons. */
export type KnownTransfer = Pick<StoredPayment, 'amount' | 'bankReference' | 'receivedAt' | 'content'>;

/**
 * Result of comparing a transfer with the recorded ones of its account: the same transfer, one with the same reference but another amount or day, or one whose
 * reference differs in trailing zeros, which spreadsheets cut off. Undefined for a new transfer.
 */
export type ReferenceMatch<Known extends KnownTransfer> = {
  kind: 'KNOWN' | 'POSSIBLE_DUPLICATE' | 'LONG_NUMBER';
  known: Known;
};

const decimal = /^\d+\.\d+$/;

/** Normal form of a reference and everything that a spreadsheet may turn it into. */
export function withoutCutZeros(bankReference: string): string {
  const reference = plainReference(bankReference);
  return decimal.test(reference) ? reference.replace(/\.?0+$/, '') : reference;
}

/** References of banks never have more decimals. */
const longestEnd = 7;

/** The reference, and the forms that a spreadsheet may have turned it into or made it from. */
function spellingsOf(bankReference: string): string[] {
  const reference = plainReference(bankReference);
  if (!decimal.test(reference)) return [reference];
  const bare = withoutCutZeros(reference);
  const pointed = bare.includes('.') ? bare : `${bare}.`;
  return [bare, ...Array.from({ length: longestEnd }, (_, zeros) => pointed + '0'.repeat(zeros))];
}

/** Finds the transfers of an account that have one of these references in any spelling. */
export function findByReference(
  { payments }: Pick<Cart, 'payments'>,
  { account, references }: { account: string; references: readonly string[] },
  session: ClientSession | null = null,
): Promise<StoredPayment[]> {
  return payments
    .find({ bankReference: { $in: references.flatMap(spellingsOf) }, account: plainAccount(account) })
    .session(session)
    .lean<StoredPayment[]>();
}

function isSameTransfer(one: Pick<KnownTransfer, 'amount' | 'receivedAt'>, other: typeof one): boolean {
  const days = countDays(vietnamDayOf(one.receivedAt), vietnamDayOf(other.receivedAt)) - 1;
  return one.amount === other.amount && Math.abs(days) <= sameTransferDays;
}

/** Compares a transfer with those of the same account. A transfer corrected to 0 no longer holds its reference. */
export function compareReference<Known extends KnownTransfer>(
  others: readonly Known[],
  transfer: Pick<KnownTransfer, 'amount' | 'bankReference' | 'receivedAt'>,
): ReferenceMatch<Known> | undefined {
  const reference = plainReference(transfer.bankReference);
  const counting = others.filter(({ amount }) => amount > 0);
  const same = counting.filter(({ bankReference }) => plainReference(bankReference) === reference);
  const known = same.find((one) => isSameTransfer(one, transfer));
  if (known !== undefined) return { kind: 'KNOWN', known };
  if (same[0] !== undefined) return { kind: 'POSSIBLE_DUPLICATE', known: same[0] };
  const rewritten = counting.find(
    (one) => withoutCutZeros(one.bankReference) === withoutCutZeros(reference) && isSameTransfer(one, transfer),
  );
  return rewritten === undefined ? undefined : { kind: 'LONG_NUMBER', known: rewritten };
}
