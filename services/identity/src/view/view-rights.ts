import { isSystemAdmin } from '@gvg/contracts/definitions/caller';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { ViewArea } from '@gvg/contracts/identity/views';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredView } from './view.model.ts';

type UserCaller = Extract<Caller, { kind: 'user' }>;

/** Throws `INVALID_ROLE` for a list that the caller may not see. */
export function checkMaySeeArea(caller: UserCaller, area: ViewArea): void {
  if (area === 'audit' && !isSystemAdmin(caller)) throw new ApiFailure('INVALID_ROLE');
}

/** Throws `VIEW_NOT_FOUND` for a view that the caller may not see, and `ACTION_NOT_ALLOWED` for one that they may not change. */
export function checkMayChange(caller: UserCaller, view: StoredView | null): asserts view is StoredView {
  if (view === null) throw new ApiFailure('VIEW_NOT_FOUND');
  if (view.owner.toHexString() === caller.id) return;
  if (!view.isShared) throw new ApiFailure('VIEW_NOT_FOUND');
  if (!isSystemAdmin(caller)) throw new ApiFailure('ACTION_NOT_ALLOWED');
}
