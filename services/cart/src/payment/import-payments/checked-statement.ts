import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { previewPaymentImport } from '@gvg/contracts/cart/http/payment-imports';
import { statementBankNames } from '@gvg/contracts/cart/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { isFormerAccount } from '../own-account.ts';
import { decodeStatement } from './decode-statement.ts';
import { readStatement } from './read-statement.ts';
import type { Statement } from './read-statement.ts';

const rowLimit = 5_000;

/**
 * Returns the transfers of a statement and whether its account was removed from the settings. Throws `INVALID_PAYLOAD` for an account that never was the
 * shop's, a file in another format than the bank's, and too many rows.
 */
export async function checkedStatement(
  cart: Cart,
  { account, bank, file, csv = '' }: BodyOf<typeof previewPaymentImport>,
  locale: Locale,
): Promise<Statement & { isFormerAccount: boolean }> {
  const isFormer = await isFormerAccount(cart, account, locale);
  const path = file === undefined ? 'csv' : 'file';
  const text = file === undefined ? csv : await decodeStatement(Buffer.from(file, 'base64'));
  const statement = text === undefined ? undefined : readStatement({ bank, account, csv: text });
  if (statement === undefined) throw invalidField({ path, code: 'INVALID_FORMAT', locale });
  if ('missing' in statement) {
    const values = { column: statement.missing, bank: statementBankNames[bank] };
    throw invalidField({ path, code: 'COLUMN_MISSING', locale, values });
  }
  if (statement.rowCount > rowLimit)
    throw invalidField({ path, code: 'TOO_MANY', locale, values: { maximum: String(rowLimit) } });
  return { ...statement, isFormerAccount: isFormer };
}
