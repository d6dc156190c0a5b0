import { closeAccount } from '@gvg/contracts/identity/http/account';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { eraseAccount } from './erase-account.ts';

/** Refused while an order is open: its parcel and its money need the address and the name (rules/accounts.md). Waits while cart is away. */
export function closeAccountRoute(identity: Identity): void {
  mount(identity.app, closeAccount, async ({ caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    if ((await identity.countOpenOrders(caller.id)) > 0) throw new ApiFailure('ACTION_NOT_ALLOWED');
    await identity.transact((session) => eraseAccount(identity, session, { id: caller.id, context }));
    return undefined;
  });
}
