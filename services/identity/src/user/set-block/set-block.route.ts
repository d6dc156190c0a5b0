import { setBlock } from '@gvg/contracts/identity/http/users';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { presentUserSummary } from '../user.presenter.ts';
import { blockUser } from './block-user.ts';

export function setBlockRoute(identity: Identity): void {
  mount(identity.app, setBlock, async ({ params: { id }, body, caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    return presentUserSummary(await blockUser(identity, { id, ...body, caller, context }));
  });
}
