import { randomUUID } from 'node:crypto';
import { sendMessage } from '@gvg/contracts/chat/http/messages';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { mount } from '@gvg/service-kit/endpoint';
import type { Chat } from '../../chat.ts';
import { presentMessages } from '../message.presenter.ts';
import { createCardCheck } from './check-card.ts';
import { conversationOf } from './conversation.ts';
import { openSenderLimit } from './sender-limit.ts';
import { findSent, storeMessage } from './store-message.ts';

export function sendMessageRoute(chat: Chat): void {
  const checkCard = createCardCheck(chat.environment);
  const countMessage = openSenderLimit(chat);

  mount(chat.app, sendMessage, async ({ body: { content, receiver, clientId = randomUUID() }, caller, locale, context }) => {
    const conversation = await conversationOf(chat, { caller, receiver, locale });
    const present = async (sent: Awaited<ReturnType<typeof storeMessage>>) => (await presentMessages(chat, [sent.message], { customer: sent.customer, reader: caller.id }))[0] as Message;
    // Before anything is counted or asked for: whoever repeats a message after a lost response gets it.
    const sent = await findSent(chat, conversation, clientId);
    if (sent !== undefined) return present(sent);
    await countMessage(conversation.sender);

    const { text = '', images = [], link, card } = content;
    const checkedCard = card && (await checkCard(card, conversation.customer));
    await chat.pictures.claim(conversation.sender, images.map(({ url }) => url));
    const stored = { text, images, ...(link !== undefined && { link }), ...(checkedCard && { card: checkedCard }) };
    return present(await storeMessage(chat, conversation, { clientId, content: stored, context }));
  });
}
