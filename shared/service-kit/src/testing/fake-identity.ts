import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { startFakeService } from './fake-service.ts';
import type { FakeService } from './fake-service.ts';

type Contact = ResponseBodyOf<typeof getUserContacts>['docs'][number];

export interface FakeIdentity extends FakeService {
  /** Closed accounts, which have no contact. */
  closed: Set<string>;
  /** Users who are staff. */
  staff: Set<string>;
}

const contactOf = (_id: string): Omit<Contact, 'isStaff'> => ({
  _id,
  displayName: `Person ${_id.slice(-4)}`,
  avatar: null,
  email: `${_id}@mail.example`,
  emailVerified: true,
  locale: 'vi',
});

/** Starts a stand-in for identity's internal listener. Every user has a contact. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const service = await startFakeService();
  const closed = new Set<string>();
  const staff = new Set<string>();
  service.handle(getUserContacts, ({ body: { ids } }) => ({
    docs: ids.filter((id) => !closed.has(id)).map((id) => ({ ...contactOf(id), isStaff: staff.has(id) })),
  }));
  return Object.assign(service, { closed, staff });
}
