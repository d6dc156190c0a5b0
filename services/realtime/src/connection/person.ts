import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { rooms } from './rooms.ts';

/** Whose socket it is. */
export interface Person {
  kind: 'user' | 'guest';
  id: string;
  /** Session of a user. */
  sid: string | undefined;
  isStaff: boolean;
  /** When the access token, or the guest's cookie, expires; seconds since 1970. */
  expiresAt: number;
}

export function userOf({ id, sid, roles }: Extract<Caller, { kind: 'user' }>, expiresAt: number): Person {
  return { kind: 'user', id, sid, isStaff: isStaff({ kind: 'user', id, sid, roles }), expiresAt };
}

export function customerOf({ kind, id }: Pick<Person, 'kind' | 'id'>): ChatCustomer {
  return { kind, id };
}

/** The rooms that a socket is in; sockets cannot choose any. */
export function roomsOf(person: Person): string[] {
  if (person.kind === 'guest') return [rooms.person(person)];
  return [rooms.person(person), rooms.allUsers, ...(person.sid === undefined ? [] : [rooms.session(person.sid)]), ...(person.isStaff ? [rooms.staff, rooms.staffMember(person.id)] : [])];
}
