import { closeAccount } from '@gvg/contracts/identity/http/account';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { eraseAccount } from './erase-account.ts';

export function closeAccountRoute(identity: Identity): void {
  mount(identity.app, closeAccount, async ({ caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    await identity.transact((session) => eraseAccount(identity, session, { id: caller.id, context }));
    return undefined;
  });
}
