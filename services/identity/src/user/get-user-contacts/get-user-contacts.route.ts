import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { isStaffUser } from '../is-staff-user.ts';
import type { StoredUser } from '../user.model.ts';

export function getUserContactsRoute({ internalApp, users }: Identity): void {
  mount(internalApp, getUserContacts, async ({ body }) => {
    const found = await users.find({ _id: { $in: body.ids }, isClosed: false }).lean<StoredUser[]>();
    return {
      docs: found.map(({ _id, displayName, avatar, email, emailVerified, locale, roles, isBlocked }) => ({
        _id: _id.toHexString(),
        displayName,
        avatar,
        email,
        emailVerified,
        locale,
        isStaff: !isBlocked && isStaffUser({ roles }),
      })),
    };
  });
}
