import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { Chat } from '../chat.ts';
import type { StoredMessage } from '../message/message.model.ts';
import { presentMessage, signFor } from '../message/message.presenter.ts';
import type { StoredProfile } from '../profile/profile.model.ts';
import type { StoredRoom } from './room.model.ts';

/** Reader of rooms: they are presented for `side`, with pictures signed for `id`. */
export interface RoomReader {
  side: ChatSide;
  id: string;
}

type Source = Pick<Chat, 'messages' | 'profiles' | 'signer'>;
type Known = ReadonlyMap<string, StoredProfile>;

function presentCustomer({ customer, locale }: StoredRoom, profiles: Known): Room['customer'] {
  const profile = customer.kind === 'user' ? profiles.get(customer.id) : undefined;
  return {
    kind: customer.kind,
    id: customer.id,
    displayName: profile?.displayName ?? null,
    avatar: profile?.avatar ?? null,
    locale: profile?.locale ?? locale,
  };
}

function presentAnswer({ answered }: StoredRoom, profiles: Known): Room['answeredBy'] {
  return answered === undefined
    ? null
    : { _id: answered.by, displayName: profiles.get(answered.by)?.displayName ?? null, at: answered.at.toISOString() };
}

/** Ids of users in rooms and their last messages. */
const peopleIn = (rooms: readonly StoredRoom[], messages: readonly StoredMessage[]): string[] => [
  ...rooms.flatMap(({ customer, answered }) => [
    ...(customer.kind === 'user' ? [customer.id] : []),
    ...(answered === undefined ? [] : [answered.by]),
  ]),
  ...messages.flatMap(({ sender }) => (sender.kind === 'user' ? [sender.id] : [])),
];

/** Presents rooms with their last messages: one query for these, and one for the names. */
export async function presentRooms(
  { messages, profiles, signer }: Source,
  rooms: readonly StoredRoom[],
  reader: RoomReader,
): Promise<Room[]> {
  const last = await messages
    .find({ _id: { $in: rooms.flatMap(({ lastMessage }) => lastMessage ?? []) } })
    .lean<StoredMessage[]>();
  const known = await profiles.find(peopleIn(rooms, last));
  const byRoom = new Map(last.map((message) => [message.room.toHexString(), message]));
  return rooms.map((room) => {
    const _id = room._id.toHexString();
    const message = byRoom.get(_id);
    return {
      _id,
      isRead: room.unread[reader.side] === 0,
      unread: room.unread[reader.side],
      customer: presentCustomer(room, known),
      lastSeq: room.lastSeq,
      readSeq: { customer: room.readSeq.customer, staff: room.readSeq.staff },
      lastMessage:
        message === undefined
          ? null
          : presentMessage(message, room.customer, { profiles: known, sign: signFor(signer, reader.id) }),
      answeredBy: presentAnswer(room, known),
      createdAt: room.createdAt.toISOString(),
      updatedAt: room.updatedAt.toISOString(),
    };
  });
}

/** `presentRooms` for one room. */
export async function presentRoom(source: Source, room: StoredRoom, reader: RoomReader): Promise<Room> {
  const [presented] = await presentRooms(source, [room], reader);
  return presented as Room;
}
