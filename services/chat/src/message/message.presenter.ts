import type { ChatCustomer, Message } from '@gvg/contracts/chat/http/message-schema';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { Chat } from '../chat.ts';
import type { StoredProfile } from '../profile/profile.model.ts';
import type { Profiles } from '../profile/profiles.ts';
import type { StoredMessage } from './message.model.ts';
import type { FoundMessage } from './recent-messages.ts';
import type { SentMessage } from './send-message/store-message.ts';

/** Returns a picture's URL for a reader; `url` is its path. */
export type SignPicture = (url: string) => string;

export const signFor =
  (signer: PictureSigner, reader: string): SignPicture =>
  (url) =>
    signer.sign(url, reader);

export interface MessageView {
  profiles: ReadonlyMap<string, StoredProfile>;
  sign: SignPicture;
}

function presentSender(
  { sender: { kind, id }, side }: StoredMessage,
  profiles: MessageView['profiles'],
): Pick<Message, 'senderIsUser' | 'senderIsGuest'> {
  if (kind === 'guest') return { senderIsGuest: id };
  const { displayName = null, avatar = null } = profiles.get(id) ?? {};
  return { senderIsUser: { _id: id, displayName, avatar, isStaff: side === 'staff' } };
}

/** Presents a message of a customer's room. */
export function presentMessage(
  message: StoredMessage,
  customer: ChatCustomer,
  { profiles, sign }: MessageView,
): Message {
  const { _id, room, seq, clientId, side, content, readAt, createdAt } = message;
  return {
    _id: _id.toHexString(),
    room: { _id: room.toHexString() },
    seq,
    clientId,
    content: { ...content, images: content.images.map((image) => ({ ...image, signedUrl: sign(image.url) })) },
    ...presentSender(message, profiles),
    ...(side === 'staff' && { receiver: customer.id }),
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Current profiles of the senders. */
export const profilesOf = (
  profiles: Profiles,
  senders: readonly StoredMessage['sender'][],
): Promise<MessageView['profiles']> => profiles.find(senders.flatMap(({ kind, id }) => (kind === 'user' ? [id] : [])));

const unsigned: SignPicture = (url) => url;

/** Presents a message to other services. */
export const foundMessage = ({ message, customer }: SentMessage, profiles: MessageView['profiles']): FoundMessage => ({
  message: presentMessage(message, customer, { profiles, sign: unsigned }),
  customer,
});

/** Presents messages of one room with the current names of their senders. */
export async function presentMessages(
  { profiles, signer }: Pick<Chat, 'profiles' | 'signer'>,
  messages: readonly StoredMessage[],
  { customer, reader }: { customer: ChatCustomer; reader: string },
): Promise<Message[]> {
  const view = {
    profiles: await profilesOf(
      profiles,
      messages.map(({ sender }) => sender),
    ),
    sign: signFor(signer, reader),
  };
  return messages.map((message) => presentMessage(message, customer, view));
}
