import { phoneToE164 } from '@gvg/addresses/phones';
import { createUser } from '@gvg/contracts/identity/http/users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Identity } from '../../identity.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { newUser } from '../new-user.ts';
import { presentUserSummary } from '../user.presenter.ts';
import { findUserByEmail, insertUser, isNameTaken, userWriteFailure } from '../user.repository.ts';

/** Does not sign the user in: they choose a password by the link in the mail, which also verifies the address. */
export function createUserRoute(identity: Identity): void {
  const { app, users, withTransaction, now } = identity;
  mount(app, createUser, async ({ body: { displayName, email, phone: typed, locale: language }, locale, context }) => {
    const phone = typed === undefined ? null : phoneToE164(typed);
    if (phone === undefined) throw invalidField({ path: 'phone', code: 'INVALID_PHONE', locale });
    try {
      const user = await withTransaction(async (transaction) => {
        const { session } = transaction;
        if ((await findUserByEmail(users, email, session)) !== null) throw new ApiFailure('USER_WAS_EXISTED');
        if (await isNameTaken(users, displayName, { session })) throw new ApiFailure('DISPLAY_NAME_WAS_EXISTED');
        const created = newUser({ email, displayName, passwordHash: null, locale: language, phone }, now());
        await insertUser(identity, transaction, created, context);
        await requestMail(identity, transaction, {
          user: created,
          template: 'ACCOUNT_CREATED',
          link: 'RESET_PASSWORD',
          context,
        });
        transaction.record(
          auditEvent({
            action: 'user.create',
            subject: { type: 'user', id: created._id.toHexString() },
            before: null,
            // Excludes everything that must be erased with the account.
            after: { roles: created.roles, locale: language },
            context,
          }),
        );
        return created;
      });
      return presentUserSummary(user);
    } catch (error) {
      throw userWriteFailure(error);
    }
  });
}
