import { isStaff } from '@gvg/contracts/definitions/caller';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { VerifiedToken } from '@gvg/service-kit/security/access-token';
import { rooms } from './rooms.ts';

/** Whose socket it is. */
export interface Person {
  kind: 'user' | 'guest';
  id: string;
  /** Session of a user. */
  sid: string | undefined;
  /** Of a user's access token: one that is older than the latest change of roles is refused. */
  version: number;
  isStaff: boolean;
  /** When the access token, or the guest's cookie, expires; seconds since 1970. */
  expiresAt: number;
}

export function userOf({ user, version, expiresAt }: VerifiedToken): Person {
  return { kind: 'user', id: user.id, sid: user.sid, version, isStaff: isStaff(user), expiresAt };
}

export function customerOf({ kind, id }: Pick<Person, 'kind' | 'id'>): ChatCustomer {
  return { kind, id };
}

/** The rooms that a socket is in; sockets cannot choose any. */
export function roomsOf(person: Person): string[] {
  if (person.kind === 'guest') return [rooms.person(person)];
  return [
    rooms.person(person),
    rooms.allUsers,
    ...(person.sid === undefined ? [] : [rooms.session(person.sid)]),
    ...(person.isStaff ? [rooms.staff, rooms.staffMember(person.id)] : []),
  ];
}
