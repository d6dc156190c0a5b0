import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { importPayments } from '@gvg/contracts/cart/http/payments';
import type { Locale } from '@gvg/contracts/values/locale';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { checkOwnAccount } from '../own-account.ts';
import { readStatement } from './read-statement.ts';
import type { Statement } from './read-statement.ts';

const rowLimit = 5_000;

/** The transfers of a statement. Throws INVALID_PAYLOAD for an account that is not the shop's, a file that is none of the bank's, and too many rows. */
export async function checkedStatement(
  cart: Cart,
  body: BodyOf<typeof importPayments>,
  locale: Locale,
): Promise<Statement> {
  await checkOwnAccount(cart, body.account, locale);
  const statement = readStatement(body);
  if (statement === undefined) throw invalidField({ path: 'csv', code: 'INVALID_FORMAT', locale });
  if (statement.rowCount > rowLimit)
    throw invalidField({ path: 'csv', code: 'TOO_MANY', locale, values: { maximum: String(rowLimit) } });
  return statement;
}
