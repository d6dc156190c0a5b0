import type { Identity } from '../../identity.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { findUserByEmail } from '../../user/user.repository.ts';
import type { StoredResetRequest } from './reset-request.model.ts';

const intervalMs = 1_000;

/** Requests the mails of forgotten passwords every second until the service stops; what a killed instance leaves, another one does. */
export function answerResetRequests(identity: Identity): void {
  const { logger, resetRequests, onStop } = identity;
  let stopped = false;
  let round = Promise.resolve();
  const answerAll = async () => {
    try {
      while (!stopped && (await resetRequests.exists({})) !== null) await answerNext(identity);
    } catch (error) {
      logger.error({ err: error }, 'requests to reset a password wait');
    }
  };
  const timer = setInterval(() => {
    round = round.then(answerAll);
  }, intervalMs);
  onStop(() => {
    stopped = true;
    clearInterval(timer);
    return round;
  });
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
