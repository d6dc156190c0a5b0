import { closeAccount } from '@gvg/contracts/identity/http/account';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Rejected while an order is open, because its parcel and money need the address and the name (rules/accounts.md), while an amount is owed that the person does
 * not waive, and while cart is unavailable.
 */
export function closeAccountRoute(identity: Identity): void {
  mount(identity.app, closeAccount, async ({ caller, query: { forfeitsCredit = false }, locale, context }) => {
    await requireRecentConfirmation(identity, caller);
    const { count, owed } = await identity.countOpenOrders(caller.id);
    if (count > 0) throw new ApiFailure('ACTION_NOT_ALLOWED');
    if (owed > 0 && !forfeitsCredit) throw moneyOwed(owed, locale);
    await identity.withTransaction((transaction) =>
      eraseAccount(identity, transaction, { id: caller.id, forfeitsCredit, context }),
    );
    return undefined;
  });
}

function moneyOwed(owed: number, locale: Locale): ApiFailure {
  const code = 'MONEY_OWED';
  return new ApiFailure('ACTION_NOT_ALLOWED', {
    details: [
      { path: 'forfeitsCredit', code, message: validationMessage(code, locale, { amount: formatMoney(owed) }) },
    ],
  });
}
