import type { ClientSession } from 'mongoose';
import { verifyEmail } from '@gvg/contracts/identity/http/auth';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Identity } from '../../identity.ts';
import type { StoredAuthCode } from '../../mail/auth-code.model.ts';
import { useAuthCode } from '../../mail/auth-codes.ts';
import { emailKeyOf } from '../../user/folded-keys.ts';
import { changeUser, requireUser, userWriteFailure } from '../../user/user.repository.ts';

export function verifyEmailRoute(identity: Identity): void {
  mount(identity.app, verifyEmail, async ({ body, context }) => {
    try {
      await identity.transact(async (session) => {
        const code = await useAuthCode(identity, session, body.authCode, ['VERIFY_EMAIL', 'VERIFY_NEW_EMAIL']);
        await (code.purpose === 'VERIFY_EMAIL' ? verifyAddress : takeNewAddress)(identity, session, code, context);
      });
    } catch (error) {
      throw userWriteFailure(error);
    }
    return undefined;
  });
}

async function verifyAddress(identity: Identity, session: ClientSession, { user: id, emailKey }: StoredAuthCode, context: EventContext): Promise<void> {
  const user = await requireUser(identity.users, id, session);
  if (user.emailKey !== emailKey) throw new ApiFailure('INVALID_TOKEN');
  if (!user.emailVerified) await changeUser(identity, session, user, { set: { emailVerified: true }, changed: ['emailVerified'], context });
}

async function takeNewAddress(identity: Identity, session: ClientSession, { user: id, emailKey }: StoredAuthCode, context: EventContext): Promise<void> {
  const user = await requireUser(identity.users, id, session);
  if (user.pendingEmail === null || emailKeyOf(user.pendingEmail) !== emailKey) throw new ApiFailure('INVALID_TOKEN');
  const set = { email: user.pendingEmail, emailKey, emailVerified: true, pendingEmail: null };
  await changeUser(identity, session, user, { set, changed: ['email', 'emailVerified', 'pendingEmail'], context });
  // Links that went to the old address.
  await identity.authCodes.deleteMany({ user: id }, { session });
}
