import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { Cart } from '../../cart.ts';

/** Throws `USER_NOT_FOUND` unless all of them are staff: customers must not be notified of internal notes. */
export async function requireColleagues(
  { environment }: Pick<Cart, 'environment'>,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const ids = [...new Set(people)];
  const { IDENTITY_INTERNAL_URL: url, INTERNAL_SECRET: secret } = environment;
  const { docs } = await callInternal(getUserContacts, { url, secret, service: 'cart' }, { body: { ids } });
  if (docs.filter(({ isStaff }) => isStaff).length < ids.length) throw new ApiFailure('USER_NOT_FOUND');
}
