import type { ChatCustomer, Message } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { NotificationToStore, StoreScope } from '../notification/notification-to-store.ts';
import type { Notify } from '../notify.ts';
import { excerpt } from '../templates/notices/excerpt.ts';
import { noticeText } from '../templates/notices/notice-text.ts';
import { conversationCause, otherSide } from './conversation-key.ts';
import type { StoredConversation } from './conversation.model.ts';

interface MessageToAnnounce {
  message: Message;
  customer: ChatCustomer;
  /** `targetKey` of `customer`. */
  customerKey: string;
  /** Side of the sender. */
  side: ChatSide;
}

/** Notifies of a message unless its reader has read it already. */
export async function announceMessage(
  { conversations, storeNotification }: Pick<Notify, 'conversations' | 'storeNotification'>,
  { message, customer, customerKey, side }: MessageToAnnounce,
  scope: StoreScope,
): Promise<void> {
  // A write, so that a reader's concurrent mark conflicts and one of the transactions is retried.
  const conversation = await conversations
    .findOneAndUpdate(
      { _id: customerKey },
      { $inc: { seen: 1 } },
      { upsert: true, returnDocument: 'after', session: scope.session },
    )
    .orFail()
    .lean<StoredConversation>();
  if (message.seq <= conversation[otherSide(side)]) return;
  const name = message.senderIsUser?.displayName ?? undefined;
  const text = noticeText((texts) => {
    const values = { name, text: excerpt(message.content, texts.excerpt) };
    return side === 'staff' ? texts.messageFromStaff(values) : texts.messageFromCustomer(values);
  });
  const forReader: Pick<NotificationToStore, 'target' | 'link' | 'about'> =
    side === 'staff'
      ? { target: customer, link: '/?chat=open' }
      : { target: { kind: 'staff' }, link: `/admin/messages?room=${message.room._id}`, about: customerKey };
  await storeNotification(
    { cause: conversationCause(customerKey), typeNotify: 'NEW_MESSAGE', text, seq: message.seq, ...forReader },
    scope,
  );
}
