import type { ClientSession, QueryFilter } from 'mongoose';
import type { Chat } from '../chat.ts';
import type { StoredMessage } from '../message/message.model.ts';
import type { StoredRoom } from './room.model.ts';

/** Removes a room with its messages, if there is one. Returns the paths of their pictures, to be removed last: a failure can be repeated. */
export async function removeRoom(
  { rooms, messages }: Pick<Chat, 'rooms' | 'messages'>,
  session: ClientSession,
  filter: QueryFilter<StoredRoom>,
): Promise<string[]> {
  const room = await rooms.findOneAndDelete(filter, { session }).lean();
  if (room === null) return [];
  const withPictures = await messages
    .find({ room: room._id, 'content.images.0': { $exists: true } })
    .session(session)
    .lean<StoredMessage[]>();
  await messages.deleteMany({ room: room._id }, { session });
  return [...new Set(withPictures.flatMap(({ content }) => content.images.map(({ url }) => url)))];
}
