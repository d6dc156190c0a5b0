import type { QueryFilter } from 'mongoose';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import type { listRooms } from '@gvg/contracts/chat/http/rooms';
import { searchTextFilters, searchWords } from '@gvg/service-kit/data/search-words';
import type { Chat } from '../../chat.ts';
import { customerById, ofCustomer, openRooms } from '../customer.ts';
import type { StoredRoom } from '../room.model.ts';

/** Names of guests on pages (glossary: guest, khách). */
const guestWords = ['khach', 'guest'];

/** Filters users by the words of their name, and guests by the word for guests and the start of their id. */
async function namedFilter(
  { storedProfiles }: Pick<Chat, 'storedProfiles'>,
  displayName: string,
): Promise<QueryFilter<StoredRoom>> {
  const words = searchWords(displayName);
  if (words.length === 0) return {};
  const users = await storedProfiles.find({ $and: searchTextFilters(displayName) }, { _id: 1 }).lean();
  const ids = words.filter((text) => !guestWords.some((called) => called.startsWith(text)));
  const guests = {
    'customer.kind': 'guest' as const,
    ...(ids.length > 0 && { $and: ids.map((text) => ({ 'customer.id': { $regex: `^${text}` } })) }),
  };
  return { $or: [{ 'customer.kind': 'user', 'customer.id': { $in: users.map(({ _id }) => _id) } }, guests] };
}

/** Returns undefined for an impossible customer id, which has no rooms. */
export async function roomFilter(
  chat: Pick<Chat, 'storedProfiles'>,
  { displayName = '', isRead, customer: id }: QueryOf<typeof listRooms>,
): Promise<QueryFilter<StoredRoom> | undefined> {
  const customer = id === undefined ? undefined : customerById(id);
  if (id !== undefined && customer === undefined) return undefined;
  return {
    ...openRooms,
    ...(await namedFilter(chat, displayName)),
    ...(isRead !== undefined && { 'unread.staff': isRead ? 0 : { $gt: 0 } }),
    ...(customer && ofCustomer(customer)),
  };
}
