import { randomUUID } from 'node:crypto';
// oxlint-disable-next-line tests/no-waiting-for-time -- A page sends again after a while, as the shop's own does; the test awaits the message.
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Handshake } from '@gvg/contracts/realtime/socket-events';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { showConversation } from './shown-conversation.fixtures.ts';
import type { MessageList, ShownConversation } from './shown-conversation.fixtures.ts';

/** Shorter than the retry delay of a page, to speed up the test. */
const retryMs = 500;

export interface PersonOptions {
  url: string;
  handshake: Handshake;
  headers: Record<string, string>;
  /** Returns true if the message belongs on this person's page. */
  isForThisPerson(message: Message): boolean;
}

/** Simulated page with a socket that writes and reads conversations. Unconfirmed messages are sent again with the same `clientId`. */
export interface TalkingPerson {
  socket: Socket;
  /** Messages received over the socket that belong to other people. */
  foreign: readonly Message[];
  /** Resolves when the message is stored. */
  send(text: string, receiver?: string): Promise<Message>;
  /** Shows a room until `end`. */
  open(room: string): ShownConversation;
  end(): void;
}

export function openPerson({ url, handshake, headers, isForThisPerson }: PersonOptions): TalkingPerson {
  const ending = new AbortController();
  const conversations = new Map<string, ShownConversation>();
  const foreign: Message[] = [];
  const catchUp = () => conversations.forEach((conversation) => conversation.catchUp());

  /** Undefined if a retry makes sense. */
  async function call<Body>(path: string, init: RequestInit = {}): Promise<Body | undefined> {
    const response = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    );
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined || response.status >= 500 || response.status === 429)
      return undefined;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Body;
  }

  const socket = io(url, {
    auth: handshake,
    transports: ['websocket'],
    reconnectionDelay: retryMs / 2,
    reconnectionDelayMax: retryMs * 2,
    forceNew: true,
  });
  const connectLater = () => {
    // socket.io does not reconnect after a rejection or when the node closed the socket.
    // oxlint-disable-next-line tests/no-waiting-for-time -- A page connects again after a while; the test awaits the messages.
    if (!socket.active) setTimeout(() => !ending.signal.aborted && socket.connect(), retryMs);
  };
  socket.on('connect', catchUp).on('RESYNC', catchUp).on('disconnect', connectLater).on('connect_error', connectLater);
  socket.on('CHAT', (message: Message) => {
    if (isForThisPerson(message)) conversations.get(message.room._id)?.take(message);
    else foreign.push(message);
  });

  return {
    socket,
    foreign,
    async send(text, receiver) {
      const body = JSON.stringify({ clientId: randomUUID(), content: { text }, receiver });
      for (;;) {
        const message = await call<Message>('/v1/messages/send-message', { method: 'POST', body });
        if (message !== undefined) {
          conversations.get(message.room._id)?.take(message);
          return message;
        }
        ending.signal.throwIfAborted();
        await delay(retryMs);
      }
    },
    open(room) {
      const conversation = showConversation(
        (after, limit) => call<MessageList>(`/v1/messages?room=${room}&after=${after}&limit=${limit}`),
        ending.signal,
      );
      conversations.set(room, conversation);
      conversation.catchUp();
      return conversation;
    },
    end() {
      ending.abort();
      socket.disconnect();
    },
  };
}
