import type { Role } from '@gvg/contracts/definitions/caller';
import { roles as knownRoles } from '@gvg/contracts/definitions/caller';
import { setRole } from '@gvg/contracts/identity/http/users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Identity } from '../../identity.ts';
import { requireRecentConfirmation } from '../../session/recent-confirmation.ts';
import { refuseOlderTokens } from '../../session/refuse-tokens.ts';
import { isStaffUser } from '../is-staff-user.ts';
import { protectLastSystemAdmin } from '../last-system-admin.ts';
import { presentUserSummary } from '../user.presenter.ts';
import { changeUser, requireUser } from '../user.repository.ts';

/** Each role once, in the order of the contract. */
const normalized = (roles: readonly Role[]) => knownRoles.filter((role) => roles.includes(role));

/** Access tokens with the old roles are rejected once the change is committed. The session continues and gets the new roles by its refresh. */
export function setRoleRoute(identity: Identity): void {
  mount(identity.app, setRole, async ({ params: { id }, body, caller, context }) => {
    await requireRecentConfirmation(identity, caller);
    if (id === caller.id) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const roles = normalized(body.roles);
    const user = await identity.withTransaction(async (transaction) => {
      const { session } = transaction;
      const before = await requireUser(identity.users, id, session);
      checkRevision(before, body.revision, presentUserSummary);
      if (roles.join() === normalized(before.roles).join()) return before;
      if (isStaffUser({ roles }) && !before.emailVerified) throw new ApiFailure('EMAIL_NOT_VERIFIED');
      if (!roles.includes('SYSTEM_ADMIN')) await protectLastSystemAdmin(identity, session, before);
      const tokenVersion = before.tokenVersion + 1;
      const after = await changeUser(identity, transaction, before, {
        set: { roles, tokenVersion },
        changed: ['roles'],
        context,
      });
      await refuseOlderTokens(identity, transaction, after, context);
      // The audit is permanent, so it contains nothing that must be erased with an account.
      transaction.record(
        auditEvent({
          action: 'user.set-role',
          subject: { type: 'user', id },
          before: { roles: before.roles },
          after: { roles },
          context,
        }),
      );
      return after;
    });
    return presentUserSummary(user);
  });
}
