import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import { idSchema } from '@gvg/contracts/values/primitives';

export type ChatCaller = Extract<Caller, { kind: 'user' | 'guest' }>;

export const customerOf = ({ kind, id }: ChatCaller): ChatCustomer => ({ kind, id });

/** Staff is the other side of every conversation and has none of its own. */
export const sideOf = (caller: ChatCaller): ChatSide => (isStaff(caller) ? 'staff' : 'customer');

export const otherSide = (side: ChatSide): ChatSide => (side === 'staff' ? 'customer' : 'staff');

const guestId = /^[0-9a-f]{32}$/;

/** Returns the customer with an id; ids of users and guests differ in length. Undefined for a text that is neither. */
export function customerById(id: string): ChatCustomer | undefined {
  if (idSchema.safeParse(id).success) return { kind: 'user', id };
  return guestId.test(id) ? { kind: 'guest', id } : undefined;
}

/** Filter for a customer's document. */
export const ofCustomer = ({ kind, id }: ChatCustomer) => ({ 'customer.kind': kind, 'customer.id': id });

/** Filter for rooms that have not been merged. */
export const openRooms = { merge: { $exists: false } };
