import type { Caller } from '@gvg/contracts/definitions/caller';
import { userBlocked, userUnblocked } from '@gvg/contracts/identity/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Identity } from '../../identity.ts';
import { endSessions } from '../../session/end-sessions.ts';
import { checkMayManage } from '../may-manage.ts';
import { protectLastSystemAdmin } from '../last-system-admin.ts';
import type { StoredUser } from '../user.model.ts';
import { presentUserSummary } from '../user.presenter.ts';
import { changeUser, requireUser } from '../user.repository.ts';

type UserCaller = Extract<Caller, { kind: 'user' }>;

export interface Block {
  id: string;
  isBlocked: boolean;
  reason?: string | undefined;
  revision?: number | undefined;
  caller: UserCaller;
  context: EventContext;
}

function checkMayBlock(caller: UserCaller, user: StoredUser): void {
  if (user._id.toHexString() === caller.id) throw new ApiFailure('ACTION_NOT_ALLOWED');
  checkMayManage(caller, user);
}

/** The reason is personal data and is erased with the person; the audit is permanent. */
const stateOf = ({ isBlocked, blockReason }: StoredUser) => ({ isBlocked, hasReason: blockReason !== null });

/** Ends a blocked person's sessions: every service rejects their access tokens once the block is committed. */
export function blockUser(identity: Identity, block: Block): Promise<StoredUser> {
  const { id, isBlocked, reason = '', revision, caller, context } = block;
  return identity.withTransaction(async (transaction) => {
    const { session } = transaction;
    const before = await requireUser(identity.users, id, session);
    checkMayBlock(caller, before);
    checkRevision(before, revision, presentUserSummary);
    if (before.isBlocked === isBlocked) return before;
    if (isBlocked) await protectLastSystemAdmin(identity, session, before);
    const blockReason = isBlocked && reason !== '' ? reason : null;
    const after = await changeUser(identity, transaction, before, {
      set: { isBlocked, blockReason },
      changed: ['isBlocked'],
      context,
    });
    if (isBlocked) await endSessions(identity, transaction, { user: after, context });
    transaction.record({
      contract: isBlocked ? userBlocked : userUnblocked,
      subjectId: id,
      revision: after.revision,
      data: { _id: id },
      context,
    });
    const action = isBlocked ? 'user.block' : 'user.unblock';
    transaction.record(
      auditEvent({ action, subject: { type: 'user', id }, before: stateOf(before), after: stateOf(after), context }),
    );
    return after;
  });
}
