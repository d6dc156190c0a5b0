import type { Identity } from '../../identity.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { findUserByEmail } from '../../user/user.repository.ts';
import type { StoredResetRequest } from './reset-request.model.ts';

/** Requests the mails of forgotten passwords; another instance continues after a killed one. */
export async function answerResetRequests(identity: Identity): Promise<void> {
  while ((await identity.resetRequests.exists({})) !== null) await answerNext(identity);
}

async function answerNext(identity: Identity): Promise<void> {
  await identity.withTransaction(async (transaction) => {
    const { session } = transaction;
    const request = await identity.resetRequests
      .findOneAndDelete({}, { sort: { _id: 1 }, session })
      .lean<StoredResetRequest>();
    const user = request && (await findUserByEmail(identity.users, request.email, session));
    if (!user || user.isBlocked) return;
    const context = { actor: { kind: 'system', id: 'anonymous' }, correlationId: request.correlationId } as const;
    await requestMail(identity, transaction, { user, template: 'RESET_PASSWORD', link: 'RESET_PASSWORD', context });
  });
}
