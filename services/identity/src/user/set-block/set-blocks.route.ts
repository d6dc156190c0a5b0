import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import { setBlocks } from '@gvg/contracts/identity/http/users';
import { mount } from '@gvg/service-kit/http/endpoint';
import { outcomeOf } from '@gvg/service-kit/http/outcome-of';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { blockUser } from './block-user.ts';

type Result = ResponseOf<typeof setBlocks>['results'][number];

const refusals = [
  'USER_NOT_FOUND',
  'USER_WAS_DELETED',
  'INVALID_ROLE',
  'ACTION_NOT_ALLOWED',
  'VERSION_CONFLICT',
] as const;

export function setBlocksRoute(identity: Identity): void {
  mount(identity.app, setBlocks, async ({ body: { users, ...block }, caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    const results: Result[] = [];
    // Sequential, because each is a transaction.
    for (const { user, revision } of users) {
      const done = () => blockUser(identity, { id: user, revision, ...block, caller, context });
      results.push({ user, outcome: await outcomeOf(done, 'DONE', refusals) });
    }
    return { results };
  });
}
