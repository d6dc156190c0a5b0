import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import { idSchema } from '@gvg/contracts/values/primitives';

export type ChatCaller = Extract<Caller, { kind: 'user' | 'guest' }>;

export const customerOf = ({ kind, id }: ChatCaller): ChatCustomer => ({ kind, id });

/** Staff is the other side of every conversation, and has none of its own. */
export const sideOf = (caller: ChatCaller): ChatSide => (isStaff(caller) ? 'staff' : 'customer');

export const otherSide = (side: ChatSide): ChatSide => (side === 'staff' ? 'customer' : 'staff');

const guestId = /^[0-9a-f]{32}$/;

/** The customer that an id belongs to: users and guests have ids of different lengths. Undefined for a text that is neither. */
export function customerById(id: string): ChatCustomer | undefined {
  if (idSchema.safeParse(id).success) return { kind: 'user', id };
  return guestId.test(id) ? { kind: 'guest', id } : undefined;
}

/** Query for what a customer has one of. */
export const ofCustomer = ({ kind, id }: ChatCustomer) => ({ 'customer.kind': kind, 'customer.id': id });

/** Query for rooms that have not moved elsewhere. */
export const openRooms = { merge: { $exists: false } };
