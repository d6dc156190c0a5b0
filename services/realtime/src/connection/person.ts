import { isStaff } from '@gvg/contracts/definitions/caller';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { VerifiedToken } from '@gvg/service-kit/security/access-token';
import { rooms } from './rooms.ts';

/** Owner of a socket. */
export interface Person {
  kind: 'user' | 'guest';
  id: string;
  /** Session of a user. */
  sid: string | undefined;
  /** Version of a user's access token: one older than the latest change of roles is rejected. */
  version: number;
  isStaff: boolean;
  /** Expiry of the access token or the guest's cookie, in seconds since 1970. */
  expiresAt: number;
}

export function userOf({ user, version, expiresAt }: VerifiedToken): Person {
  return { kind: 'user', id: user.id, sid: user.sid, version, isStaff: isStaff(user), expiresAt };
}

export function customerOf({ kind, id }: Pick<Person, 'kind' | 'id'>): ChatCustomer {
  return { kind, id };
}

/** Rooms of a socket, which it cannot choose. */
export function roomsOf(person: Person): string[] {
  if (person.kind === 'guest') return [rooms.person(person)];
  return [
    rooms.person(person),
    rooms.allUsers,
    ...(person.sid === undefined ? [] : [rooms.session(person.sid)]),
    ...(person.isStaff ? [rooms.staff, rooms.staffMember(person.id)] : []),
  ];
}
