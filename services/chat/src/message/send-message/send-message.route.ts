import { randomUUID } from 'node:crypto';
import { sendMessage } from '@gvg/contracts/chat/http/messages';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { mount } from '@gvg/service-kit/http/endpoint';
import { tooManyRequests } from '@gvg/service-kit/security/request-limits';
import type { Chat } from '../../chat.ts';
import { foundMessage, presentMessage, profilesOf, signFor } from '../message.presenter.ts';
import type { MessageView } from '../message.presenter.ts';
import { createCardCheck } from './check-card.ts';
import { conversationOf } from './conversation.ts';
import { openSenderLimit } from './sender-limit.ts';
import { findSent, storeMessage } from './store-message.ts';
import type { SentMessage } from './store-message.ts';

export function sendMessageRoute(chat: Chat): void {
  const checkCard = createCardCheck(chat.environment);
  const countMessage = openSenderLimit(chat);

  mount(
    chat.app,
    sendMessage,
    async ({ body: { content, receiver, clientId = randomUUID() }, caller, locale, context }) => {
      const conversation = await conversationOf(chat, { caller, receiver, locale });
      const sign = signFor(chat.signer, caller.id);
      const present = ({ message, customer }: SentMessage, profiles: MessageView['profiles']): Message =>
        presentMessage(message, customer, { profiles, sign });
      const senders = () => profilesOf(chat.profiles, [conversation.sender]);
      const { text = '', images = [], link, card } = content;
      const waitMs = await countMessage(conversation.sender);
      // A sender who repeats a message after a lost response gets it, whatever has happened to limit, pictures or card since. Without these, the unique key
      // finds it on storing.
      const mayBeRefused = waitMs > 0 || images.length > 0 || card !== undefined;
      const sent = mayBeRefused ? await findSent(chat, conversation, clientId) : undefined;
      if (sent !== undefined) return present(sent, await senders());
      if (waitMs > 0) throw tooManyRequests(waitMs);

      const checkedCard = card && (await checkCard(card, conversation.customer));
      await chat.pictures.claim(
        conversation.sender,
        images.map(({ url }) => url),
      );
      const stored = { text, images, ...(link !== undefined && { link }), ...(checkedCard && { card: checkedCard }) };
      const [message, profiles] = await Promise.all([
        storeMessage(chat, conversation, { clientId, content: stored, context }),
        senders(),
      ]);
      chat.recentMessages.add(foundMessage(message, profiles));
      return present(message, profiles);
    },
  );
}
