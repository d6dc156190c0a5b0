import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Chat } from '../../chat.ts';
import { customerById, customerOf, ofCustomer, sideOf } from '../../room/customer.ts';
import type { ChatCaller } from '../../room/customer.ts';
import type { StoredRoom } from '../../room/room.model.ts';

/** Participants of a message: the sender, and the customer whose room it is. */
export interface Conversation {
  customer: ChatCustomer;
  side: ChatSide;
  sender: ChatCustomer;
  /** Page language of a customer who writes. */
  locale?: Locale;
}

interface Request {
  caller: ChatCaller;
  receiver: string | undefined;
  locale: Locale;
}

type Source = Pick<Chat, 'rooms' | 'profiles'>;

/**
 * Returns the customer that staff writes to: an existing user, a guest who has written, or the user that such a guest has signed in as. Throws `USER_NOT_FOUND`
 * and `ROOM_NOT_FOUND`.
 */
export async function receiverOf({ rooms, profiles }: Source, receiver: string): Promise<ChatCustomer> {
  const customer = customerById(receiver);
  if (customer === undefined) throw new ApiFailure('USER_NOT_FOUND');
  const room = await rooms.findOne(ofCustomer(customer), { merge: 1 }).lean<Pick<StoredRoom, 'merge'>>();
  if (room?.merge !== undefined) return { kind: 'user', id: room.merge.user };
  if (room === null && customer.kind === 'guest') throw new ApiFailure('ROOM_NOT_FOUND');
  if (room === null && !(await profiles.isOpen(customer.id))) throw new ApiFailure('USER_NOT_FOUND');
  return customer;
}

/** Throws the errors of `receiverOf`, `INVALID_ROLE` for a customer who names a receiver, and `INVALID_PAYLOAD` for staff that names none. */
export async function conversationOf(source: Source, { caller, receiver, locale }: Request): Promise<Conversation> {
  const [side, sender] = [sideOf(caller), customerOf(caller)];
  if (side === 'customer') {
    if (receiver !== undefined) throw new ApiFailure('INVALID_ROLE');
    return { customer: sender, side, sender, locale };
  }
  if (receiver === undefined) throw invalidField({ path: 'receiver', code: 'REQUIRED', locale });
  return { customer: await receiverOf(source, receiver), side, sender };
}
